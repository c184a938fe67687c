-- Mails of visitors in the thread of their inquiry.
alter table inquiry_reply
  add column by_visitor boolean not null default false,
  -- Message-ID of a mail: one that comes twice is stored once.
  add column message_id text unique,
  add check (not by_visitor or agent_key is null);
