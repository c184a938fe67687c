import type { WidgetFacts } from './facts.ts';

/** A current problem (`error`), a future one (`warning`), or an explanation (`note`). */
export interface Finding {
  readonly id: FindingId;
  readonly level: 'error' | 'warning' | 'note';
  readonly what: string;
  /** One sentence: what to do. */
  readonly fix: string;
  /** The index in `facts.widgets` of the widget it is about. */
  readonly widget?: number;
}

/** Stable: documented in docs/embedding.md, and tests and support texts refer to them. */
type FindingId =
  | 'script-missing'
  | 'script-crossorigin'
  | 'script-integrity'
  | 'script-type'
  | 'script-blocked'
  | 'loader-twice'
  | 'two-keys'
  | 'two-versions'
  | `csp-${string}`
  | 'key-required'
  | 'key-unknown'
  | 'key-revoked'
  | 'origin-not-allowed'
  | 'server-unreachable'
  | 'demo-mode'
  | 'natives-changed'
  | 'no-widgets'
  | 'link-plain'
  | 'widget-unknown'
  | 'widget-failed'
  | 'widget-hidden'
  | 'widget-flat'
  | 'widget-inside'
  | 'widget-shadow'
  | 'tag-open'
  | 'listing-unknown'
  | 'attribute-missing'
  | 'attribute-quotes'
  | 'attribute-prefix'
  | 'attribute-unknown'
  | 'attribute-value';

/** A problem of a widget, before the report names the widget. */
export type WidgetFinding = Omit<Finding, 'widget'>;

/** Description of the element in everyday words. */
export function nameOf({ form, name }: Pick<WidgetFacts, 'form' | 'name'>): string {
  if (form === 'tag') return `<hearth-${name}>`;
  return form === 'div' ? `<div data-hearth="${name}">` : `the link to w/${name}`;
}
