import type { Db } from '../db/database.ts';
import type { SearchService } from '../search/search.service.ts';

/** What figures of markets are read from. */
export interface MarketSource {
  readonly db: Db;
  readonly search: SearchService;
}
