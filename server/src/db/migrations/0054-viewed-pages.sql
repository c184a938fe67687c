-- Views of pages about agents, areas and services, which the tab Viewed Pages of a contact lists. Views of a person's own pages stay out of it.
alter table page_view add column is_content boolean not null default false;
update page_view set is_content = true
where path ~* '^/(agents|listings/market-overview)(/|$)'
   or path ~* '^/(sell|nearby|contact|request-specialist|refer-me|review-me|buy-before-you-sell|relocation-guide|free-whitepaper|schedule-a-call)/?$';
create index page_view_content on page_view (person_id, path, viewed_at) where is_content;
