// Sends the height of this page to the page around at each change, and opens links outside of the frame, where the
// portal's pages refuse to be framed. It sends no content, and takes one message: WordPress asks for the height.
const frame = new URLSearchParams(location.search).get('frame') ?? '';
/** WordPress names its frames so, some after they have loaded, and takes the height and the pressed link of a frame under this name. */
const secret = () => new URLSearchParams(location.hash.replace(/^#\??/, '')).get('secret');
/** So long a page may take to leave before the address is shown: some browsers refuse without an error. */
const PATIENCE_MILLISECONDS = 1500;
/** The widget of this page: /embed/frame/search has hearth-search. */
const tag = `hearth-${location.pathname.split('/').pop()}`;
let sentHeight = 0;

/** Suggestions and types scroll in a list of at most this height; see the widget's over-page.ts. */
const MOST_LIST_HEIGHT = 420;

function postHeight() {
  const height = Math.ceil(Math.max(document.body.getBoundingClientRect().height, listEnd()));
  if (height === sentHeight || height === 0) return;
  sentHeight = height;
  parent.postMessage({ type: 'hearth:resize', height, frame }, '*');
  postToWordPress('height', height);
}

function postToWordPress(message, value) {
  if (secret()) parent.postMessage({ message, value, secret: secret() }, '*');
}

/** The script of WordPress may come after the frame, and asks then. */
function answerWordPress({ source, data }) {
  if (source === parent && data?.message === 'ready' && sentHeight > 0) postToWordPress('height', sentHeight);
}

/** Height at which an open list ends: it lies over the page, to whose height it adds nothing. */
function listEnd() {
  const list = document.querySelector(tag)?.shadowRoot?.querySelector('[role=listbox], [open] > fieldset');
  if (!list) return 0;
  return list.getBoundingClientRect().top + scrollY + Math.min(list.scrollHeight, MOST_LIST_HEIGHT) + 12;
}

function watchLists() {
  const { shadowRoot } = document.querySelector(tag) ?? {};
  const changes = { childList: true, subtree: true, attributeFilter: ['open'] };
  if (shadowRoot) new MutationObserver(postHeight).observe(shadowRoot, changes);
}

function follow(event) {
  const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.href);
  if (event.defaultPrevented || !isPlain || !/^https?:$/.test(link?.protocol)) return;
  const { href, target } = link;
  if (target && !/^_(top|blank)$/i.test(target)) return;
  event.preventDefault();
  const wanted = target.toLowerCase() === '_blank' || isOwnPage(parent) ? inTab : inTop;
  if (wanted(href)) return;
  postToWordPress('link', href);
  show(href, event);
}

/** The snippet builder, which must not go away because a link of its preview was tried. */
function isOwnPage(page) {
  try {
    return page.location.origin === location.origin;
  } catch {
    return false;
  }
}

/** False where the frame is not allowed to, and no new tab either. */
function inTop(href) {
  try {
    top.location.href = href;
  } catch {
    // A tab of a sandbox may be as limited as the frame, so the address is shown all the same.
    inTab(href);
    return false;
  }
  const late = setTimeout(show, PATIENCE_MILLISECONDS, href);
  addEventListener('pagehide', () => clearTimeout(late), { once: true });
  return true;
}

/** Without `noopener`, for which every browser returns null: a frame that may open no tab has to know. */
function inTab(href) {
  const tab = window.open(href, '_blank');
  if (tab === null) return false;
  tab.opener = null;
  return true;
}

/** By the language of this page. */
const notes = {
  en: { field: 'Address of the link', copy: 'If the page does not open, copy its address into a new tab:' },
  es: {
    field: 'Dirección del enlace',
    copy: 'Si la página no se abre, copie su dirección en una pestaña nueva:',
  },
};

/** Position of the pressed link: the frame may be far higher than its visible part. */
function show(href, press) {
  const note = document.querySelector('.address') ?? document.createElement('p');
  const field = Object.assign(document.createElement('input'), { value: href, readOnly: true });
  const words = notes[document.documentElement.lang] ?? notes.en;
  field.ariaLabel = words.field;
  field.addEventListener('focus', () => field.select());
  note.className = 'address';
  note.role = 'status';
  note.replaceChildren(words.copy, field);
  if (press?.pageY) note.style.top = `${press.pageY}px`;
  document.body.append(note);
}

if (parent !== window) {
  new ResizeObserver(postHeight).observe(document.body);
  customElements.whenDefined(tag).then(watchLists);
  addEventListener('click', follow);
  addEventListener('message', answerWordPress);
  addEventListener('hashchange', () => postToWordPress('height', sentHeight));
}
