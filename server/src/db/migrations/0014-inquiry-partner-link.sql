-- Inquiries on the portal by visitors whom a link from a partner's page led there. A link is a claim of its author: it is counted
-- and mailed, and decides nothing.
alter table inquiry
  -- Only a key that was valid then.
  add column link_embed_key text references embed_key (key) on update cascade on delete set null,
  -- The host of the page with the link, one of the key's; null where the link named none.
  add column link_host      text;
create index inquiry_link_embed_key on inquiry (link_embed_key, created_at desc) where link_embed_key is not null;

alter table embed_count add column linked_inquiries bigint not null default 0;
