-- Inquiries as work of their agents: how far each is, and what was answered.

alter table inquiry
  add column status text not null default 'new' check (status in ('new', 'answered', 'closed')),
  -- The first answer: a reply from the page, or the agent's word that they answered in another way.
  add column answered_at timestamptz,
  -- The agent wants to see it again then.
  add column snoozed_until timestamptz,
  -- A job reminds the agent then, or hands the inquiry over; null where nothing is to be done. Inquiries of earlier releases have none.
  add column due_at timestamptz,
  add column reminded_at timestamptz,
  add check (status = 'new' or (due_at is null and snoozed_until is null)),
  add check ((status = 'answered') <= (answered_at is not null));
create index inquiry_due on inquiry (due_at) where due_at is not null;

-- Replies of agents, each sent as a mail.
create table inquiry_reply (
  id             bigint generated always as identity primary key,
  inquiry_id     uuid not null references inquiry (id) on delete cascade,
  -- null once the agent is deleted: the reply stays in the thread.
  agent_key      bigint references agent (id) on delete set null,
  -- Plain text.
  body           text not null check (body <> ''),
  -- A second request of the agent with the same key is a retry; the digest verifies that its text is the same.
  attempt_key    text,
  attempt_digest text,
  created_at     timestamptz not null,
  unique (agent_key, attempt_key)
);
create index inquiry_reply_thread on inquiry_reply (inquiry_id, id);
