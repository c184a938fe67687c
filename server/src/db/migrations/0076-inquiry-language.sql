-- Language of the form that the visitor sent: its confirmation has the same one.
alter table inquiry
  add column language text not null default 'en' constraint inquiry_language_known check (language in ('en', 'es'));
