-- Few roads have a number: a typed one is looked for among them.
create index map_feature_numbered on map_feature (name) where name ~ '[0-9]';
