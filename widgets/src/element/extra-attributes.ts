/** What an element got beyond its declared attributes, as written: text by attribute name. */
export type ExtraAttributes = Readonly<Record<string, string>>;

/** Names that mean something to every element. Whoever may write a link to a widget must not set one of them. */
const OF_EVERY_ELEMENT =
  /^(on|data-|aria-)|^(style|class|id|slot|is|part|exportparts|nonce|role|lang|dir|title|hidden|inert|tabindex|popover)$/;

/** Whether an attribute of this name does nothing by itself, so that it may be taken over from a stand-in. */
export const isHarmless = (attribute: string): boolean => !OF_EVERY_ELEMENT.test(attribute);

/** The element's extra attributes; `known` itself while they are the same, so that a component sees no change. */
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
