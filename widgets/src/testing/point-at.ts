const send = (element: Element, names: readonly string[], related: Element): void => {
  for (const name of names) {
    const bubbles = name === 'pointerover' || name === 'pointerout';
    element.dispatchEvent(new PointerEvent(name, { bubbles, relatedTarget: related }));
  }
};

/**
 * Sends what a browser sends when a pointer enters an element. The real mouse belongs to the page: whatever is drawn under it
 * meanwhile gets its events as well.
 */
export const pointAt = (element: Element, from: Element = document.body): void =>
  send(element, ['pointerover', 'pointerenter'], from);

/** The same for a pointer that leaves it. */
export const pointAway = (element: Element): void =>
  send(element, ['pointerout', 'pointerleave'], document.body);
