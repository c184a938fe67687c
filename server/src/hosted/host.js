// Names the page around to the server, since that page keeps its address from the request. Browsers that keep it from
// scripts too say 'null' or nothing; the text of this page then says what to do.
const host = location.ancestorOrigins?.[0];
if (host?.startsWith('http')) {
  const address = new URL(location.href);
  address.searchParams.set('host', host);
  location.replace(address);
}
