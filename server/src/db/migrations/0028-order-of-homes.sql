-- The order of the homes in a collection, which its people change by hand: the lowest first. A new home gets the lowest.
alter table collection_listing add column rank integer not null default 0;
update collection_listing saved set rank = ordered.position
from (select collection_id, listingkey,
             row_number() over (partition by collection_id order by added_at desc, listingkey) as position
      from collection_listing) ordered
where saved.collection_id = ordered.collection_id and saved.listingkey = ordered.listingkey;
