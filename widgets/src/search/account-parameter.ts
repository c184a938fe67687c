/** Parameters that read the lists of an account: host pages have no visitor who is signed in, and the server would refuse the search. */
export const isOfAccount = (name: string): boolean =>
  /^(collection|(dismissed|proposed)(Only)?|viewedBy|user|dontSaveViewedSearch)$/.test(name);
