-- What clients see of their agent: looks in the audit log, and tabs that they hide.

alter table history_setting add column hidden_from_agent text[] not null default '{}' check (
  hidden_from_agent <@ array['viewed-listings', 'viewed-searches', 'viewed-pages', 'email-history', 'inquiry-history']
);

-- An agent's looks at one tab of a contact are one line a day.
create unique index audit_entry_look on audit_entry (person_id, actor_id, (details ->> 'tab'), (details ->> 'day'))
  where action = 'looked at a contact';
