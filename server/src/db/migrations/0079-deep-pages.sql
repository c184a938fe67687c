-- Deep pages of a person's lists: an index alone leads over the items before a page.

drop index mail_inbox;
create index mail_inbox on mail (receiver_id, created_at, id) include (related_type) where receiver_id is not null;
drop index mail_unread;
create index mail_unread on mail (receiver_id, created_at, id) include (related_type) where receiver_id is not null and is_unread;
drop index inquiry_agent;
create index inquiry_agent on inquiry (agent_key, created_at, id);
drop index inquiry_email;
create index inquiry_email on inquiry (lower(email), created_at, id) include (email, type);
create index recent_search_count on recent_search (person_id, search_count, query);

-- The last view of a page about agents, areas and services: the list has each page once.
alter table page_view add column is_last boolean not null default false;
create index page_view_last on page_view (person_id, viewed_at, id) where is_last;
update page_view set is_last = true
where id in (select distinct on (person_id, path) id from page_view where is_content order by person_id, path, viewed_at desc, id desc);
