import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FirstView, FirstViewPage, RenderFirstView } from '@hearth/domain/page/first-view.ts';
import { LRUCache } from 'lru-cache';
import { builtFile } from './built-file.ts';
import { programAddress } from './built-program.ts';
import type { ServedAnswer } from './page-head.ts';

/** A page with the answers that the server writes into it. */
export interface PageWithAnswers extends Omit<FirstViewPage, 'answers'> {
  readonly answers: readonly ServedAnswer[];
}

/** Renders the first view of a page; null where the build has no program that does. */
export type FirstViewOf = (page: PageWithAnswers) => Promise<FirstView | null>;

/** Some 400 views of a search. */
const MOST_CHARACTERS = 16_000_000;

/**
 * By the program that the build puts into the folder, read again when the build changes. A view is rendered once a minute while
 * its answers are the same: it shows nothing but these and the time.
 */
export function firstViews(folder: string): FirstViewOf {
  const file = path.join(folder, 'first-view.mjs');
  const readViews = builtFile(file, (text) => viewsOf(programAddress(file, text)));
  return async (page) => {
    const views = await readViews();
    return (await views?.fetch(keyOf(page), { context: page })) ?? null;
  };
}

interface Program {
  readonly renderFirstView: RenderFirstView;
}

/**
 * Concurrent requests for one page render it once. A failure is not cached.
 * @param program its address
 */
const viewsOf = (program: string): LRUCache<string, FirstView, PageWithAnswers> =>
  new LRUCache({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ html, css }) => html.length + css.length,
    fetchMethod: async (_key, _stale, { context: { answers, ...page } }) => {
      const { renderFirstView } = (await import(program)) as Program;
      const data = Object.fromEntries(answers.map(({ address, data }) => [address, data]));
      return renderFirstView({ ...page, answers: data });
    },
  });

const minuteOf = (moment: Date): number => Math.floor(moment.getTime() / 60_000);

function keyOf({ pathname, query, now, answers, refusal, brand }: PageWithAnswers): string {
  const shown = answers.flatMap(({ address, json }) => [address, json]);
  return createHash('sha256')
    .update(JSON.stringify([pathname, query, minuteOf(now), refusal, brand, ...shown]))
    .digest('base64');
}
