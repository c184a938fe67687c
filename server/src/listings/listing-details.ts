import type { HistoryEntry, ListingDetails, OtherListing } from '@hearth/domain/contract/listing.ts';
import type { ListingSchool } from '@hearth/domain/contract/listing-school.ts';
import { daysBetween, daysOnMarket } from '@hearth/domain/listing/days.ts';
import type { VisibleParts } from '@hearth/domain/listing/gate.ts';
import { comingOpenHouses, type LocalMoment } from '@hearth/domain/listing/open-house.ts';
import { pricePerArea } from '@hearth/domain/listing/price-per-area.ts';
import type { SchoolRatings } from '@hearth/domain/listing/school-ratings.ts';
import type { PaymentTerms } from '@hearth/domain/mortgage/estimated-payment.ts';
import { type CardSource, cardColumns } from './card-source.queries.ts';
import type { DetailsSource } from './details-source.queries.ts';
import { shownCard, shownImages } from './listing-card.ts';
import { readColumns } from './stored-listing.sql.ts';

/** Facts beside the stored listing. */
interface DetailsFacts {
  readonly history: readonly HistoryEntry[];
  readonly otherlistings: readonly OtherListing[];
  /** Source and year of the ratings of its schools; null where they are unknown. */
  readonly ratings: SchoolRatings | null;
  readonly schools: readonly ListingSchool[];
  readonly moment: LocalMoment;
  readonly terms: PaymentTerms;
}

/** A visible listing's page: its card with all pictures, and everything else that `parts` opens. */
export function listingDetails(
  source: DetailsSource,
  parts: VisibleParts,
  { history, otherlistings, ratings, schools, moment, terms }: DetailsFacts,
): ListingDetails {
  const images = shownImages(source, parts);
  const card = shownCard(cardOf(source), parts, moment, terms);
  return {
    ...card,
    openhouse: [...comingOpenHouses(card.openhouse, moment)],
    ...openFields(parts.address ? source : { ...source, ...source.maskedTexts }),
    ...traceableFields(source, parts),
    ...ratingFields(source, ratings),
    schools: [...schools],
    originallistprice: parts.pricehistory ? source.originallistprice : null,
    images,
    daysonmarket: isListedInFuture(source, moment.today) ? null : daysOnMarket(source, moment.today),
    priceperarea: pricePerArea(card),
    history: [...history],
    otherlistings: [...otherlistings],
    locked: {
      images: source.photoscount - images.length,
      pricehistory: !parts.pricehistory,
      virtualtour: parts.address && !parts.virtualtour && source.virtualtoururlunbranded !== null,
    },
  };
}

/** Time zones differ by less than a day, so tomorrow counts as today. */
const isListedInFuture = ({ onmarketdate }: DetailsSource, today: string): boolean =>
  onmarketdate !== null && daysBetween(today, onmarketdate) > 1;

/** Of a whole listing only what cards are made of: the rest is opened by name. */
const cardOf = (source: DetailsSource): CardSource => ({
  ...readColumns(source, cardColumns),
  photoscount: source.photoscount,
  media: source.media,
  maskedCaptions: source.maskedCaptions,
  openhouse: source.openhouse,
});

/** A tour's address and a parcel's number find the house, so they go with a hidden address. */
const traceableFields = (source: DetailsSource, parts: VisibleParts) => ({
  virtualtoururlunbranded: parts.virtualtour && parts.address ? source.virtualtoururlunbranded : null,
  parcelnumber: parts.address ? source.parcelnumber : null,
});

/** No rating leaves the server without its source and year. */
const ratingFields = (source: DetailsSource, ratings: SchoolRatings | null) => ({
  elementaryschoolrating: ratings && source.elementaryschoolrating,
  middleschoolrating: ratings && source.middleschoolrating,
  highschoolrating: ratings && source.highschoolrating,
  schoolratings: ratings,
});

/** The fields that every viewer of a visible listing may read. */
const openFields = (source: DetailsSource) => ({
  edition: source.edition,
  internetautomatedvaluationdisplayyn: source.internetautomatedvaluationdisplayyn,
  publicremarks: source.publicremarks,
  countyorparish: source.countyorparish,
  mlsareamajor: source.mlsareamajor,
  schooldistrict: source.schooldistrict,
  elementaryschool: source.elementaryschool,
  middleorjuniorschool: source.middleorjuniorschool,
  highschool: source.highschool,
  fencing: [...source.fencing],
  exteriorfeatures: [...source.exteriorfeatures],
  interiorfeatures: [...source.interiorfeatures],
  communityfeatures: [...source.communityfeatures],
  lotfeatures: [...source.lotfeatures],
  accessibilityfeatures: [...source.accessibilityfeatures],
  architecturalstyle: [...source.architecturalstyle],
  greenenergyefficient: [...source.greenenergyefficient],
  appliances: [...source.appliances],
  heating: [...source.heating],
  cooling: [...source.cooling],
  flooring: [...source.flooring],
  parkingfeatures: [...source.parkingfeatures],
  constructionmaterials: [...source.constructionmaterials],
  roof: [...source.roof],
  utilities: [...source.utilities],
  sewer: [...source.sewer],
  watersource: [...source.watersource],
  roadsurfacetype: [...source.roadsurfacetype],
  buildingareatotal: source.buildingareatotal,
  zoning: source.zoning,
  View: [...source.View],
  waterfrontyn: source.waterfrontyn,
  waterbodyname: source.waterbodyname,
  poolprivateyn: source.poolprivateyn,
  horseyn: source.horseyn,
  hasFireplace: source.hasFireplace,
  hasAssociation: source.hasAssociation,
  petsallowed: source.petsallowed,
  abor_rooms: [...source.abor_rooms],
  abor_mastermain: source.abor_mastermain,
  abor_guestaccomodation: source.abor_guestaccomodation,
  taxannualamount: source.taxannualamount,
  taxyear: source.taxyear,
  taxassessedvalue: source.taxassessedvalue,
  associationfee: source.associationfee,
  associationfeefrequency: source.associationfeefrequency,
  associationfeeincludes: [...source.associationfeeincludes],
  grossincome: source.grossincome,
  netoperatingincome: source.netoperatingincome,
  availabilitydate: source.availabilitydate,
  leaseterm: source.leaseterm,
  furnished: source.furnished,
  agentId: source.agentId,
  listagentdirectphone: source.listagentdirectphone,
  listagentemail: source.listagentemail,
  modificationtimestamp: source.modificationtimestamp,
});
