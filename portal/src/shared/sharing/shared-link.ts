/** Thing that is shared by its link. */
export interface SharedLink {
  /** Title in the device's share sheet. */
  readonly name: string;
  /** Path and query on this site. */
  readonly path: string;
  /** Of a home, which can also be sent by email; left out for all else. */
  readonly listingid?: string | undefined;
}
