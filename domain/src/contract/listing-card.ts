import * as z from 'zod/mini';
import { listingSources } from '../listing/listing.ts';
import { propertyFilterTypes, propertyTypes } from '../listing/property-type.ts';
import { mlsStatuses } from '../listing/status.ts';

const text = z.nullable(z.string());
const number = z.nullable(z.number());

export const mediaSchema = z.object({
  mediaurl: z.string(),
  mediaobjectid: z.string(),
  width: z.number(),
  height: z.number(),
  /** URL of each narrower rendition by its width in px, e.g. { '640': '/photos/...' }. */
  diffimgsizes: z.record(z.string(), z.string()),
  shortdescription: text,
  sortOrder: z.number(),
});

export const openHouseSchema = z.object({
  openhousekey: z.string(),
  openhousedate: z.string(),
  openhousestarttime: z.nullable(z.string()),
  openhouseendtime: z.nullable(z.string()),
});

/** A label with its CSS colours, which have AA contrast. */
export const labelSchema = z.object({ text: z.string(), color: z.string(), background: z.string() });

/** A listing as lists, maps and cards show it: only what the gate lets this viewer see. */
export const listingCardSchema = z.object({
  listingid: z.string(),
  listingkey: z.string(),
  sourcelistingid: text,
  source: z.enum(listingSources),
  mlsstatus: z.enum(mlsStatuses),
  propertytype: z.enum(propertyTypes),
  propertysubtype: text,
  propertyfiltertype: z.enum(propertyFilterTypes),
  listprice: z.number(),
  previouslistprice: number,
  closeprice: number,
  closedate: text,
  /** Dollars a month with taxes, dues and insurance, at the site's rates; null where there is no home to buy. */
  estimatedpayment: number,
  onmarketdate: text,
  streetnumber: text,
  streetdirprefix: text,
  streetname: text,
  streetsuffix: text,
  streetdirsuffix: text,
  unitnumber: text,
  city: text,
  stateorprovince: text,
  postalcode: text,
  subdivisionname: text,
  /** null where the seller hides the address. */
  latitude: number,
  longitude: number,
  numberofunitstotal: number,
  bedroomstotal: number,
  bathroomsfull: number,
  bathroomshalf: number,
  livingarea: number,
  lotsizearea: number,
  yearbuilt: number,
  stories: number,
  garagespaces: number,
  listofficename: text,
  listagentfullname: text,
  attributioncontact: text,
  isexclusive: z.boolean(),
  isopenhouse: z.boolean(),
  isjustlisted: z.boolean(),
  isbackonmarket: z.boolean(),
  ispricereduced: z.boolean(),
  ispriceincreased: z.boolean(),
  primarylabel: z.nullable(labelSchema),
  secondarylabel: z.nullable(labelSchema),
  openhouse: z.array(openHouseSchema),
  /** Photos that the viewer's image lock allows, at most six on cards. */
  images: z.array(mediaSchema),
  /** How many pictures the listing has in all, locked ones included. */
  photoscount: z.number(),
  /** Path of the listing's page, '/….html'. */
  url: z.string(),
});
export type ListingCard = z.output<typeof listingCardSchema>;
