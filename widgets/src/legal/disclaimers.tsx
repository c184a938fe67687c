import type { Site } from '@hearth/domain/contract/site.ts';
import type { ReactNode } from 'react';
import { DATA_LANGUAGE } from '../element/data-language.ts';
import { feedDate } from '../ui/feed-date.ts';

/** Disclaimer of each source of listings, and its last update. */
export function Disclaimers({ site: { edition, legal } }: { readonly site: Site }): ReactNode {
  return (
    <div className="hearth-legal__disclaimers" part="disclaimers">
      {legal.disclaimers.map(({ source, mlsName, text, updatedat }) => {
        const date = feedDate(updatedat, edition);
        return (
          <p key={source}>
            <span lang={DATA_LANGUAGE}>{text}</span>
            {date && ` ${mlsName} data was last updated ${date}.`}
          </p>
        );
      })}
    </div>
  );
}
