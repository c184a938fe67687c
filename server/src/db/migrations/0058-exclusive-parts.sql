-- Pictures and open houses of exclusive listings: the draft's, those that are published and those of a planned publication. The files
-- of the pictures are in the folder of listing photos.

create table exclusive_parts (
  draft_id       uuid primary key references exclusive_listing (draft_id) on delete cascade,
  photos         jsonb not null default '[]' check (jsonb_typeof(photos) = 'array' and jsonb_array_length(photos) <= 120),
  -- Ids that were removed, with their pictures until upkeep: a late retry of an upload adds none of them.
  removed_photos jsonb not null default '[]' check (jsonb_typeof(removed_photos) = 'array'),
  open_houses    jsonb not null default '[]' check (jsonb_typeof(open_houses) = 'array'),
  -- { "photos": [...], "openHouses": [...] }
  published      jsonb,
  scheduled      jsonb
);
