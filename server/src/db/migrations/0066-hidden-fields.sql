-- Fields that a host page sends along with an inquiry, a line each ('campaign: spring'); see domain/src/inquiry/hidden-fields.ts.
alter table inquiry
  add column hidden_fields text constraint inquiry_hidden_fields_length check (length(hidden_fields) <= 20000);
