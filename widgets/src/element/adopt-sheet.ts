/**
 * Adds the sheet once to the tree that contains `node`: the shadow root in a widget, the document in the portal.
 * For code that arrives late (the map); what an element needs from the start goes into `defineElement({ sheets })`.
 */
export function adoptSheet(node: Node, sheet: CSSStyleSheet): void {
  const tree = node.getRootNode();
  if (!(tree instanceof Document || tree instanceof ShadowRoot)) return;
  if (!tree.adoptedStyleSheets.includes(sheet)) tree.adoptedStyleSheets.push(sheet);
}
