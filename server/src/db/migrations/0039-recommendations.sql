-- Homes that agents recommended to their clients. A home of them that is in no collection of the client and that the client did not
-- dismiss is among the recommended homes.

create table recommendation (
  person_id      uuid not null references person (id) on delete cascade,
  -- No foreign key: a listing that its feed takes back and sends again is still recommended.
  listingkey     text not null,
  -- null once the account of the agent is deleted.
  recommended_by uuid references person (id) on delete set null,
  comment        text check (comment <> ''),
  recommended_at timestamptz not null,
  primary key (person_id, listingkey)
);
create index recommendation_by on recommendation (recommended_by) where recommended_by is not null;
