import { addDays } from '@hearth/domain/listing/days.ts';
import type { IsoDate } from '@hearth/domain/listing/listing.ts';
import type { Db } from '../db/database.ts';
import type { ListingImage } from '../listings/listing-image.ts';
import { keysWithOpenHouses } from '../listings/listing-log.service.ts';
import type { HomeNews } from './digest-news.ts';
import { editionMoment } from './edition-moment.ts';
import type { WantedChanges } from './home-news.ts';
import type { LookingSearch } from './search-hits.ts';

/** A weekend of open houses begins on Friday and ends with Sunday. */
const sundayOf = (friday: IsoDate): IsoDate => addDays(friday, 2);

/** Keys of the stored homes with an open house on the weekend. */
export const homesOfWeekend = (db: Db, friday: IsoDate): Promise<string[]> =>
  keysWithOpenHouses(db, friday, sundayOf(friday));

interface Weekend {
  readonly friday: IsoDate;
  /** Without hidden homes. */
  readonly homes: ReadonlyMap<string, ListingImage>;
  readonly wanted: Pick<WantedChanges, 'openHouses'>;
  readonly dismissed: ReadonlySet<string>;
  readonly now: Date;
}

/** The open houses of a weekend that a person's searches find, one entry a home, the first ones first. Those that are over are left out. */
export function openHouseNews(
  searches: readonly Pick<LookingSearch, 'id' | 'test'>[],
  { friday, homes, wanted, dismissed, now }: Weekend,
): readonly HomeNews[] {
  if (!wanted.openHouses) return [];
  const news = [...homes].flatMap(([listingkey, image]): HomeNews[] => {
    const { edition, openhouse } = image.listing;
    const moment = editionMoment(now, edition);
    const finding = searches.filter(({ test }) => test.finds(image, moment));
    if (finding.length === 0 || dismissed.has(listingkey)) return [];
    const from = moment.today > friday ? moment.today : friday;
    const changes = openhouse
      .filter(({ openhousedate }) => openhousedate >= from && openhousedate <= sundayOf(friday))
      .map((openHouse) => ({ kind: 'open house', openHouse }) as const);
    if (changes.length === 0) return [];
    return [{ listingkey, image, arrival: null, changes, searches: finding.map(({ id }) => id), events: [] }];
  });
  return news.sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
}

function startOf({ changes: [first] }: HomeNews): string {
  if (first?.kind !== 'open house') return '';
  const { openhousedate, openhousestarttime } = first.openHouse;
  return `${openhousedate} ${openhousestarttime ?? ''}`;
}
