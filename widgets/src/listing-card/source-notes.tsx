import type { Site } from '@hearth/domain/contract/site.ts';
import { shortDate } from '@hearth/domain/listing/date-text.ts';
import type { ListingSource } from '@hearth/domain/listing/listing.ts';
import type { ReactNode } from 'react';
import { dataOf } from '../client/request-state.ts';
import { type SiteClient, siteOf } from '../client/site.ts';
import { useRequest } from '../client/use-request.ts';

type Disclaimer = Site['legal']['disclaimers'][number];

interface SourceNotesProps {
  readonly client: SiteClient;
  /** The sources of the listings that are shown. */
  readonly sources: readonly ListingSource[];
}

/**
 * Where listings come from and as of when: one line that opens the disclaimers of their sources. The line is there from the
 * start, so that nothing moves when the server has told its words; without them it says what holds everywhere.
 */
export function SourceNotes({ client, sources }: SourceNotesProps): ReactNode {
  const { request } = useRequest(() => siteOf(client), '');
  const notes = (dataOf(request)?.legal.disclaimers ?? []).filter(({ source }) => sources.includes(source));
  return (
    <details className="hearth-notes" part="disclaimer">
      <summary className="hearth-notes__line">{lineOf(notes)}</summary>
      {notes.map(({ source, text }) => (
        <p key={source} className="hearth-notes__text">
          {text}
        </p>
      ))}
      {notes.length === 0 && (
        <p className="hearth-notes__text">Information is deemed reliable but is not guaranteed.</p>
      )}
    </details>
  );
}

/** 'Data from ACTRIS as of 21 Nov 2026'. */
function lineOf(notes: readonly Disclaimer[]): string {
  if (notes.length === 0) return 'About this data';
  const newest = notes
    .map(({ updatedat }) => updatedat)
    .filter((moment) => moment !== null)
    .toSorted()
    .at(-1);
  const names = notes.map(({ mlsName }) => mlsName).join(', ');
  return `Data from ${names}${newest ? ` as of ${shortDate(dayInTexas(newest))}` : ''}`;
}

/** The calendar day of a moment where the homes are, wherever the reader is: '2026-11-21'. */
export const dayInTexas = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });
