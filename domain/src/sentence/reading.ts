import type { Filters } from '../search/filters/filters.ts';
import type { Token } from './token.ts';
import type { DeclinedTopic, LeftOutReason, Meaning, SentenceContext, TypeKey } from './understood.ts';

/** The interpretation of some tokens. */
export type Said =
  | {
      readonly kind: 'understood';
      readonly items: readonly { readonly label: string; readonly meaning: Meaning }[];
    }
  | { readonly kind: 'left out'; readonly reason: LeftOutReason }
  | { readonly kind: 'declined'; readonly topic: DeclinedTopic }
  | { readonly kind: 'filler' }
  | { readonly kind: 'unread' };

export interface Reading {
  readonly said: Said;
  /** Tokens, end exclusive. */
  readonly from: number;
  readonly to: number;
}

export interface Found {
  readonly said: Said;
  readonly length: number;
  /** Words that continue the denial of this reading. */
  readonly carries?: readonly string[];
  /** Another interpretation of its last tokens, e.g. of an end of a range that no filter has. */
  readonly rest?: { readonly said: Said; readonly after: number };
}

export interface RuleContext extends SentenceContext {
  /** The token behind the last area; rules do not look at tokens before it. */
  readonly since: number;
}

export type Rule = (tokens: readonly Token[], at: number, context: RuleContext) => Found | undefined;

export const filler: Said = { kind: 'filler' };
export const unread: Said = { kind: 'unread' };
export const leftOut = (reason: LeftOutReason): Said => ({ kind: 'left out', reason });
export const meant = (label: string, meaning: Meaning): Said => ({
  kind: 'understood',
  items: [{ label, meaning }],
});
export const filters = (label: string, values: Partial<Filters>): Said =>
  meant(label, { kind: 'filters', values });

export const leaseItem = (lease: boolean) => ({
  label: lease ? 'For lease' : 'For sale',
  meaning: { kind: 'lease', lease } as const,
});

export const typeLabels: Readonly<Record<TypeKey, string>> = {
  singleFamilyResidence: 'Houses',
  condominium: 'Condos',
  townhouse: 'Townhouses',
  farm: 'Farms and ranches',
  multiFamily: 'Multi-family',
  commercialSale: 'Commercial',
  lot: 'Lots',
};
