-- Bio pages of agents with accents in their names are called as the server writes them: 'jose-reyes', not 'jos-reyes'.
update agent
set bioname = trim(both '-' from regexp_replace(
  lower(regexp_replace(normalize(firstname || '-' || lastname, NFKD), '[\u0300-\u036F]', '', 'g')), '[^a-z0-9]+', '-', 'g'));
