-- Listings and what belongs to them. Columns bear the names of the listing's fields.

create extension if not exists pg_trgm;

create table listing (
  id                                  integer generated always as identity primary key,
  listingid                           text not null,
  listingkey                          text not null unique,
  sourcelistingid                     text,
  source                              text not null check (source in ('AUS', 'SA', 'EX')),
  edition                             text not null check (edition in ('austin', 'san-antonio')),
  mlsstatus                           text not null check (mlsstatus in (
    'Private', 'Active', 'Pending', 'Pending - Taking Backups', 'Sold', 'Leased', 'Expired', 'Withdrawn'
  )),
  related_mls_source                  text check (related_mls_source in ('AUS', 'SA', 'EX')),
  primarylistingid                    text,

  propertytype                        text not null,
  propertysubtype                     text,
  propertyfiltertype                  text not null,

  listprice                           bigint not null,
  originallistprice                   bigint,
  previouslistprice                   bigint,
  closeprice                          bigint,
  closedate                           date,
  expirationdate                      date,
  mls_target_date                     date,
  public_date                         date,
  onmarketdate                        date,
  pricechangetimestamp                timestamptz,
  statuschangetimestamp               timestamptz,
  majorchangetimestamp                timestamptz,
  backonmarketdate                    date,
  modificationtimestamp               timestamptz not null,

  streetnumber                        text,
  streetdirprefix                     text,
  streetname                          text,
  streetsuffix                        text,
  streetdirsuffix                     text,
  unitnumber                          text,
  city                                text,
  stateorprovince                     text,
  postalcode                          text,
  countyorparish                      text,
  subdivisionname                     text,
  mlsareamajor                        text,
  latitude                            double precision,
  longitude                           double precision,
  schooldistrict                      text,
  elementaryschool                    text,
  middleorjuniorschool                text,
  highschool                          text,
  elementaryschoolrating              double precision,
  middleschoolrating                  double precision,
  highschoolrating                    double precision,

  numberofunitstotal                  integer,
  bedroomstotal                       double precision,
  bathroomsfull                       double precision,
  bathroomshalf                       double precision,
  livingarea                          double precision,
  lotsizearea                         double precision,
  yearbuilt                           integer,
  stories                             double precision,
  garagespaces                        double precision,
  buildingareatotal                   double precision,
  zoning                              text,

  fencing                             text[] not null,
  exteriorfeatures                    text[] not null,
  interiorfeatures                    text[] not null,
  communityfeatures                   text[] not null,
  lotfeatures                         text[] not null,
  accessibilityfeatures               text[] not null,
  architecturalstyle                  text[] not null,
  greenenergyefficient                text[] not null,
  appliances                          text[] not null,
  heating                             text[] not null,
  cooling                             text[] not null,
  flooring                            text[] not null,
  parkingfeatures                     text[] not null,
  constructionmaterials               text[] not null,
  roof                                text[] not null,
  utilities                           text[] not null,
  sewer                               text[] not null,
  watersource                         text[] not null,
  roadsurfacetype                     text[] not null,
  view                                text[] not null,
  waterfrontyn                        boolean not null,
  waterbodyname                       text,
  poolprivateyn                       boolean not null,
  horseyn                             boolean not null,
  has_fireplace                       boolean not null,
  has_association                     boolean not null,
  petsallowed                         boolean,
  abor_rooms                          text[] not null,
  abor_mastermain                     boolean not null,
  abor_guestaccomodation              text,

  taxannualamount                     double precision,
  taxyear                             integer,
  taxassessedvalue                    double precision,
  associationfee                      double precision,
  associationfeefrequency             text,
  associationfeeincludes              text[] not null,
  grossincome                         double precision,
  netoperatingincome                  double precision,
  availabilitydate                    date,
  leaseterm                           text,
  furnished                           text,
  parcelnumber                        text,

  publicremarks                       text,
  privateremarks                      text,
  showinginstructions                 text,
  lockboxtype                         text,
  lockboxserialnumber                 text,
  accesscode                          text,
  ownerphone                          text,
  virtualtoururlunbranded             text,

  -- The username of an agent. Feeds name agents of other brokerages too, so it refers to no row.
  agent_id                            text,
  listagentfullname                   text,
  listagentdirectphone                text,
  listagentemail                      text,
  listofficename                      text,
  listofficemlsid                     text,
  attributioncontact                  text,
  show_on_agent_bio                   boolean not null,

  internetentirelistingdisplayyn      boolean not null,
  internetaddressdisplayyn            boolean not null,
  internetautomatedvaluationdisplayyn boolean not null,
  internetconsumercommentyn           boolean not null,

  -- Columns that the server derives when a listing enters.
  photoscount                         integer not null,
  -- Lower-case text with straight apostrophes for the keyword filter; without the address where the seller hides it.
  keyword_text                        text not null,
  -- The same with the hidden address, for the listing's own agent; null where the address is not hidden.
  agent_keyword_text                  text,
  -- Those texts of a listing with a hidden address in which it stood, by column and without it; null where it is not hidden.
  masked_texts                        jsonb,
  -- Lower-case address, place names and MLS number for the address parameter.
  address_text                        text not null,
  -- Sort keys of the sorts by address and neighborhood, by code unit; null where the seller hides the street.
  street_key                          text collate "C",
  house_number                        integer,
  neighborhood_key                    text collate "C",
  -- Digest of the listing as its source sent it; an import skips a listing with the same digest.
  row_hash                            text not null,
  created_at                          timestamptz not null,
  updated_at                          timestamptz not null
);

create index listing_listingid on listing (listingid);
create index listing_sourcelistingid on listing (sourcelistingid) where sourcelistingid is not null;
-- Serves the other listings of a home on its page.
create index listing_parcelnumber on listing (parcelnumber) where parcelnumber is not null;
create index listing_agent on listing (agent_id) where agent_id is not null;
-- Trigrams serve substrings of any spelling. A long pending list lets a bulk load merge them in large steps; vacuum,
-- which follows every load, merges the rest.
create index listing_keyword on listing using gin (keyword_text gin_trgm_ops)
  with (gin_pending_list_limit = 65536);
create index listing_address on listing using gin (address_text gin_trgm_ops)
  with (gin_pending_list_limit = 65536);

-- One row for each listing: a feed always sends the pictures of a listing together, and they are always read in their
-- order. `items` is the array of the listing's Media objects as they leave the server, with addresses and ids of our own.
-- As a row for each picture, loading took eight times longer.
create table media (
  listing_id      integer primary key references listing (id) on delete cascade,
  -- The listing's part of its photos' addresses, a keyed digest.
  photo_key       text not null unique,
  -- The first few, which cards show.
  cover           json not null,
  items           json not null,
  -- The captions of `items` without the address; null where the seller does not hide it.
  masked_captions json,
  -- Of each item its id and where the picture is from; never sent to anyone.
  sources         json not null
);

-- The key of the digests in photo addresses; every database draws its own.
create table photo_secret (
  only_row boolean primary key default true check (only_row),
  secret   text not null
);
insert into photo_secret (secret) values (gen_random_uuid()::text || gen_random_uuid()::text);

create table open_house (
  listing_id         integer not null references listing (id) on delete cascade,
  openhousekey       text not null,
  openhousedate      date not null,
  openhousestarttime text not null,
  openhouseendtime   text not null,
  primary key (listing_id, openhousekey)
);
-- Serves the open-house filters and the sort by the next open house.
create index open_house_date on open_house (openhousedate, openhouseendtime, listing_id);

create table listing_history (
  listingkey text not null references listing (listingkey) on update cascade on delete cascade,
  changed_at timestamptz not null,
  event      text not null check (event in ('listed', 'price', 'status')),
  price      bigint,
  mlsstatus  text not null check (mlsstatus in (
    'Private', 'Active', 'Pending', 'Pending - Taking Backups', 'Sold', 'Leased', 'Expired', 'Withdrawn'
  )),
  primary key (listingkey, changed_at, event)
);

-- When each source was last updated with success: what disclaimers date their listings by.
create table listing_source (
  edition    text not null check (edition in ('austin', 'san-antonio')),
  source     text not null check (source in ('AUS', 'SA', 'EX')),
  updated_at timestamptz not null,
  -- Sample listings have no feed, so they never become outdated.
  is_sample  boolean not null,
  -- Since when the listings of an outdated source are hidden; null where they are shown. Their search rows and addresses
  -- have `displayed` false meanwhile.
  hidden_at  timestamptz,
  primary key (edition, source)
);

-- Listings that left their feed, or that their feed took back. Only what a page needs to say that the listing is gone.
create table removed_listing (
  listingkey      text primary key,
  listingid       text not null,
  sourcelistingid text,
  source          text not null check (source in ('AUS', 'SA', 'EX')),
  edition         text not null check (edition in ('austin', 'san-antonio')),
  agent_id        text,
  -- A listing that guests never saw must not betray that it existed.
  was_public      boolean not null,
  -- In words, for operators.
  reason          text not null,
  removed_at      timestamptz not null
);
create index removed_listing_listingid on removed_listing (listingid);
create index removed_listing_sourcelistingid on removed_listing (sourcelistingid) where sourcelistingid is not null;
create index removed_listing_removed_at on removed_listing (removed_at);
