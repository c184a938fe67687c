-- Addresses without an account that want no more mails, such as homes that people share with them. The row outlasts the mails.
create table stopped_address (
  -- A keyed digest: the address itself is not stored.
  digest     text primary key,
  stopped_at timestamptz not null
);
