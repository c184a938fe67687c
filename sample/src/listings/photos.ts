import type { Listing, Media } from '@hearth/domain/listing/listing.ts';
import { type PictureKind, pictureAddress, pictureSize, picturesOf } from '../pictures/library.ts';
import type { Random } from '../random.ts';
import { exteriorKind } from './exterior-fit.ts';

/** The properties of a listing that its pictures have to fit. */
export type Pictured = Pick<
  Listing,
  | 'listingkey'
  | 'propertyfiltertype'
  | 'livingarea'
  | 'stories'
  | 'bedroomstotal'
  | 'bathroomsfull'
  | 'garagespaces'
  | 'abor_rooms'
  | 'poolprivateyn'
  | 'waterfrontyn'
  | 'waterbodyname'
  | 'View'
  | 'exteriorfeatures'
>;

/** A picture of a listing. */
interface Shot {
  readonly kind: PictureKind;
  readonly alt: string;
}

const MOST_PHOTOS = 14;
/** The exterior, a pool at times, and the water. */
const SHOTS_TO_WATER = 3;

/** Pictures of the library that fit the listing: this exterior first, then rooms by their count. */
export function photosOf(random: Random, listing: Pictured, exterior: string): Media[] {
  const wanted = random.chance(0.1) ? random.int(1, 4) : random.int(6, MOST_PHOTOS);
  const deal = dealer(random, exterior, listing);
  return shotsOf(random, listing)
    .slice(0, listing.waterfrontyn ? Math.max(wanted, SHOTS_TO_WATER) : wanted)
    .map(({ kind, alt }, index) =>
      media(listing.listingkey, index === 0 ? exterior : deal(kind), alt, index),
    );
}

/** Deals pictures of a kind, each once until all are used, and never a picture that the listing has already. */
function dealer(random: Random, shown: string, listing: Pictured): (kind: PictureKind) => string {
  const decks = new Map<PictureKind, string[]>();
  return (kind) => {
    const left = decks.get(kind) ?? [];
    const deck =
      left.length > 0
        ? left
        : random.shuffle(fittingPictures(kind, listing)).filter((name) => name !== shown);
    decks.set(kind, deck);
    return deck.pop() ?? shown;
  };
}

/** Pictures of a kind; the house behind a yard or a pool has as many storeys as the listing. */
function fittingPictures(kind: PictureKind, { propertyfiltertype, stories }: Pictured): readonly string[] {
  const rear = propertyfiltertype === 'Condominium' || (stories ?? 1) > 1 ? 2 : 1;
  return picturesOf(kind).flatMap(({ name, storeys }) =>
    storeys === undefined || storeys === rear ? [name] : [],
  );
}

const media = (listingkey: string, picture: string, alt: string, index: number): Media => ({
  mediaurl: pictureAddress(picture),
  mediaobjectid: `${listingkey}-${index + 1}`,
  ...pictureSize,
  diffimgsizes: {},
  shortdescription: alt,
  sortOrder: index,
});

/** All pictures of the listing, the best first. */
function shotsOf(random: Random, listing: Pictured): Shot[] {
  const outside = { kind: exteriorKind(listing), alt: exteriorAlt(listing) };
  if (listing.livingarea === null) return [outside, ...landShots(random, listing)];
  if (listing.propertyfiltertype === 'Commercial') return [outside, ...premisesShots(random)];
  const water = waterShots(listing);
  const pool: Shot[] = listing.poolprivateyn ? [{ kind: 'pool', alt: 'Private pool behind the house' }] : [];
  return [
    outside,
    ...(random.chance(0.4) ? [...pool, ...water] : water),
    ...roomShots(listing),
    ...pool,
  ].filter(onlyOncePool());
}

function onlyOncePool(): (shot: Shot) => boolean {
  let shown = false;
  return ({ kind }) => {
    if (kind !== 'pool') return true;
    const first = !shown;
    shown = true;
    return first;
  };
}

function exteriorAlt({ propertyfiltertype, livingarea }: Pictured): string {
  const words: Readonly<Record<Listing['propertyfiltertype'], string>> = {
    'Single Family Residence': 'Front of the house',
    Condominium: 'The condominium building',
    Townhouse: 'Front of the townhouse',
    Lot: 'The lot',
    Farm: livingarea === null ? 'The land' : 'Barn and pasture of the ranch',
    'Multi-Family': 'Front of the building',
    Commercial: 'The building seen from the street',
  };
  return words[propertyfiltertype];
}

function waterShots({ waterfrontyn, waterbodyname, View }: Pictured): Shot[] {
  if (waterbodyname === null) return [];
  if (waterfrontyn) return [{ kind: 'lake', alt: `${waterbodyname} from the property` }];
  const seen = View.includes('Lake') || View.includes('River');
  return seen ? [{ kind: 'lake', alt: `View of ${waterbodyname}` }] : [];
}

function landShots(random: Random, listing: Pictured): Shot[] {
  const more = ['Looking across the land', 'Trees on the land', 'Another part of the land'];
  const shots = more.slice(0, random.int(1, 3)).map((alt): Shot => ({ kind: 'lot', alt }));
  return [...waterShots(listing), ...shots];
}

const premisesShots = (random: Random): Shot[] =>
  ['Offices inside', 'A second office', 'A third office']
    .slice(0, random.int(1, 3))
    .map((alt) => ({ kind: 'office', alt }));

function roomShots(listing: Pictured): Shot[] {
  const rooms = (name: string) => listing.abor_rooms.includes(name);
  const shown: readonly (readonly [PictureKind, string, boolean])[] = [
    ['living', 'Living room', true],
    ['kitchen', 'Kitchen', true],
    ['bedroom', 'Primary bedroom', (listing.bedroomstotal ?? 0) > 0],
    ['bath', 'Primary bathroom', (listing.bathroomsfull ?? 0) > 0],
    ['dining', 'Dining room', rooms('Dining Room')],
    ['yard', 'Back yard', listing.exteriorfeatures.includes('Private Yard')],
    ['bedroom', 'Second bedroom', (listing.bedroomstotal ?? 0) > 1],
    ['office', 'Home office', rooms('Office')],
    ['bath', 'Second bathroom', (listing.bathroomsfull ?? 0) > 1],
    ['bedroom', 'Third bedroom', (listing.bedroomstotal ?? 0) > 2],
    ['garage', 'Garage', (listing.garagespaces ?? 0) > 0],
    ['kitchen', 'Kitchen from the other side', true],
    ['living', 'Living room towards the windows', true],
    ['bedroom', 'Fourth bedroom', (listing.bedroomstotal ?? 0) > 3],
    ['bath', 'Third bathroom', (listing.bathroomsfull ?? 0) > 2],
  ];
  return shown.filter(([, , there]) => there).map(([kind, alt]) => ({ kind, alt }));
}
