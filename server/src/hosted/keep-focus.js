// Gives the focus of a link in the first view to the same link of the widget that takes the view's place. The view stays in
// the document, but no slot shows it any more. Fields and buttons are inert there, so they cannot have the focus.
const view = document.querySelector('.view');
const element = view?.parentElement;
/** The focused link or summary, with its place among those like it: a card has two links of one address. */
let focused;
let place = 0;

const like = ({ localName, href }, root) =>
  [...root.querySelectorAll(localName)].filter((each) => each.href === href);

function note() {
  focused = document.activeElement === view ? view.shadowRoot.activeElement : undefined;
  place = focused ? like(focused, view.shadowRoot).indexOf(focused) : 0;
}

/** Its homes may come later than the widget itself. */
function give(_, observer) {
  if (!focused || view.assignedSlot) return;
  const same = like(focused, element.shadowRoot)[place];
  same?.focus({ preventScroll: true });
  if (same) observer.disconnect();
}

if (view?.shadowRoot) {
  note();
  // A step within the view is no news outside of its shadow root.
  for (const root of [document, view.shadowRoot]) root.addEventListener('focusin', note);
  // Without a slot a link loses its focus, which is no choice of the visitor.
  document.addEventListener('focusout', () => {
    if (view.assignedSlot) focused = undefined;
  });
  const observer = new MutationObserver(give);
  customElements.whenDefined(element.localName).then(() => {
    give([], observer);
    observer.observe(element.shadowRoot, { childList: true, subtree: true });
  });
}
