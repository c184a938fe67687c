-- Change stamps that the source itself stated. One that its rows drop is dropped; one that the server derived stays.
alter table listing add column stated_stamps text[] not null default '{}';
