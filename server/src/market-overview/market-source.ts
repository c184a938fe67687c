import type { Db } from '../db/database.ts';
import type { SearchService } from '../search/search.service.ts';

/** The sources of market figures. */
export interface MarketSource {
  readonly db: Db;
  readonly search: SearchService;
}
