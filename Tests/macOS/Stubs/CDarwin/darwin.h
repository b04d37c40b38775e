// As much of Darwin's headers as Instar uses, with the types that they have there on x86_64 and arm64: struct stat, sigaction,
// dirent and mode_t are what differs from Linux. Bodies are nowhere: this is only type-checked.
#ifndef DARWIN_H
#define DARWIN_H
#include <stddef.h>
#include <stdint.h>

typedef int32_t dev_t;
typedef uint16_t mode_t;
typedef uint64_t ino_t;
typedef int64_t off_t;
typedef int32_t pid_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
typedef long ssize_t;
typedef int sig_atomic_t;
typedef uint32_t sigset_t;

typedef struct __sFILE FILE;
extern FILE *__stdinp, *__stdoutp, *__stderrp;
#define stdin __stdinp
#define stdout __stdoutp
#define stderr __stderrp
int *__error(void);
#define errno (*__error())
void *malloc(size_t);
size_t strlen(const char *);
void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t);
off_t lseek(int, off_t, int);
#define SEEK_SET 0
double cbrt(double);
double pow(double, double);
int setenv(const char *, const char *, int);
int unsetenv(const char *);

struct timespec {
  long tv_sec;
  long tv_nsec;
};

typedef enum { _CLOCK_THREAD_CPUTIME_ID = 16 } clockid_t;
int clock_gettime(clockid_t, struct timespec *);

struct stat {
  dev_t st_dev;
  mode_t st_mode;
  uint16_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int access(const char *, int);

typedef struct DIR {
  int fd;
} DIR;
#define DT_DIR 4
#define DT_REG 8
struct dirent {
  ino_t d_ino;
  uint16_t d_reclen;
  uint8_t d_type;
  char d_name[1024];
};
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);

#define SIGHUP 1
#define SIGINT 2
#define SIGPIPE 13
#define SIGKILL 9
#define SIGTERM 15
struct siginfo;
union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, struct siginfo *, void *);
};
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
int sigaction(int, const struct sigaction *, struct sigaction *);
void (*signal(int, void (*)(int)))(int);
int raise(int);
int kill(pid_t, int);

#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define R_OK (1 << 2)
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_NONBLOCK 0x0004
#define O_CLOEXEC 0x01000000
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EEXIST 17
#define EPIPE 32
#define EADDRINUSE 48
#define _SC_NPROCESSORS_ONLN 58
int atexit(void (*)(void));
int chmod(const char *, mode_t);
int close(int);
_Noreturn void exit(int);
int fchmod(int, mode_t);
void free(void *);
char *getenv(const char *);
uid_t getuid(void);
int isatty(int);
struct winsize {
  unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel;
};
int mkdir(const char *, mode_t);
char *mkdtemp(char *);
int mkfifo(const char *, mode_t);
int mkstemp(char *);
ssize_t read(int, void *, size_t);
struct pollfd {
  int fd;
  short events;
  short revents;
};
typedef unsigned int nfds_t;
#define POLLIN 0x0001
int poll(struct pollfd *, nfds_t, int);
double hypot(double, double);
double atan2(double, double);
char *realpath(const char *restrict, char *restrict);
int rename(const char *, const char *);
int rmdir(const char *);
char *strerror(int);
long sysconf(int);
mode_t umask(mode_t);
int unlink(const char *);
ssize_t write(int, const void *, size_t);
#endif
