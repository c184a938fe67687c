import { editions } from '@hearth/domain/edition/editions.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { recordReader } from '../../feeds/mapping-table.ts';
import { readMedia } from '../../feeds/read-media.ts';
import { readOpenHouses } from '../../feeds/read-open-houses.ts';
import { testNow } from '../generated-listings.ts';
import type { Suspect } from './leak-world.ts';
import { withheldWord } from './withheld-word.ts';

/** Display rules by which a source keeps a picture of a listing to itself. */
const withheldMedia = [
  { Permission: ['Private'] },
  { Permission: 'AgentOnly' },
  { Permission: 'Neighbors' },
  { MediaStatus: 'Deleted' },
  { MediaCategory: 'Document' },
];

const withheldOpenHouses = [
  { OpenHouseStatus: 'Canceled' },
  { OpenHouseStatus: 'Ended' },
  { OpenHouseType: 'Broker' },
  { OpenHouseType: ['Private'] },
];

/** The listing of a suspect as a feed brings it, with pictures and open houses that its source keeps to itself. */
export function withFeedRecords(suspect: Suspect): Listing {
  const { listing } = suspect;
  const word = withheldWord(suspect.word);
  const context = { timeZone: editions[listing.edition].timeZone, now: testNow };
  const Media = withheldMedia.map((rule, at) => ({
    ...{ MediaKey: `${word}${at}`, MediaURL: `https://cdn.example/${word}${at}.jpg`, ShortDescription: word },
    ...rule,
  }));
  const OpenHouse = withheldOpenHouses.map((rule, at) => ({
    ...{ OpenHouseKey: `${word}${at}`, OpenHouseDate: '2026-11-25' },
    ...{ OpenHouseStartTime: '13:00', OpenHouseEndTime: '15:00' },
    ...rule,
  }));
  const read = recordReader(new Map(Object.entries({ media: Media, openhouse: OpenHouse })), context);
  return {
    ...listing,
    media: [...readMedia(read, context).pictures, ...listing.media],
    openhouse: [...listing.openhouse, ...readOpenHouses(read, context)],
  };
}
