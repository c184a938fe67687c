-- Searches in areas read these besides what 0012 watches; with them watched, such searches may be remembered too. A boundary
-- that was not there before is in no answer that anybody remembers: its id was refused, and names are looked up in place.
create trigger boundary_changed after update or delete or truncate on boundary
  for each statement execute function count_search_change();
create trigger place_changed after insert or update or delete or truncate on place
  for each statement execute function count_search_change();
