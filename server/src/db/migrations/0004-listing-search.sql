-- One narrow row for each listing that a search may find, without text, stored in the order of `cell` after bulk loads,
-- so that any filter is answered by reading few pages and no filter needs an index of its own. Open listings lie in one
-- partition, sold and leased ones of the last two years in the other; most searches touch the first alone.
create table listing_search (
  onmarket        boolean not null,
  id              integer not null,
  -- Latitude row times 7200 plus longitude column of a grid of 0.05 degrees. A listing whose address is hidden has no
  -- position here, so that no box, no drawn area and no pin can give it away; it is found by the areas it names.
  cell            integer,
  edition         smallint not null,
  lease           boolean not null,
  mlsstatus       smallint not null,
  source          smallint not null,
  filtertype      smallint not null,
  waterbody       smallint not null,
  -- One bit a view that people ask for.
  views           smallint not null,
  -- Of the brokerage's own: its office's, and its exclusive ones.
  ours            boolean not null,
  hasphoto        boolean not null,
  -- The seller lets the internet show it.
  displayed       boolean not null,
  petsallowed     boolean,
  yearbuilt       integer,
  listprice       bigint not null,
  -- One bit a feature, in the order of the domain's feature names.
  features        bigint not null,
  latitude        double precision,
  longitude       double precision,
  livingarea      double precision,
  lotsizearea     double precision,
  bedroomstotal   double precision,
  bathroomsfull   double precision,
  bathroomshalf   double precision,
  stories         double precision,
  garagespaces    double precision,
  elementaryschoolrating double precision,
  middleschoolrating     double precision,
  highschoolrating       double precision,
  onmarketdate    date,
  closedate       date,
  -- Days in the edition's time zone; the price fell on the first, null where its last change was none.
  pricereducedon  date,
  majorchangedon  date,
  majorchangetimestamp   timestamptz,
  city_id         integer,
  county_id       integer,
  postalcode_id   integer,
  schooldistrict_id integer,
  subdivision_id  integer,
  mlsarea_id      integer
) partition by list (onmarket);

create table listing_search_on_market partition of listing_search for values in (true);
create table listing_search_off_market partition of listing_search for values in (false);

create unique index listing_search_on_market_id on listing_search_on_market (id);
create unique index listing_search_off_market_id on listing_search_off_market (id);
-- Every search names its edition and its kind; a box names its cells besides. Rows are clustered in this order.
create index listing_search_on_market_cell on listing_search_on_market (edition, lease, cell);
create index listing_search_off_market_cell on listing_search_off_market (edition, lease, cell);
-- The newest of a wide search are found by walking this until the page is full.
create index listing_search_on_market_date
  on listing_search_on_market (edition, lease, onmarketdate desc nulls last, id desc);
