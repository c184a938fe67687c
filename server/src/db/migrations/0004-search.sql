-- One narrow row for each listing that a search may find, without text, stored in the order of `cell` after bulk loads. Any
-- filter reads few pages, and no filter needs an index of its own. Open listings lie in one partition, sold and leased ones
-- of the last two years in the other; most searches touch the first alone.

-- Saving a listing replaces its search row in the same transaction as its card, pictures, open houses and history. So a
-- process compares the row's number to find out whether its cached listing is stale.
create sequence listing_search_revision;

-- Statuses, sources, editions and filter types are numbered as in search-codes.ts.
create table listing_search (
  on_market            boolean not null,
  id                   integer not null references listing (id) on delete cascade,
  -- Latitude row times 7200 plus longitude column of a grid of 0.05 degrees. A listing whose address is hidden has no
  -- position here, so no box, drawn area or pin can reveal it; searches find it by the areas it names.
  cell                 integer,
  edition              smallint not null check (edition between 1 and 2),
  lease                boolean not null,
  -- Withdrawn and expired listings have no search row.
  mlsstatus            smallint not null check (mlsstatus between 1 and 6),
  source               smallint not null check (source between 1 and 3),
  filter_type          smallint not null check (filter_type between 1 and 7),
  water_body           smallint not null,
  -- One bit for each view that the filter offers.
  views                smallint not null,
  -- Of the brokerage's own: its office's, and its exclusive ones.
  ours                 boolean not null,
  has_photo            boolean not null,
  -- The seller lets the internet show it, and its source is not outdated.
  displayed            boolean not null,
  petsallowed          boolean,
  yearbuilt            integer,
  listprice            bigint not null,
  -- One bit a feature, in the order of the domain's feature names.
  features             bigint not null,
  latitude             double precision,
  longitude            double precision,
  livingarea           double precision,
  lotsizearea          double precision,
  bedroomstotal        double precision,
  bathroomsfull        double precision,
  bathroomshalf        double precision,
  stories              double precision,
  garagespaces         double precision,
  elementaryschoolrating double precision,
  middleschoolrating   double precision,
  highschoolrating     double precision,
  onmarketdate         date,
  closedate            date,
  -- Days in the edition's time zone; the price fell on the first, null where its last change was none.
  price_reduced_on     date,
  major_changed_on     date,
  majorchangetimestamp timestamptz,
  city_id              integer references named_area (id),
  county_id            integer references named_area (id),
  postalcode_id        integer references named_area (id),
  schooldistrict_id    integer references named_area (id),
  subdivision_id       integer references named_area (id),
  mlsarea_id           integer references named_area (id),
  elementaryschool_id  integer references named_area (id),
  middleschool_id      integer references named_area (id),
  highschool_id        integer references named_area (id),
  revision             bigint not null default nextval('listing_search_revision')
) partition by list (on_market);

create table listing_search_on_market partition of listing_search for values in (true);
create table listing_search_off_market partition of listing_search for values in (false);

create unique index listing_search_on_market_id on listing_search_on_market (id);
create unique index listing_search_off_market_id on listing_search_off_market (id);
-- Every search names its edition and its kind; a box also names its cells. Rows are clustered in this order. The index
-- includes the columns that most searches test, so they read this index alone. At 200,000 listings, counting everything took
-- half as long as by the rows, which consist mostly of rarely tested columns.
create index listing_search_on_market_cell on listing_search_on_market (edition, lease, cell)
  include (id, revision, onmarketdate, latitude, longitude, listprice, bedroomstotal, mlsstatus, filter_type, source, displayed);
create index listing_search_off_market_cell on listing_search_off_market (edition, lease, cell);
-- PostgreSQL reads only vacuumed pages from an index alone.
alter table listing_search_on_market set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
-- The newest of a wide search are found by walking this until the page is full.
create index listing_search_on_market_date
  on listing_search_on_market (edition, lease, onmarketdate desc nulls last, id desc);
