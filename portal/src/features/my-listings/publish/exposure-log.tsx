import type { PublishSheet } from '@hearth/domain/contract/exclusive-listing-sheet.ts';
import { homePageNames } from '@hearth/domain/search/stops/stop-words.ts';
import type { ReactNode } from 'react';
import { momentText } from '../../../ui/day-text.ts';

type Log = PublishSheet['cooperation']['log'];

/** The record of where a home was shown to the public, for its agent and admins: 'Shown publicly since 21 Nov 2026, 9:30 AM'. */
export function ExposureLog({ log }: { readonly log: Log }): ReactNode {
  if (log.length === 0) return <p>This home has never been shown publicly.</p>;
  return (
    <details className="exposure-log">
      <summary>{summaryOf(log)}</summary>
      <ol>
        {log.toReversed().map((entry) => (
          <li key={`${entry.at} ${entry.revision}`}>
            <strong>{momentText(entry.at)}</strong>: {placesOf(entry)} (version {entry.revision})
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The begin of the time that goes on, or the end of the last one. */
function summaryOf(log: Log): string {
  const isPublic = ({ pages }: Log[number]) => pages.length > 0;
  const lastHidden = log.findLastIndex((entry) => !isPublic(entry));
  const since = log[lastHidden + 1];
  if (since) return `Shown publicly since ${momentText(since.at)}`;
  const first = log.find(isPublic);
  if (!first) return 'This home has never been shown publicly';
  const end = log.slice(log.findLastIndex(isPublic) + 1)[0];
  return `Shown publicly from ${momentText(first.at)}${end ? ` to ${momentText(end.at)}` : ''}`;
}

const placesOf = ({ pages, onMls }: Log[number]): string =>
  [...pages.map((page) => homePageNames[page]), ...(onMls ? ['Listed on MLS'] : [])].join(', ') ||
  'Not shown publicly';
