import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';

/** A card as the server sends it; give what the test is about. */
export function aListingCard(given: Partial<ListingCard> = {}): ListingCard {
  const listingid = given.listingid ?? 'L1';
  return { ...plain, listingid, listingkey: `AUS-${listingid}`, url: `/home-${listingid}.html`, ...given };
}

/** So many photos, each in three widths. */
export const somePhotos = (count: number): ListingCard['images'] =>
  Array.from({ length: count }, (_, index) => ({
    mediaurl: `/photos/${index}-1280.jpg`,
    mediaobjectid: `m${index}`,
    width: 1280,
    height: 853,
    diffimgsizes: { '320': `/photos/${index}-320.jpg`, '640': `/photos/${index}-640.jpg` },
    shortdescription: null,
    sortOrder: index,
  }));

const plain: ListingCard = {
  listingid: 'L1',
  listingkey: 'AUS-L1',
  sourcelistingid: '4821907',
  source: 'AUS',
  mlsstatus: 'Active',
  propertytype: 'Residential',
  propertysubtype: 'Single Family Residence',
  propertyfiltertype: 'Single Family Residence',
  listprice: 625_000,
  previouslistprice: null,
  closeprice: null,
  closedate: null,
  estimatedpayment: 5_283,
  onmarketdate: '2026-11-02',
  streetnumber: '2108',
  streetdirprefix: null,
  streetname: 'Bluebonnet',
  streetsuffix: 'Ln',
  streetdirsuffix: null,
  unitnumber: null,
  city: 'Austin',
  stateorprovince: 'TX',
  postalcode: '78704',
  subdivisionname: 'Zilker',
  latitude: 30.2527,
  longitude: -97.7745,
  numberofunitstotal: null,
  bedroomstotal: 3,
  bathroomsfull: 2,
  bathroomshalf: 1,
  livingarea: 1_842,
  lotsizearea: 0.19,
  yearbuilt: 1958,
  stories: 1,
  garagespaces: 2,
  listofficename: 'Live Oak Realty',
  listagentfullname: 'Maria Delgado',
  attributioncontact: '512-555-0142',
  isexclusive: false,
  isopenhouse: false,
  isjustlisted: false,
  isbackonmarket: false,
  ispricereduced: false,
  ispriceincreased: false,
  primarylabel: null,
  secondarylabel: { text: 'Active', color: '#ffffff', background: '#17614f' },
  openhouse: [],
  images: [],
  photoscount: 0,
  url: '/home-L1.html',
};
