import type { EmbedAttribute } from '@hearth/domain/embed/embed-element.ts';

/** A property without an attribute: an object, passed by reference. */
export interface PropertyDescription {
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

export interface EventDescription {
  /** E.g. 'hearth-listing-select'. */
  readonly name: string;
  /** Callback of a React component, e.g. 'onListingSelect'. */
  readonly callback: string;
  /** The type of `detail` in TypeScript, written out. */
  readonly detail: string;
  readonly description: string;
}

/** The public interface of an element, read from its sources. */
export interface ElementDescription {
  readonly tag: `hearth-${string}`;
  /** PascalCase, e.g. 'HearthListingCard'. */
  readonly className: string;
  readonly description: string;
  readonly attributes: readonly EmbedAttribute[];
  readonly properties: readonly PropertyDescription[];
  readonly events: readonly EventDescription[];
  /** Names for `::part(...)`. */
  readonly parts: readonly string[];
}

/** A public custom property that all elements read. */
export interface TokenDescription {
  /** E.g. '--hearth-color-accent'. */
  readonly name: string;
  /** Its default in CSS. */
  readonly value: string;
}
