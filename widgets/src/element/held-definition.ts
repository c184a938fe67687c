let heldTag = '';
let heldDefinition = () => {};

/**
 * Keeps the definition of this element until the returned function is called. A file that has the loader along defines its
 * element only once it comes near the viewport.
 */
export function hold(tag: string): () => void {
  heldTag = tag;
  return () => {
    if (!customElements.get(tag)) heldDefinition();
  };
}

/** Defines an element, now or later. */
export function defineOrHold(tag: string, define: () => void): void {
  if (tag === heldTag) heldDefinition = define;
  else define();
}
