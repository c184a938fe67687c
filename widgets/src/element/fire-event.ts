/** Fires an event of an element at the page. Returns false when a listener prevented the default action. */
export function fireEvent(element: Element, name: string, detail: unknown): boolean {
  return element.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
  );
}
