-- Searches in areas read these besides what 0012 watches; with them watched, such searches may be remembered too.
create trigger boundary_changed after insert or update or delete or truncate on boundary
  for each statement execute function count_search_change();
create trigger place_changed after insert or update or delete or truncate on place
  for each statement execute function count_search_change();
