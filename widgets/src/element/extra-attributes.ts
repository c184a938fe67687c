/** Undeclared attributes of an element, as written: text by attribute name. */
export type ExtraAttributes = Readonly<Record<string, string>>;

/** The element's extra attributes; `known` itself while they are the same, which a component sees as no change. */
export function readExtra(
  element: Element,
  isExtra: (attribute: string) => boolean,
  known: ExtraAttributes,
): ExtraAttributes {
  const names = element.getAttributeNames().filter(isExtra);
  const same =
    names.length === Object.keys(known).length &&
    names.every((name) => known[name] === element.getAttribute(name));
  return same ? known : Object.fromEntries(names.map((name) => [name, element.getAttribute(name) ?? '']));
}
