import { type HomePage, homePages } from '@hearth/domain/search/stops/first-stop.ts';
import { type PageStop, type StopViewer, stopViewers } from '@hearth/domain/search/stops/page-stops.ts';
import { homePageNames, type StopWords, stopWords } from '@hearth/domain/search/stops/stop-words.ts';
import type { ReactNode } from 'react';

const viewerNames: Readonly<Record<StopViewer, string>> = {
  guest: 'Guests',
  client: 'Clients',
  agent: 'Agents',
};

/** Pages by viewers with 'Shows' or 'Hidden', and below each rule that hides the home. */
export function StopTable({ items }: { readonly items: readonly PageStop[] }): ReactNode {
  const isHidden = (page: HomePage, viewer: StopViewer): boolean =>
    items.some((item) => item.page === page && item.viewer === viewer && item.stop !== null);
  const rules = rulesOf(items);
  return (
    <>
      <table className="stop-table">
        <caption className="hearth-visually-hidden">Pages that show this home</caption>
        <thead>
          <tr>
            <th scope="col">Page</th>
            {stopViewers.map((viewer) => (
              <th key={viewer} scope="col">
                {viewerNames[viewer]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {homePages.map((page) => (
            <tr key={page}>
              <th scope="row">{homePageNames[page]}</th>
              {stopViewers.map((viewer) => (
                <td key={viewer} data-hidden={isHidden(page, viewer)}>
                  {isHidden(page, viewer) ? 'Hidden' : 'Shows'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rules.length > 0 && (
        <ul className="stop-rules">
          {rules.map(({ words, places }) => (
            <li key={words.rule}>
              <strong>{words.rule}</strong>
              <span>{places}</span>
              <span>Who can change it: {words.changedBy}.</span>
              <span>When it clears: {words.clears}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Each rule once, with the pages and viewers that it hides the home from. */
function rulesOf(items: readonly PageStop[]): { readonly words: StopWords; readonly places: string }[] {
  const stopped = items.flatMap(({ stop, ...of }) => (stop ? [{ words: stopWords(stop), ...of }] : []));
  const rules = [...new Map(stopped.map(({ words }) => [words.rule, words])).values()];
  return rules.map((words) => ({
    words,
    places: placesText(stopped.filter((each) => each.words.rule === words.rule)),
  }));
}

const placesText = (stopped: readonly Pick<PageStop, 'page' | 'viewer'>[]): string =>
  homePages
    .map((page) => ({ page, of: stopped.filter((each) => each.page === page) }))
    .filter(({ of }) => of.length > 0)
    .map(({ page, of }) => `${homePageNames[page]}: ${viewersText(of.map(({ viewer }) => viewer))}`)
    .join(' · ');

const viewersText = (viewers: readonly StopViewer[]): string =>
  viewers.length === stopViewers.length
    ? 'everyone'
    : viewers.map((viewer) => viewerNames[viewer].toLowerCase()).join(' and ');
