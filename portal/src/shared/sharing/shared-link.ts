/** What is shared by its link. */
export interface SharedLink {
  /** What the device's share sheet calls it. */
  readonly name: string;
  /** Path and query on this site. */
  readonly path: string;
  /** Of a home, which can also be sent by email; left out for all else. */
  readonly listingid?: string | undefined;
}
