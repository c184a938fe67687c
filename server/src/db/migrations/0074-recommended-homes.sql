-- The clients whose open pages may show a private home.
create index recommendation_listing on recommendation (listingkey);
