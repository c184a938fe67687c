import { addDays } from '@hearth/domain/listing/days.ts';
import { type DisplayContext, gate, type VisibleParts } from '@hearth/domain/listing/gate.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { isSearchable } from '@hearth/domain/search/searchable.ts';
import { aListing, aMedia, anOpenHouse } from '@hearth/domain/testing/a-listing.ts';
import { anAgentViewer, viewers as roles } from '@hearth/domain/testing/a-viewer.ts';
import { testMoment } from '@hearth/domain/testing/moment.ts';
import { withheldWord } from './withheld-word.ts';

/** Why a listing, or a part of it, is hidden from some viewers. The test tries every kind on every path and viewer. */
const kinds = {
  shown: {},
  private: { source: 'EX', mlsstatus: 'Private', sourcelistingid: null },
  'kept off the internet': { internetentirelistingdisplayyn: false },
  'without its address': { internetaddressdisplayyn: false },
  withdrawn: { mlsstatus: 'Withdrawn' },
  expired: { mlsstatus: 'Expired' },
  'withdrawn exclusive': { source: 'EX', mlsstatus: 'Withdrawn', sourcelistingid: null },
  'just sold': { mlsstatus: 'Sold', closedate: addDays(testMoment.today, -3) },
  'sold without its address': {
    mlsstatus: 'Sold',
    closedate: addDays(testMoment.today, -3),
    internetaddressdisplayyn: false,
  },
  'sold long ago': { mlsstatus: 'Sold', closedate: addDays(testMoment.today, -900) },
  "another edition's": { source: 'SA', edition: 'san-antonio' },
} as const satisfies Readonly<Record<string, Partial<Listing>>>;
export type SuspectKind = keyof typeof kinds;

const PICTURES = 9;

/** One listing of a kind. Its words are in no other row of the database, so that each of them in a response is a leak. */
export interface Suspect {
  readonly kind: SuspectKind;
  readonly listing: Listing;
  /** Own names that people type. */
  readonly street: string;
  readonly unit: string;
  readonly word: string;
}

export const suspects: readonly Suspect[] = (Object.keys(kinds) as SuspectKind[]).map((kind, at) => {
  const number = 731_001 + at * 1_009;
  const street = `Quillon${'abcdefghijklmno'[at]}ex`;
  const word = `zorb${'abcdefghijklmno'[at]}lit`;
  const unit = `${'abcdefghijklmno'[at]}q7xk93`;
  return { kind, street, unit, word, listing: suspectListing(kind, at, number, { street, unit, word }) };
});

/** Its texts, links, ids and keys name the address in every way that agents write it. */
function suspectListing(
  kind: SuspectKind,
  at: number,
  number: number,
  { street, unit, word }: Pick<Suspect, 'street' | 'unit' | 'word'>,
) {
  const house = 86_101 + at * 17;
  const latitude = 30.101 + at * 0.0437;
  const longitude = -97.912 + at * 0.0311;
  return aListing({
    listingid: `AUS${number}`,
    listingkey: `AUS-${number}`,
    sourcelistingid: String(number),
    agentId: 'ada.reyes',
    listprice: 1_000_003 + at * 13_007,
    previouslistprice: 2_000_005 + at * 13_007,
    originallistprice: 3_000_007 + at * 13_007,
    closeprice: 4_000_009 + at * 13_007,
    majorchangetimestamp: '2026-11-18T15:00:00.000Z',
    streetnumber: String(house),
    streetdirprefix: 'W',
    streetname: street,
    unitnumber: unit,
    city: `Dale${word}`,
    countyorparish: `Shire${word}`,
    postalcode: String(79_101 + at),
    subdivisionname: `Grove${word}`,
    schooldistrict: `Trust${word} ISD`,
    elementaryschool: `Academy${word}`,
    mlsareamajor: `Area${word}`,
    latitude: Number(latitude.toFixed(4)),
    longitude: Number(longitude.toFixed(4)),
    publicremarks: [
      `It has a ${word} cellar. Find it at ${house} West ${street} Drive, Unit ${unit}.`,
      `${street.toUpperCase()} DR. is quiet, and ${street}’s oaks are old. Ask for #${unit}, or for ${house} ${street}.`,
      `See www.${house}${street}.com, #${street}Drive, and parcel PARCEL${word}.`,
    ].join(' '),
    interiorfeatures: [`Keypad at ${house} ${street}`, 'Bookcases'],
    privateremarks: `Owner whispers${word}.`,
    showinginstructions: `Lockbox${word}.`,
    lockboxserialnumber: `Serial${word}`,
    accesscode: `Code${word}`,
    ownerphone: `Phone${word}`,
    parcelnumber: `PARCEL${word}`,
    virtualtoururlunbranded: `https://tours.example/${house}-w-${street}-dr/${word}`,
    openhouse: [anOpenHouse({ openhousekey: `${house}-${street}` })],
    media: Array.from({ length: PICTURES }, (_, sortOrder) =>
      aMedia({
        sortOrder,
        mediaurl: `https://cdn.example/${house}-${street}-${unit}/${word}-${sortOrder}.jpg`,
        mediaobjectid: `${house}-${street}-${sortOrder}`,
        shortdescription: `${word}pic${sortOrder} of ${house} W ${street} Dr`,
      }),
    ),
    ...kinds[kind],
  });
}

/** Plain homes, so that paths have something to answer where a suspect is hidden. */
export const neighbours = Array.from({ length: 3 }, (_, i) =>
  aListing({ listingid: `AUS5${i}`, listingkey: `AUS-5${i}`, sourcelistingid: `5${i}`, agentId: 'ben.cole' }),
);

/** `ada.reyes` is the agent of every suspect. */
export const viewers: readonly (readonly [name: string, viewer: Viewer])[] = [
  ['a guest', roles.guest],
  ['a client who has not verified', roles.unverifiedClient],
  ['a verified client', roles.client],
  ['its own agent', roles.agent],
  ['another agent', roles.anotherAgent],
  ['an admin of the staff', anAgentViewer({ agentId: 'dana.desk', isAdmin: true })],
  ['an agent of the other edition', anAgentViewer({ agentId: 'cora.diaz', edition: 'san-antonio' })],
];

/** The parts of a suspect that a viewer may see: none, or those that the gate opens. */
export interface Permission {
  readonly visible: boolean;
  readonly parts: VisibleParts;
}

/** By the pure rules alone, which the paths must obey. */
export function permission(
  { listing }: Suspect,
  viewer: Viewer,
  reachedBy: DisplayContext['reachedBy'],
): Permission {
  const { visible, parts } = gate(listing, viewer, {
    reachedBy,
    lease: false,
    foreignSavedSearch: false,
    recommendedListingIds: new Set(),
  });
  const there =
    listing.edition === 'austin' && (reachedBy === 'link' || isSearchable(listing, testMoment.today));
  return { visible: visible && there, parts };
}

/** Pieces of text, in lower case, that reveal what a viewer with this permission may not see. */
export function secretsOf(suspect: Suspect, { visible, parts }: Permission): readonly string[] {
  const { listing } = suspect;
  const whereabouts = [
    suspect.street,
    suspect.unit,
    String(listing.latitude),
    String(listing.longitude),
    `PARCEL${suspect.word}`,
    `${listing.streetnumber}`,
  ];
  const prices = [listing.previouslistprice, listing.originallistprice, listing.closeprice].map(String);
  const tour = [`${listing.virtualtoururlunbranded}`];
  const pictures = listing.media
    .slice(visible ? parts.images : 0)
    .map(({ sortOrder }) => `${suspect.word}pic${sortOrder}`);
  const showing = ['whispers', 'Lockbox', 'Serial', 'Code', 'Phone'].map((name) => `${name}${suspect.word}`);
  const always = [
    withheldWord(suspect.word),
    ...listing.media.flatMap(({ mediaurl, mediaobjectid }) => [mediaurl, mediaobjectid]),
  ];
  const itself = [
    listing.listingid,
    listing.listingkey,
    suspect.word,
    String(listing.listprice),
    `${listing.postalcode}`,
  ];
  return [
    ...(visible ? [] : itself),
    ...(visible && parts.address ? [] : whereabouts),
    ...(visible && parts.pricehistory ? [] : prices),
    ...(visible && parts.virtualtour ? [] : tour),
    ...(visible && parts.address && parts.agentdetails ? [] : showing),
    ...pictures,
    ...always,
  ].map((secret) => secret.toLowerCase());
}

/** The few words that say that it was found. */
export const signsOf = ({ listing, word }: Suspect): readonly string[] => [
  listing.listingid,
  listing.listingkey,
  word,
];
