/** Declarations of our element classes; a foreign class under our tag declares nothing. */
export interface ElementClass {
  /** Returns whether an attribute of this name means something to the element. */
  accepts?(attribute: string): boolean | undefined;
  /** How each property is written: a word, or the list of words it may be. See the widgets' `prop-kinds.ts`. */
  readonly kinds?: Readonly<Record<string, string | readonly string[]>>;
  /** Value of an attribute's text of this kind; a symbol for invalid text. */
  reads?(kind: string | readonly string[], text: string): unknown;
  readonly events?: readonly string[];
}

/** The class of an element by its name without `hearth-`. */
export const classOf = (name: string): ElementClass | undefined =>
  customElements.get(`hearth-${name}`) as ElementClass | undefined;

/**
 * Attributes of every HTML element, some of which run scripts, and the attributes of a stand-in: its widget, key and frame.
 */
const OF_EVERY_ELEMENT =
  /^(on|data-|aria-|xml)|^(style|class|id|slot|is|part|exportparts|nonce|hearth|key|frame)$/;

/** Returns whether an element may take an attribute of this name from a source that the page need not have written itself. */
export const acceptsFrom = (defined: ElementClass, attribute: string): boolean =>
  !OF_EVERY_ELEMENT.test(attribute) && (attribute === 'config' || defined.accepts?.(attribute) === true);
