const typing = ['keydown', 'keypress', 'keyup', 'beforeinput', 'paste', 'copy', 'cut'];

/** Between the press of an Escape that closes nothing here and its release: the page may use it. */
let isPageEscape = false;

/**
 * Keeps from the page the text typed into a field of an element, and an Escape that closes something of the element. Listeners of the
 * page see the element as the target, not the field. Tab passes, since modal dialogs of the page hold the focus by it.
 */
export function keepTyping(shadow: ShadowRoot): void {
  for (const type of typing)
    shadow.addEventListener(type, (event) => {
      if (isOfElement(event as KeyboardEvent, shadow)) event.stopPropagation();
    });
}

function isOfElement({ type, key, target, defaultPrevented }: KeyboardEvent, shadow: ShadowRoot): boolean {
  if (key !== 'Escape') return key !== 'Tab' && (target as Element).matches('input, select, textarea');
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
