import { type AnswerCache, createAnswerCache } from '../cache/answer-cache.ts';
import type { SearchAreas } from './search-areas.ts';

/**
 * In corners, each of which takes up to 450 bytes: many may ask for many large outlines at once. Areas without any weigh
 * something too.
 */
const MAX_WEIGHT = 200_000;
const BASE_WEIGHT = 100;

export const createAreaCache = (): AnswerCache<SearchAreas> =>
  createAnswerCache(MAX_WEIGHT, ({ shapes }) =>
    shapes.reduce((sum, { corners }) => sum + corners, BASE_WEIGHT),
  );
