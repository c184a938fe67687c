import type { IsoDate } from '../../listing/listing.ts';

/** A law or guidance on words of advertisements. */
export interface Source {
  readonly name: string;
  readonly url: string;
  /** Day of the text that is meant, or of its last change. */
  readonly dated: IsoDate;
}

/** Day on which the sources were read last. */
export const sourcesCheckedOn: IsoDate = '2026-11-28';

export const sources = {
  advertising: {
    name: 'Fair Housing Act, 42 U.S.C. 3604(c)',
    url: 'https://www.law.cornell.edu/uscode/text/42/3604',
    dated: '1988-09-13',
  },
  regulation: {
    name: 'HUD regulation, 24 CFR 100.75',
    url: 'https://www.ecfr.gov/current/title-24/section-100.75',
    dated: '1989-01-23',
  },
  guidance: {
    name: 'HUD guidance on advertisements under Section 804(c)',
    url: 'https://www.hud.gov/sites/documents/doc_7784.pdf',
    dated: '1995-01-09',
  },
  texas: {
    name: 'Texas Fair Housing Act, Property Code 301.022',
    url: 'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.301.htm',
    dated: '1993-09-01',
  },
  olderPersons: {
    name: 'Housing for older persons, 24 CFR 100.304',
    url: 'https://www.ecfr.gov/current/title-24/section-100.304',
    dated: '1999-04-02',
  },
} as const satisfies Readonly<Record<string, Source>>;
export type SourceName = keyof typeof sources;
