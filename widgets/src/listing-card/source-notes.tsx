import type { Site } from '@hearth/domain/contract/site.ts';
import { consumerProtectionWords, iabsWords } from '@hearth/domain/edition/legal-words.ts';
import type { ListingSource } from '@hearth/domain/listing/listing.ts';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { dataOf } from '../client/request-state.ts';
import { type SiteClient, siteOf } from '../client/site.ts';
import { useRequest } from '../client/use-request.ts';
import { DATA_LANGUAGE } from '../element/data-language.ts';
import { feedDate } from '../ui/feed-date.ts';
import { useSheets } from '../ui/use-sheets.ts';
import sheet from './source-notes.css';

type Disclaimer = Site['legal']['disclaimers'][number];

export interface SourceNotesProps {
  readonly client: SiteClient & { readonly baseUrl: string };
  /** The sources of the listings that are shown; none while there are none, all where it is not given. */
  readonly sources?: readonly ListingSource[] | undefined;
}

/** Source and date of listings, the brokerage that shows them, and the notices of the commission. Its room is the same from the start. */
export function SourceNotes({ client, sources }: SourceNotesProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useSheets(root, sheet);
  return (
    <div ref={root} className="hearth-notes">
      <div className="hearth-notes__sources">
        {sources?.length !== 0 && <Disclaimers client={client} sources={sources} />}
      </div>
      <ul
        className="hearth-notes__notices"
        part="notices"
        aria-label="Notices of the Texas Real Estate Commission"
      >
        {[
          [iabsWords, 'iabs'],
          [consumerProtectionWords, 'consumer-protection-notice'],
        ].map(([words, path]) => (
          <li key={path}>
            <a href={`${client.baseUrl}${path}`}>{words}</a>{' '}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * One line that opens the disclaimers; without them it opens the general one. While the server's facts are not available, it names
 * the server, whose pages name the brokerage, and requests them again.
 */
function Disclaimers({ client, sources }: SourceNotesProps): ReactNode {
  const { site, isMissing } = useSite(client);
  const notes = (site?.legal.disclaimers ?? []).filter(({ source }) => !sources || sources.includes(source));
  return (
    <details part="disclaimer">
      <summary className="hearth-notes__line">
        {site
          ? lineOf(notes, site)
          : isMissing
            ? `${about}. Shown by the brokerage at ${hostOf(client)}`
            : about}
      </summary>
      {notes.map(({ source, text }) => (
        <p key={source} className="hearth-notes__text" lang={DATA_LANGUAGE}>
          {text}
        </p>
      ))}
      {notes.length === 0 && (
        <p className="hearth-notes__text">Information is deemed reliable but is not guaranteed.</p>
      )}
    </details>
  );
}

/** The server's facts; they are missing after a failure, and requested again. */
function useSite(client: SiteClient): { readonly site: Site | undefined; readonly isMissing: boolean } {
  const [attempt, setAttempt] = useState(0);
  const { request } = useRequest(() => siteOf(client), `${attempt}`);
  const hasFailed = request.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    const again = () => setAttempt(attempt + 1);
    const timer = setTimeout(again, 4_000 * 2 ** attempt);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [hasFailed, attempt]);
  return { site: dataOf(request), isMissing: hasFailed || attempt > 0 };
}

const hostOf = ({ baseUrl }: SourceNotesProps['client']): string => new URL(baseUrl, document.baseURI).host;

const about = 'About this data';

/** 'Data from ACTRIS as of 21 Nov 2026. Shown by Hearth Realty'. */
function lineOf(notes: readonly Disclaimer[], { edition, brokerage }: Site): string {
  const sources = notes.map(({ mlsName, updatedat }) => {
    const date = feedDate(updatedat, edition);
    return date === null ? mlsName : `${mlsName} as of ${date}`;
  });
  return `${sources.length > 0 ? `Data from ${sources.join(', ')}` : about}. Shown by ${brokerage.name}`;
}
