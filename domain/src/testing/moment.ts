import type { MatchContext } from '../search/match-context.ts';

/** The current time of tests: a Saturday noon in Austin. */
export const testMoment: MatchContext = { today: '2026-11-21', time: '12:00', edition: 'austin' };
