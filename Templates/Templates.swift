/// embedded
