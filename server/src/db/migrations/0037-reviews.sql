-- A review stays when its inquiry is deleted after the time that inquiries are stored; it goes with its author's data.
alter table agent_review drop constraint agent_review_inquiry_id_fkey;
alter table agent_review add foreign key (inquiry_id) references inquiry (id) on delete set null;
-- Of the author, who confirmed it; null for reviews of an import.
alter table agent_review add column email text;
create index agent_review_email on agent_review (lower(email)) where email is not null;
create index agent_review_pending on agent_review (created_at) where state = 'pending';
