-- The next id of an exclusive listing, past those that files brought or that were removed.
create function next_exclusive_id() returns text language plpgsql as $$
declare made text;
begin
  loop
    made := 'EL' || nextval('exclusive_listing_number');
    exit when not exists (select from listing where listingid = made)
      and not exists (select from removed_listing where listingid = made);
  end loop;
  return made;
end
$$;
