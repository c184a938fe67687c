/** An attribute in `/elements/elements.json`, as the builder reads it. */
export interface EmbedAttribute {
  /** Kebab-case, e.g. 'min-price'. */
  readonly name: string;
  readonly property: string | null;
  readonly kind: 'string' | 'number' | 'flag' | 'words';
  /** Allowed values; empty where any value is allowed. */
  readonly words: readonly string[];
  readonly description: string;
  /** True for filters of the search, which have no options of their own in the builder. */
  readonly isFilter: boolean;
}

/** An element in `/elements/elements.json`, as the builder reads it. */
export interface EmbedElement {
  /** E.g. 'hearth-search'. */
  readonly tag: string;
  /** Name of its React component, e.g. 'HearthSearch'. */
  readonly className: string;
  readonly attributes: readonly EmbedAttribute[];
}

/** 'search' of 'hearth-search': its name in URLs and in `data-hearth`. */
export const widgetName = ({ tag }: EmbedElement): string => tag.replace(/^hearth-/, '');
