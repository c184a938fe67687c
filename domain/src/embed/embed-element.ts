/** What the builder knows of an attribute, as `/elements/elements.json` tells it. */
export interface EmbedAttribute {
  /** Kebab-case, e.g. 'min-price'. */
  readonly name: string;
  readonly property: string | null;
  readonly kind: 'string' | 'number' | 'flag' | 'words';
  /** What may be said; empty where anything may. */
  readonly words: readonly string[];
  readonly description: string;
  /** A filter of the search, taken by name: there are dozens. */
  readonly isFilter: boolean;
}

/** What the builder knows of an element. */
export interface EmbedElement {
  /** E.g. 'hearth-search'. */
  readonly tag: string;
  /** Name of its React component, e.g. 'HearthSearch'. */
  readonly className: string;
  readonly attributes: readonly EmbedAttribute[];
}

/** 'search' of 'hearth-search': how addresses and `data-hearth` name it. */
export const widgetName = ({ tag }: EmbedElement): string => tag.replace(/^hearth-/, '');
