import type { Site } from '@hearth/domain/contract/site.ts';
import type { ListingSource } from '@hearth/domain/listing/listing.ts';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { dataOf } from '../client/request-state.ts';
import { type SiteClient, siteOf } from '../client/site.ts';
import { useRequest } from '../client/use-request.ts';
import { adoptSheet } from '../element/adopt-sheet.ts';
import { feedDate } from '../ui/feed-date.ts';
import sheet from './source-notes.css';

type Disclaimer = Site['legal']['disclaimers'][number];

export interface SourceNotesProps {
  readonly client: SiteClient;
  /** The sources of the listings that are shown; all where it is not given. */
  readonly sources?: readonly ListingSource[] | undefined;
}

/**
 * Where listings come from, as of when, and which brokerage shows them: one line that opens the disclaimers of their sources. The line is there from the
 * start, so nothing moves when the disclaimers load; without them it shows the general one.
 */
export function SourceNotes({ client, sources }: SourceNotesProps): ReactNode {
  const { request } = useRequest(() => siteOf(client), '');
  const site = dataOf(request);
  const notes = (site?.legal.disclaimers ?? []).filter(({ source }) => !sources || sources.includes(source));
  const root = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (root.current) adoptSheet(root.current, sheet);
  }, []);
  return (
    <details ref={root} className="hearth-notes" part="disclaimer">
      <summary className="hearth-notes__line">
        {site && notes.length > 0 ? lineOf(notes, site) : 'About this data'}
      </summary>
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

/** 'Data from ACTRIS as of 21 Nov 2026. Shown by Hearth Realty'. */
function lineOf(notes: readonly Disclaimer[], { edition, brokerage }: Site): string {
  const sources = notes.map(({ mlsName, updatedat }) => {
    const date = feedDate(updatedat, edition);
    return date === null ? mlsName : `${mlsName} as of ${date}`;
  });
  return `Data from ${sources.join(', ')}. Shown by ${brokerage.name}`;
}
