import type { Relaxation } from '@hearth/domain/contract/relaxations.ts';
import { removedPart as inWords } from '@hearth/domain/search/results/relaxation-words.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';

/** What a relaxation gives up: 'Fireplace', 'Zilker, 78704', 'the map area'; or takes back: 'lots'. */
export const givenUp = (part: Relaxation['filter'], { filters, tags }: SearchState): string =>
  inWords(part, { filters, areas: tags.map(({ label }) => label) });
