/**
 * Acts where a dialog beside this element of a widget can be seen: at once, or when the page displays the widget. A modal dialog
 * in a part that is not displayed, for instance the copy of a widget for phones, would lock the page unseen.
 */
export function onceSeen(element: Element, act: () => void): void {
  const root = element.getRootNode();
  if (isSeen(element)) act();
  else if (root instanceof ShadowRoot) whenSeen(element, root.host, act);
}

function whenSeen(element: Element, host: Element, act: () => void): void {
  new ResizeObserver((_changes, observer) => {
    if (!isSeen(element)) return;
    observer.disconnect();
    act();
  }).observe(host);
}

/** By a dialog, which has a box even where its widget has `display: contents`. */
function isSeen(element: Element): boolean {
  const probe = document.createElement('dialog');
  probe.open = true;
  element.after(probe);
  const isDisplayed = probe.checkVisibility();
  probe.remove();
  return isDisplayed;
}
