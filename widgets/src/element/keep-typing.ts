const typing = ['keydown', 'keypress', 'keyup', 'beforeinput', 'paste', 'copy', 'cut'];

/** Between the press of an Escape that closes nothing here and its release: the page may use it. */
let isPageEscape = false;

/** Shadow roots whose fields keep their letters. */
const kept = new WeakSet<Node>();

/** On the way to a field listeners of the page come first: `preventDefault` there would take its letters. */
function keepDefault(event: Event): void {
  const [target] = event.composedPath() as [Element];
  if (kept.has(target.getRootNode?.()) && isTyping(event as KeyboardEvent, target))
    Object.defineProperty(event, 'preventDefault', { value() {}, configurable: true });
}

// One listener for all elements of a page, which stays with the code.
for (const type of typing) addEventListener(type, keepDefault, true);

const isTyping = ({ key }: KeyboardEvent, target: Element): boolean =>
  key !== 'Escape' && key !== 'Tab' && target.matches('input, select, textarea');

/**
 * Keeps from the page the text typed into a field of an element, and an Escape that closes something of the element. Listeners of the
 * page see the element as the target, not the field. Tab passes, since modal dialogs of the page hold the focus by it.
 */
export function keepTyping(shadow: ShadowRoot): void {
  kept.add(shadow);
  for (const type of typing) {
    shadow.addEventListener(type, (event) => Reflect.deleteProperty(event, 'preventDefault'), true);
    shadow.addEventListener(type, (event) => {
      if (isOfElement(event as KeyboardEvent, shadow)) event.stopPropagation();
    });
  }
}

function isOfElement(event: KeyboardEvent, shadow: ShadowRoot): boolean {
  const { type, key, target, defaultPrevented } = event;
  if (key !== 'Escape') return isTyping(event, target as Element);
  const isPassed = isPageEscape;
  isPageEscape = type === 'keydown' && !defaultPrevented && !shadow.querySelector('dialog[open]');
  if (type === 'keydown' && !isPageEscape) keepRelease();
  return !(isPageEscape || isPassed);
}

/** Keeps the release of an Escape from the page too: the focus may be on the page by then. */
function keepRelease(): void {
  const released = new AbortController();
  const options = { capture: true, signal: released.signal };
  const release = (event: KeyboardEvent): void => {
    if (event.type === 'keyup' && event.key !== 'Escape') return;
    if (event.type === 'keyup') event.stopPropagation();
    released.abort();
  };
  addEventListener('keyup', release, options);
  addEventListener('keydown', release, options);
}
