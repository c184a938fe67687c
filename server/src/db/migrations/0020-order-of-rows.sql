-- Moment of the last change by the source's own account, null where its rows state none. An older row changes nothing.
alter table listing add column source_modified_at timestamptz;
alter table removed_listing add column source_modified_at timestamptz;

-- Version of the masking that made the texts of a hidden address; other versions are made again.
alter table listing add column masking_version integer not null default 0;
create index listing_masking on listing (masking_version) where not internetaddressdisplayyn;
