-- The mails of a person by status, and those about inquiries: an inbox of 100,000 was read whole for the few that a filter keeps.

create index mail_inbox_status on mail (receiver_id, status, created_at, id) where receiver_id is not null;
create index mail_inbox_inquiries on mail (receiver_id, created_at, id)
  where receiver_id is not null and related_type = 'inquiry';

-- The inquiries of an agent by status: the few that are left to answer among all.
create index inquiry_agent_status on inquiry (agent_key, status, created_at, id) where agent_key is not null;
