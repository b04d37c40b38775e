"use strict";

// Keeps the preview up to date with the page's file: reloads the frame when the web page has changed, and fetches the
// notices when they have changed. A server-sent event names both by their digests.
(() => {
  const frame = document.getElementById("site");
  const notices = document.getElementById("notices");
  const status = document.getElementById("status");
  const sitePath = frame.getAttribute("src");
  const shown = { site: notices.dataset.site, notices: notices.dataset.notices };
  let wired = null;
  let place = null;

  // The reader's place in the web page, restored after a reload.
  function currentPlace() {
    const view = frame.contentWindow;
    const focused = document.activeElement === frame;
    const id = focused ? frame.contentDocument.activeElement?.id : null;
    return { left: view.scrollX, top: view.scrollY, focused, id };
  }

  function reloadSite() {
    const view = frame.contentWindow;
    place ??= currentPlace();
    if (view.location.pathname === sitePath) view.location.reload();
    else view.location.replace(sitePath);
  }

  function returnTo({ left, top, focused, id }) {
    const view = frame.contentWindow;
    view.scrollTo({ left, top, behavior: "instant" });
    if (!focused) return;
    const element = id ? frame.contentDocument.getElementById(id) : null;
    if (element) element.focus({ preventScroll: true });
    else view.focus();
  }

  async function updateNotices() {
    const answer = await fetch("/instar/notices", { cache: "no-store" });
    if (!answer.ok) return;
    const fetched = new DOMParser().parseFromString(await answer.text(), "text/html");
    const newer = fetched.getElementById("notices");
    const headline = fetched.getElementById("headline").textContent;
    document.getElementById("headline").textContent = headline;
    document.getElementById("diagnostics").replaceChildren(...fetched.getElementById("diagnostics").childNodes);
    notices.hidden = newer.hidden;
    notices.open = newer.open;
    shown.notices = newer.dataset.notices;
    status.textContent = headline || "No problems left.";
    showTitle();
  }

  function showTitle() {
    const title = frame.contentDocument?.title;
    if (title) document.title = (notices.open ? "✗ " : "") + title;
  }

  // The address of the outer page has the web page's hash, so that it can be kept and sent to others.
  function followHash() {
    const hash = frame.contentWindow.location.hash;
    if (hash !== location.hash) history.replaceState(null, "", hash || location.pathname);
  }

  // Only the web page may be in the frame; what it links to opens beside it.
  function openBeside(event) {
    const link = event.target.closest?.("a");
    const address = link?.getAttribute("href") ?? link?.getAttribute("xlink:href");
    if (event.defaultPrevented || !address) return;
    const url = new URL(address, frame.contentDocument.baseURI);
    if (url.origin === location.origin || !["http:", "https:"].includes(url.protocol)) return;
    event.preventDefault();
    window.open(url, "_blank", "noopener");
  }

  function siteLoaded() {
    const view = frame.contentWindow;
    if (wired === frame.contentDocument || view.location.href === "about:blank") return;
    const isFirst = wired === null;
    wired = frame.contentDocument;
    for (const kind of ["hashchange", "popstate", "click", "keyup", "change"]) {
      view.addEventListener(kind, () => setTimeout(followHash));
    }
    view.addEventListener("click", openBeside);
    if (isFirst && location.hash) view.location.replace(sitePath + location.hash);
    else if (isFirst && document.activeElement === document.body) view.focus();
    if (place) returnTo(place);
    place = null;
    showTitle();
  }

  function connect() {
    const events = new EventSource("/instar/events");
    events.onopen = () => {
      status.classList.remove("lost");
      status.textContent = "";
    };
    events.onmessage = ({ data }) => {
      const [site, digest] = data.split(" ");
      if (site !== shown.site) {
        shown.site = site;
        reloadSite();
      }
      if (digest !== shown.notices) updateNotices();
    };
    events.onerror = () => {
      status.classList.add("lost");
      status.textContent = "The preview has stopped. This page continues when 'instar preview' runs again.";
      if (events.readyState === EventSource.CLOSED) setTimeout(connect, 1000);
    };
  }

  frame.addEventListener("load", siteLoaded);
  window.addEventListener("hashchange", () => {
    if (frame.contentWindow.location.hash !== location.hash) {
      frame.contentWindow.location.replace(sitePath + location.hash);
    }
  });
  // The frame may have been loaded before this script was.
  if (frame.contentDocument?.readyState === "complete") siteLoaded();
  connect();
})();
