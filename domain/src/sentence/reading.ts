import type { Filters } from '../search/filters/filters.ts';
import type { Token } from './token.ts';
import type { DeclinedTopic, Meaning, SentenceContext, TypeKey, UnusedReason } from './understood.ts';

/** A chip to be; `implied` where it only holds without a word for a home: '5 acres of land' are a lot, with a house they are not. */
export interface Item {
  readonly label: string;
  readonly meaning: Meaning;
  readonly implied?: true;
  /** A figure of which no word says whether it is a minimum or a maximum. */
  readonly isBare?: true;
}

/** The interpretation of some tokens. */
export type Interpretation =
  | {
      readonly kind: 'understood';
      readonly items: readonly Item[];
    }
  | { readonly kind: 'unused'; readonly reason: UnusedReason }
  | { readonly kind: 'declined'; readonly topic: DeclinedTopic }
  | { readonly kind: 'filler' }
  | { readonly kind: 'unread' };

export interface Reading {
  readonly interpretation: Interpretation;
  /** Tokens, end exclusive. */
  readonly from: number;
  readonly to: number;
}

export interface Found {
  readonly interpretation: Interpretation;
  readonly length: number;
  /** Words that continue the denial of this reading. */
  readonly continuations?: readonly string[];
  /** Another interpretation of its last tokens, e.g. of an end of a range that no filter has. */
  readonly rest?: { readonly interpretation: Interpretation; readonly after: number };
}

export interface RuleContext extends SentenceContext {
  /** The token behind the last area; rules do not look at tokens before it. */
  readonly since: number;
}

export type Rule = (tokens: readonly Token[], at: number, context: RuleContext) => Found | undefined;

export const filler: Interpretation = { kind: 'filler' };
export const unread: Interpretation = { kind: 'unread' };
export const unused = (reason: UnusedReason): Interpretation => ({ kind: 'unused', reason });
export const understoodAs = (label: string, meaning: Meaning): Interpretation => ({
  kind: 'understood',
  items: [{ label, meaning }],
});
export const setsFilters = (label: string, values: Partial<Filters>): Interpretation =>
  understoodAs(label, { kind: 'filters', values });

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
