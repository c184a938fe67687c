/** A picture of a page for previews. */
export interface HeadImage {
  /** From '/', or an address of another server. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** The head of a page. Robots and previews read the server's before any script runs; the portal renders the same. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The page's one address, from '/'; null where it has no other. */
  readonly canonical: string | null;
  readonly image?: HeadImage | null;
}
