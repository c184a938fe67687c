-- Where people reach the server, as the last one that started had it: commands print addresses of the running server.
create table server_address (
  edition    text primary key check (edition in ('austin', 'san-antonio')),
  public_url text not null,
  noted_at   timestamptz not null
);
