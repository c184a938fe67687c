const area = /^\/(menu|signup|(re)?set-password|verify-email|(user\/)?email-settings|subscription)(\/|$)/i;

/** Whether a path belongs to the pages of accounts, known or not. Their code is no part of the portal's first load. */
export const isInAccountArea = (pathname: string): boolean =>
  area.test(pathname) || isInCollections(pathname);

const list = /^\/menu\/collections\/?$/i;
const one = /^\/collections\/([1-9]\d{0,14}|dismissed)\/?$/;

/** Whether a path is that of a person's collections, or below that of one. */
export const isInCollections = (pathname: string): boolean =>
  list.test(pathname) || /^\/collections(\/|$)/i.test(pathname);

/** Whether a path is that of the list of collections. */
export const isCollectionList = (pathname: string): boolean => list.test(pathname);

/** The id of the collection whose page is at a path; undefined for all other paths. */
export const collectionIdAt = (pathname: string): string | undefined => one.exec(pathname)?.[1];
