// Generated from the migrations by `npm run db:types`; a test fails while it is out of date.

import type { KeyConfiguration, KeyTheme } from "../embeds/embed-key.ts";
import type { AnsweredBox } from "../inquiries/inquiry.ts";
import type { ReaderKind } from "../listing-budget/reader.ts";
import type { PhotoSource } from "../listings/published-media.ts";
import type { RelatedType } from "../mail/mail.ts";
import type { MailPortName } from "../ports/mail/mail.ts";
import type { SocialLinks } from "@hearth/domain/contract/agent.ts";
import type { EmbedPolicy } from "@hearth/domain/contract/embed.ts";
import type { DeliveryOutcome, LeadRouting, WebhookEnd, WebhookEvent, WebhookFormat } from "@hearth/domain/contract/webhooks.ts";
import type { EditionId } from "@hearth/domain/edition/edition.ts";
import type { Language } from "@hearth/domain/embed/language.ts";
import type { DraftPhoto, RemovedPhoto } from "@hearth/domain/exclusive/draft-photos.ts";
import type { EditPayload } from "@hearth/domain/exclusive/field-catalog.ts";
import type { FieldRevisions } from "@hearth/domain/exclusive/merge-draft.ts";
import type { OpenHousePlan } from "@hearth/domain/exclusive/open-house-plan.ts";
import type { PublishedParts } from "@hearth/domain/exclusive/published-parts.ts";
import type { StoredInquiryType } from "@hearth/domain/inquiry/inquiry-types.ts";
import type { InquiryStatus } from "@hearth/domain/inquiry/inquiry-work.ts";
import type { TourHours } from "@hearth/domain/inquiry/tour-hours.ts";
import type { MaskedTexts } from "@hearth/domain/listing/hidden-address.ts";
import type { ListingSource, Media } from "@hearth/domain/listing/listing.ts";
import type { MlsStatus } from "@hearth/domain/listing/status.ts";
import type { Role } from "@hearth/domain/people/account-types.ts";
import type { AgentTab } from "@hearth/domain/people/history-rules.ts";
import type { MailedCadence } from "@hearth/domain/people/saved-search-rules.ts";
import type { AreaGeometry } from "@hearth/domain/search/areas/geometry/area-geometry.ts";
import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface Agent {
  accountId: string | null;
  agentId: string;
  awards: Generated<string[]>;
  bio: string | null;
  bioName: string;
  coverUrl: string | null;
  createdAt: Generated<Timestamp>;
  defaultAgent: Generated<boolean>;
  designations: Generated<string[]>;
  edition: EditionId;
  email: string | null;
  firstname: string;
  headshotUrlSquare: string | null;
  id: Generated<number>;
  inquiryReminders: Generated<boolean>;
  interviewer: Generated<boolean>;
  languages: Generated<string[]>;
  lastname: string;
  licenseCheckedOn: string | null;
  officeId: string | null;
  phone: string | null;
  retiredAt: Timestamp | null;
  setByAgent: Generated<string[]>;
  sfId: string | null;
  signature: string | null;
  social: ColumnType<Partial<SocialLinks>, string, string>;
  teamName: string | null;
  teamType: string | null;
  title: string | null;
  tours: ColumnType<TourHours, string, string> | null;
  trecLicense: string | null;
  updatedAt: Generated<Timestamp>;
  userAccountType: string | null;
  video: string | null;
}

export interface AgentCopy {
  agentDigestId: number;
  digestId: number;
}

export interface AgentDigest {
  agentKey: number;
  id: Generated<number>;
  mailId: string | null;
  timeWindow: string;
}

export interface AgentFormerName {
  agentKey: number;
  bioName: string;
  changedAt: Generated<Timestamp>;
  edition: EditionId;
}

export interface AgentReview {
  agentKey: number;
  author: string;
  body: string;
  createdAt: Timestamp;
  email: string | null;
  inquiryId: string | null;
  rating: number;
  reviewId: string;
  state: Generated<string>;
}

export interface AlertProgress {
  place: number;
  share: string;
}

export interface AreaTally {
  areaId: number;
  displayed: boolean;
  edition: number;
  filterType: number;
  lease: boolean;
  mlsstatus: number;
  n: number;
  source: number;
}

export interface AttemptCount {
  count: number;
  expiresAt: Timestamp;
  key: string;
}

export interface AuditEntry {
  action: string;
  actorId: string | null;
  at: Timestamp;
  details: Generated<Json>;
  id: Generated<number>;
  ipAddress: string | null;
  personId: string | null;
  userAgent: string | null;
}

export interface Boundary {
  approximate: boolean;
  createdAt: Generated<Timestamp>;
  edition: EditionId;
  geometry: ColumnType<AreaGeometry, string, string>;
  id: string;
  maxLatitude: number;
  maxLongitude: number;
  minLatitude: number;
  minLongitude: number;
  name: string;
  parent: string | null;
  source: string | null;
  type: string;
  usedAt: Timestamp | null;
}

export interface CalculatorSetting {
  personId: string;
  settings: Json;
  updatedAt: Timestamp;
}

export interface CalendarFeed {
  collectionId: number;
  createdAt: Timestamp;
  membershipId: number | null;
  personId: string;
  tokenHash: string;
}

export interface CaptchaNonce {
  attempt: string;
  expiresAt: Timestamp;
  nonce: string;
}

export interface Collection {
  attemptDigest: string | null;
  attemptKey: string | null;
  cadence: Generated<string>;
  changedXid: Generated<string>;
  createdAt: Timestamp;
  description: string | null;
  edition: EditionId;
  id: Generated<number>;
  name: string;
  notifyAgent: Generated<boolean>;
  personId: string;
  seenPlace: Generated<number>;
  updatedAt: Timestamp;
}

export interface CollectionListing {
  addedAt: Timestamp;
  addedBy: string | null;
  collectionId: number;
  listingkey: string;
  rank: Generated<number>;
  votesOpenedAt: Timestamp | null;
}

export interface Comment {
  attemptDigest: string | null;
  attemptKey: string | null;
  collectionId: number;
  createdAt: Timestamp;
  deletedAt: Timestamp | null;
  editedAt: Timestamp | null;
  id: Generated<number>;
  isQuiet: Generated<boolean>;
  listingkey: string;
  personId: string | null;
  text: string;
}

export interface CommentRead {
  collectionId: number;
  lastComment: number;
  listingkey: string;
  personId: string;
}

export interface Contact {
  activeAt: Timestamp | null;
  activity: Generated<Timestamp>;
  agentId: string | null;
  also: Generated<string[]>;
  createdAt: Timestamp;
  createdBy: string | null;
  edition: EditionId;
  email: string | null;
  firstname: Generated<string>;
  id: Generated<number>;
  invitedAt: Timestamp | null;
  lastname: Generated<string>;
  leadSource: string | null;
  leasedSearch: Generated<boolean>;
  notes: Generated<string>;
  personId: string | null;
  phone: string | null;
  searchText: Generated<string>;
  sharedWithTeam: Generated<boolean>;
  sortName: Generated<string>;
  updatedAt: Timestamp;
}

export interface CountedView {
  expiresAt: Timestamp;
  key: string;
}

export interface Digest {
  cadence: string;
  claimedUntil: Timestamp | null;
  closedAt: Timestamp | null;
  closedPlace: number | null;
  dueAt: Timestamp;
  edition: EditionId;
  events: Generated<ArrayType<number>>;
  id: Generated<number>;
  mailId: string | null;
  openedPlace: number;
  personId: string;
  searches: Json | null;
  timeWindow: string;
}

export interface DismissedListing {
  dismissedAt: Timestamp;
  listingkey: string;
  personId: string;
}

export interface EmbedConfig {
  attributes: ColumnType<Record<string, string>, string, string>;
  changedAt: Timestamp;
  id: string;
  key: string;
  name: string;
  widget: string;
}

export interface EmbedCount {
  day: string;
  inquiries: Generated<number>;
  key: string;
  linkedInquiries: Generated<number>;
  loads: Generated<number>;
  searches: Generated<number>;
  views: Generated<number>;
}

export interface EmbedFormerKey {
  endsAt: Timestamp;
  key: string;
  name: string;
}

export interface EmbedKey {
  agentKey: number | null;
  configuration: ColumnType<KeyConfiguration, string, string>;
  createdAt: Timestamp;
  id: Generated<string>;
  inquiryId: string | null;
  key: string;
  leadRouting: Generated<LeadRouting>;
  linkMailedAt: Timestamp | null;
  origins: string[];
  owner: string;
  ownerEmail: string | null;
  policy: EmbedPolicy;
  requestsPerMinute: number | null;
  revokedAt: Timestamp | null;
  theme: ColumnType<KeyTheme, string, string>;
}

export interface EmbedPageCount {
  day: string;
  inquiries: Generated<number>;
  key: string;
  loads: Generated<number>;
  page: string;
  widgets: Generated<string[]>;
}

export interface EmbedSilence {
  key: string;
  lastDay: string;
  page: string;
}

export interface ExclusiveListing {
  addressKey: string | null;
  agentId: string | null;
  createdAt: Timestamp;
  createdBy: string | null;
  draftId: string;
  edition: EditionId;
  fieldRevisions: ColumnType<FieldRevisions, string, string>;
  fields: ColumnType<EditPayload, string, string>;
  listingId: string;
  onMarketOn: string | null;
  publishedAt: Timestamp | null;
  publishedFields: ColumnType<EditPayload, string, string> | null;
  publishedKey: string | null;
  publishedRevision: number | null;
  revision: Generated<number>;
  scheduledAt: Timestamp | null;
  scheduledBy: string | null;
  scheduledFields: ColumnType<EditPayload, string, string> | null;
  scheduledRevision: number | null;
  scheduleFailure: string | null;
  shownPrice: Generated<number | null>;
  shownStatus: Generated<string>;
  state: Generated<string>;
  syncedAt: Timestamp | null;
  syncStartedAt: Timestamp | null;
  updatedAt: Timestamp;
  updatedBy: string | null;
}

export interface ExclusiveParts {
  draftId: string;
  openHouses: Generated<ColumnType<OpenHousePlan[], string, string>>;
  photos: Generated<ColumnType<DraftPhoto[], string, string>>;
  published: ColumnType<PublishedParts, string, string> | null;
  removedPhotos: Generated<ColumnType<RemovedPhoto[], string, string>>;
  scheduled: ColumnType<PublishedParts, string, string> | null;
}

export interface FavoritePlace {
  address: string;
  createdAt: Timestamp;
  id: Generated<number>;
  latitude: number;
  longitude: number;
  name: string;
  personId: string;
}

export interface FormerEmail {
  email: string;
  personId: string;
  until: Timestamp;
}

export interface HistorySetting {
  hiddenFromAgent: Generated<AgentTab[]>;
  personId: string;
  record: boolean;
  showToAgent: boolean;
  showToMe: boolean;
  updatedAt: Timestamp;
  useForSuggestions: boolean;
}

export interface HomeNote {
  changedAt: Timestamp;
  listingkey: string;
  personId: string;
  text: string;
}

export interface HomeVote {
  answer: string;
  answerAtOpening: string | null;
  collectionId: number;
  dealBreakers: string[];
  isLate: boolean;
  listingkey: string;
  personId: string;
  votedAt: Timestamp;
}

export interface Inquiry {
  agentKey: number | null;
  answeredAt: Timestamp | null;
  askedAgentId: string | null;
  askedListingId: string | null;
  bodyHash: string;
  city: string | null;
  consentAt: Timestamp;
  consentBoxes: ColumnType<AnsweredBox[], string, string>;
  consentVersion: string;
  consentWithdrawnAt: Timestamp | null;
  createdAt: Timestamp;
  dueAt: Timestamp | null;
  edition: EditionId;
  email: string;
  embedKey: string | null;
  fact: string | null;
  firstname: string;
  hiddenFields: string | null;
  id: string;
  idempotencyKey: string | null;
  ipAddress: string;
  landingPage: string | null;
  language: Generated<Language>;
  lastname: string;
  linkEmbedKey: string | null;
  linkHost: string | null;
  listingkey: string | null;
  message: string | null;
  origin: string | null;
  phone: string;
  rating: number | null;
  referredEmail: string | null;
  referredFirstname: string | null;
  referredLastname: string | null;
  referredPhone: string | null;
  remindedAt: Timestamp | null;
  site: string | null;
  snoozedUntil: Timestamp | null;
  state: string | null;
  status: Generated<InquiryStatus>;
  street: string | null;
  tourDateTime: string | null;
  type: StoredInquiryType;
  widgetVersion: string | null;
  zip: string | null;
}

export interface InquiryReply {
  agentKey: number | null;
  attemptDigest: string | null;
  attemptKey: string | null;
  body: string;
  byVisitor: Generated<boolean>;
  createdAt: Timestamp;
  id: Generated<number>;
  inquiryId: string;
  messageId: string | null;
}

export interface Listing {
  aborGuestaccomodation: string | null;
  aborMastermain: boolean;
  aborRooms: string[];
  accesscode: string | null;
  accessibilityfeatures: string[];
  addressText: string;
  agentId: string | null;
  agentKeywordText: string | null;
  appliances: string[];
  architecturalstyle: string[];
  assertedText: Generated<string | null>;
  associationfee: number | null;
  associationfeefrequency: string | null;
  associationfeeincludes: string[];
  attributioncontact: string | null;
  availabilitydate: string | null;
  backonmarketdate: string | null;
  bathroomsfull: number | null;
  bathroomshalf: number | null;
  bedroomstotal: number | null;
  buildingareatotal: number | null;
  city: string | null;
  closedate: string | null;
  closeprice: number | null;
  communityfeatures: string[];
  constructionmaterials: string[];
  cooling: string[];
  countyorparish: string | null;
  createdAt: Timestamp;
  edition: EditionId;
  elementaryschool: string | null;
  elementaryschoolrating: number | null;
  expirationdate: string | null;
  exteriorfeatures: string[];
  fencing: string[];
  flooring: string[];
  furnished: string | null;
  garagespaces: number | null;
  greenenergyefficient: string[];
  grossincome: number | null;
  hasAssociation: boolean;
  hasFireplace: boolean;
  heating: string[];
  highschool: string | null;
  highschoolrating: number | null;
  horseyn: boolean;
  houseNumber: number | null;
  id: Generated<number>;
  interiorfeatures: string[];
  internetaddressdisplayyn: boolean;
  internetautomatedvaluationdisplayyn: boolean;
  internetconsumercommentyn: boolean;
  internetentirelistingdisplayyn: boolean;
  keywordText: string;
  latitude: number | null;
  leaseterm: string | null;
  listagentdirectphone: string | null;
  listagentemail: string | null;
  listagentfullname: string | null;
  listingid: string;
  listingkey: string;
  listofficemlsid: string | null;
  listofficename: string | null;
  listprice: number;
  livingarea: number | null;
  lockboxserialnumber: string | null;
  lockboxtype: string | null;
  longitude: number | null;
  lotfeatures: string[];
  lotsizearea: number | null;
  majorchangetimestamp: Timestamp | null;
  maskedTexts: ColumnType<MaskedTexts, string, string> | null;
  maskingVersion: Generated<number>;
  middleorjuniorschool: string | null;
  middleschoolrating: number | null;
  mlsareamajor: string | null;
  mlsstatus: MlsStatus;
  mlsTargetDate: string | null;
  modificationtimestamp: Timestamp;
  neighborhoodKey: string | null;
  netoperatingincome: number | null;
  numberofunitstotal: number | null;
  onmarketdate: string | null;
  originallistprice: number | null;
  ownerphone: string | null;
  parcelnumber: string | null;
  parkingfeatures: string[];
  petsallowed: boolean | null;
  photoscount: number;
  poolprivateyn: boolean;
  postalcode: string | null;
  previouslistprice: number | null;
  pricechangetimestamp: Timestamp | null;
  primarylistingid: string | null;
  privateremarks: string | null;
  propertyfiltertype: string;
  propertysubtype: string | null;
  propertytype: string;
  publicDate: string | null;
  publicremarks: string | null;
  relatedMlsSource: ListingSource | null;
  roadsurfacetype: string[];
  roof: string[];
  rowHash: string;
  schooldistrict: string | null;
  sewer: string[];
  showinginstructions: string | null;
  showOnAgentBio: boolean;
  source: ListingSource;
  sourcelistingid: string | null;
  sourceModifiedAt: Timestamp | null;
  statedStamps: Generated<string[]>;
  stateorprovince: string | null;
  statuschangetimestamp: Timestamp | null;
  stories: number | null;
  streetdirprefix: string | null;
  streetdirsuffix: string | null;
  streetKey: string | null;
  streetname: string | null;
  streetnumber: string | null;
  streetsuffix: string | null;
  subdivisionname: string | null;
  taxannualamount: number | null;
  taxassessedvalue: number | null;
  taxyear: number | null;
  unitnumber: string | null;
  updatedAt: Timestamp;
  utilities: string[];
  view: string[];
  virtualtoururlunbranded: string | null;
  waterbodyname: string | null;
  waterfrontyn: boolean;
  watersource: string[];
  yearbuilt: number | null;
  zoning: string | null;
}

export interface ListingCount {
  day: string;
  kind: ReaderKind;
  listings: number;
  name: string;
}

export interface ListingEvent {
  after: Json | null;
  areaIds: Generated<number[]>;
  at: Timestamp;
  before: Json | null;
  cells: Generated<number[]>;
  edition: EditionId;
  highPrice: number | null;
  id: Generated<number>;
  kinds: string[];
  lease: boolean | null;
  listingkey: string;
  lowPrice: number | null;
  place: number | null;
}

export interface ListingExposure {
  at: Timestamp;
  edition: EditionId;
  id: Generated<number>;
  listingId: string;
  onMls: boolean;
  pages: string[];
  revision: number;
}

export interface ListingHistory {
  changedAt: Timestamp;
  event: string;
  listingkey: string;
  mlsstatus: MlsStatus;
  price: number | null;
}

export interface ListingSearch {
  bathroomsfull: number | null;
  bathroomshalf: number | null;
  bedroomstotal: number | null;
  cell: number | null;
  cityId: number | null;
  closedate: string | null;
  countyId: number | null;
  displayed: boolean;
  edition: number;
  elementaryschoolId: number | null;
  elementaryschoolrating: number | null;
  features: number;
  filterType: number;
  garagespaces: number | null;
  hasPhoto: boolean;
  highschoolId: number | null;
  highschoolrating: number | null;
  id: number;
  latitude: number | null;
  lease: boolean;
  listprice: number;
  livingarea: number | null;
  longitude: number | null;
  lotsizearea: number | null;
  majorChangedOn: string | null;
  majorchangetimestamp: Timestamp | null;
  middleschoolId: number | null;
  middleschoolrating: number | null;
  mlsareaId: number | null;
  mlsstatus: number;
  onMarket: boolean;
  onmarketdate: string | null;
  ours: boolean;
  petsallowed: boolean | null;
  postalcodeId: number | null;
  priceReducedOn: string | null;
  revision: Generated<number>;
  schooldistrictId: number | null;
  source: number;
  stories: number | null;
  subdivisionId: number | null;
  views: number;
  waterBody: number;
  yearbuilt: number | null;
}

export interface ListingSource2 {
  edition: EditionId;
  hiddenAt: Timestamp | null;
  isSample: boolean;
  source: string;
  updatedAt: Timestamp;
}

export interface ListingViewCount {
  listingkey: string;
  views: number;
}

export interface ListingViewDay {
  day: string;
  listingkey: string;
  views: number;
}

export interface ListTally {
  list: string;
  n: number;
  owner: string;
  part: string;
}

export interface Mail {
  attempts: Generated<number>;
  createdAt: Timestamp;
  edition: EditionId | null;
  failedAt: Timestamp | null;
  handedOverAt: Timestamp | null;
  htmlBody: string | null;
  id: string;
  inquiryId: Generated<string | null>;
  isHard: boolean | null;
  isUnread: Generated<boolean>;
  lastError: string | null;
  parameters: Json;
  personId: Generated<string | null>;
  receiverId: string | null;
  relatedId: string | null;
  relatedType: RelatedType | null;
  replyToAddress: string | null;
  replyToName: string | null;
  secretUntil: Timestamp | null;
  sentAt: Timestamp | null;
  sentBy: MailPortName | null;
  status: string | null;
  subject: string | null;
  template: string;
  textBody: string | null;
  toAddress: string;
  toName: string;
}

export interface MailBounce {
  bouncedAt: Timestamp;
  count: number;
  digest: string;
  isHard: boolean;
  provenAt: Timestamp | null;
  reason: string | null;
}

export interface MailEvent {
  at: Timestamp;
  id: Generated<number>;
  isAutomatic: Generated<boolean>;
  isHard: boolean | null;
  mailId: string;
  sourceId: string | null;
  status: string;
}

export interface MailPace {
  provider: string;
  slotAt: Timestamp;
}

export interface MailSubscription {
  createdAt: Timestamp;
  hash: string;
  personId: string;
}

export interface MapFeature {
  bounds: string;
  fileId: number;
  geometry: Json;
  id: Generated<number>;
  kind: string;
  minZoom: number;
  name: string | null;
}

export interface MapFile {
  attribution: string | null;
  edition: EditionId;
  id: Generated<number>;
  layer: string;
  name: string;
  sample: boolean;
}

export interface Media2 {
  cover: ColumnType<Media[], string, string>;
  items: ColumnType<Media[], string, string>;
  listingId: number;
  maskedCaptions: Json | null;
  photoKey: string;
  sources: ColumnType<PhotoSource[], string, string>;
}

export interface Membership {
  askedAt: Timestamp;
  cadence: Generated<string>;
  changedAt: Timestamp;
  changedXid: Generated<string>;
  codeHashes: string[];
  collectionId: Generated<number | null>;
  createdAt: Timestamp;
  email: string;
  id: Generated<number>;
  invitedBy: string | null;
  personId: string | null;
  savedSearchId: Generated<number | null>;
  seenPlace: Generated<number>;
  state: Generated<string>;
  thingId: number;
  thingKind: string;
}

export interface NamedArea {
  id: Generated<number>;
  key: string;
  kind: string;
  name: string;
  shown: boolean;
  words: string;
}

export interface Office {
  address: string | null;
  edition: EditionId;
  email: string | null;
  latitude: number | null;
  longitude: number | null;
  mlsId: string | null;
  name: string;
  officeId: string;
  phone: string | null;
}

export interface OpenHouse {
  endsAt: Generated<Timestamp>;
  listingId: number;
  openhousedate: string;
  openhouseendtime: string | null;
  openhousekey: string;
  openhousestarttime: string | null;
}

export interface OpenHouseRsvp {
  answeredAt: Timestamp;
  listingkey: string;
  openDay: string;
  openhousekey: string;
  personId: string;
}

export interface PageView {
  id: Generated<number>;
  isContent: Generated<boolean>;
  isLast: Generated<boolean>;
  path: string;
  personId: string;
  title: string | null;
  viewedAt: Timestamp;
}

export interface Passkey {
  backedUp: boolean;
  counter: number;
  createdAt: Generated<Timestamp>;
  credentialId: string;
  id: string;
  lastUsedAt: Timestamp | null;
  name: string;
  personId: string;
  publicKey: Buffer;
  transports: Generated<string[]>;
}

export interface PendingSearch {
  cadence: MailedCadence;
  edition: EditionId;
  expiresAt: Timestamp;
  mailId: string;
  name: string;
  query: string;
  timeZone: string | null;
}

export interface Person {
  accountType: string | null;
  agentId: string | null;
  createdAt: Generated<Timestamp>;
  disabledAt: Timestamp | null;
  edition: EditionId;
  email: string;
  emailVerified: Generated<boolean>;
  firstname: string;
  hasOptedOutOfEmail: Generated<boolean>;
  id: string;
  isAdmin: Generated<boolean>;
  lastname: string;
  location: string | null;
  notifyOpenHouses: Generated<boolean>;
  notifyPerformance: Generated<boolean>;
  notifyPhotoChanges: Generated<boolean>;
  notifyPriceChanges: Generated<boolean>;
  notifyStatusChanges: Generated<boolean>;
  performanceMailedOn: string | null;
  phone: string | null;
  picture: string | null;
  role: Role;
  showPromptSaveSearch: Generated<boolean>;
  socialPhotoUrl: string | null;
  timeZone: string | null;
  updatedAt: Generated<Timestamp>;
  username: string;
}

export interface PhotoSecret {
  onlyRow: Generated<boolean>;
  secret: string;
}

export interface RecentSearch {
  personId: string;
  query: string;
  searchCount: number;
  searchedAt: Timestamp;
}

export interface Recommendation {
  comment: string | null;
  listingkey: string;
  personId: string;
  recommendedAt: Timestamp;
  recommendedBy: string | null;
}

export interface RemovedListing {
  agentId: string | null;
  edition: EditionId;
  listingid: string;
  listingkey: string;
  reason: string;
  removedAt: Timestamp;
  source: string;
  sourcelistingid: string | null;
  sourceModifiedAt: Timestamp | null;
  wasPublic: boolean;
}

export interface SampleLoad {
  edition: EditionId;
  finishedAt: Timestamp | null;
  listings: number;
  madeAt: Timestamp;
  openHousesFrom: string;
}

export interface SavedSearch {
  attemptDigest: string | null;
  attemptKey: string | null;
  cadence: string;
  changedXid: Generated<string>;
  createdAt: Timestamp;
  description: string | null;
  edition: EditionId;
  id: Generated<number>;
  name: string;
  notifyAgent: Generated<boolean>;
  personId: string;
  query: string;
  seenPlace: Generated<number>;
  updatedAt: Timestamp;
  version: string;
}

export interface School {
  admission: string | null;
  charter: boolean | null;
  city: string | null;
  county: string | null;
  district: string | null;
  edition: EditionId | null;
  enrollment: number | null;
  gradeHigh: string | null;
  gradeLow: string | null;
  latitude: number | null;
  level: string;
  longitude: number | null;
  name: string;
  phone: string | null;
  postalcode: string | null;
  rating: number | null;
  schoolId: string;
  street: string | null;
  studentTeacherRatio: number | null;
  type: string | null;
}

export interface SearchEpoch {
  epoch: Generated<string>;
  keepFrom: Generated<string>;
  keptFrom: Generated<string>;
  onlyRow: Generated<boolean>;
  relation: Generated<number>;
  trimmedAt: Generated<Timestamp>;
}

export interface SearchRowChange {
  listingId: number;
  xid: Generated<string>;
}

export interface ServerAddress {
  edition: EditionId;
  notedAt: Timestamp;
  publicUrl: string;
}

export interface ServerSecret {
  createdAt: Generated<Timestamp>;
  name: string;
  value: string;
}

export interface Session {
  createdAt: Generated<Timestamp>;
  deviceId: string | null;
  expiresAt: Timestamp;
  id: string;
  ipAddress: string | null;
  personId: string;
  token: string;
  updatedAt: Generated<Timestamp>;
  userAgent: string | null;
}

export interface ShownAddress {
  address: string;
  displayed: boolean;
  edition: number;
  filterType: number;
  id: number;
  lease: boolean;
  mlsstatus: number;
  source: number;
  street: string;
}

export interface SignInMethod {
  accessToken: string | null;
  accessTokenExpiresAt: Timestamp | null;
  accountId: string;
  createdAt: Generated<Timestamp>;
  id: string;
  idToken: string | null;
  password: string | null;
  personId: string;
  providerId: string;
  refreshToken: string | null;
  refreshTokenExpiresAt: Timestamp | null;
  scope: string | null;
  updatedAt: Generated<Timestamp>;
}

export interface StoppedAddress {
  digest: string;
  stoppedAt: Timestamp;
}

export interface Street {
  edition: number;
  words: string;
}

export interface Verification {
  createdAt: Generated<Timestamp>;
  expiresAt: Timestamp;
  id: string;
  identifier: string;
  personId: string | null;
  updatedAt: Generated<Timestamp>;
  value: string;
}

export interface ViewedListing {
  edition: EditionId;
  listingid: string;
  lookedOn: string | null;
  lookPhotos: number | null;
  lookPrice: number | null;
  lookStatus: string | null;
  personId: string;
  viewedAt: Timestamp;
}

export interface WebhookDelivery {
  attempts: Generated<number>;
  createdAt: Timestamp;
  endpointId: string;
  event: WebhookEvent;
  id: string;
  inquiryId: string | null;
  lastAttemptAt: Timestamp | null;
  lastError: string | null;
  lastStatus: number | null;
  nextAttemptAt: Timestamp | null;
  outcome: DeliveryOutcome | null;
  turn: Generated<number>;
}

export interface WebhookEndpoint {
  apiKey: string | null;
  createdAt: Timestamp;
  disabledAt: Timestamp | null;
  disabledBecause: WebhookEnd | null;
  events: WebhookEvent[];
  failingSince: Timestamp | null;
  format: WebhookFormat;
  formerSecret: string | null;
  formerSecretUntil: Timestamp | null;
  id: string;
  key: string;
  secret: string;
  url: string;
}

export interface DB {
  agent: Agent;
  agentCopy: AgentCopy;
  agentDigest: AgentDigest;
  agentFormerName: AgentFormerName;
  agentReview: AgentReview;
  alertProgress: AlertProgress;
  areaTally: AreaTally;
  attemptCount: AttemptCount;
  auditEntry: AuditEntry;
  boundary: Boundary;
  calculatorSetting: CalculatorSetting;
  calendarFeed: CalendarFeed;
  captchaNonce: CaptchaNonce;
  collection: Collection;
  collectionListing: CollectionListing;
  comment: Comment;
  commentRead: CommentRead;
  contact: Contact;
  countedView: CountedView;
  digest: Digest;
  dismissedListing: DismissedListing;
  embedConfig: EmbedConfig;
  embedCount: EmbedCount;
  embedFormerKey: EmbedFormerKey;
  embedKey: EmbedKey;
  embedPageCount: EmbedPageCount;
  embedSilence: EmbedSilence;
  exclusiveListing: ExclusiveListing;
  exclusiveParts: ExclusiveParts;
  favoritePlace: FavoritePlace;
  formerEmail: FormerEmail;
  historySetting: HistorySetting;
  homeNote: HomeNote;
  homeVote: HomeVote;
  inquiry: Inquiry;
  inquiryReply: InquiryReply;
  listing: Listing;
  listingCount: ListingCount;
  listingEvent: ListingEvent;
  listingExposure: ListingExposure;
  listingHistory: ListingHistory;
  listingSearch: ListingSearch;
  listingSource: ListingSource2;
  listingViewCount: ListingViewCount;
  listingViewDay: ListingViewDay;
  listTally: ListTally;
  mail: Mail;
  mailBounce: MailBounce;
  mailEvent: MailEvent;
  mailPace: MailPace;
  mailSubscription: MailSubscription;
  mapFeature: MapFeature;
  mapFile: MapFile;
  media: Media2;
  membership: Membership;
  namedArea: NamedArea;
  office: Office;
  openHouse: OpenHouse;
  openHouseRsvp: OpenHouseRsvp;
  pageView: PageView;
  passkey: Passkey;
  pendingSearch: PendingSearch;
  person: Person;
  photoSecret: PhotoSecret;
  recentSearch: RecentSearch;
  recommendation: Recommendation;
  removedListing: RemovedListing;
  sampleLoad: SampleLoad;
  savedSearch: SavedSearch;
  school: School;
  searchEpoch: SearchEpoch;
  searchRowChange: SearchRowChange;
  serverAddress: ServerAddress;
  serverSecret: ServerSecret;
  session: Session;
  shownAddress: ShownAddress;
  signInMethod: SignInMethod;
  stoppedAddress: StoppedAddress;
  street: Street;
  verification: Verification;
  viewedListing: ViewedListing;
  webhookDelivery: WebhookDelivery;
  webhookEndpoint: WebhookEndpoint;
}
