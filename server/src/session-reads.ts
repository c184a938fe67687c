import type { SessionReads } from './accounts/sessions.queries.ts';
import { hasDismissed } from './collections/dismissals.sql.ts';
import { lastChangeSql } from './search/search-change.sql.ts';

/** Values that requests of signed-in people need next, read with their session; a resource adds its SQL here. */
export const sessionReads: SessionReads = { change: lastChangeSql, hasDismissed };
