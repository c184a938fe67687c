import type { EditionId } from '../edition/edition.ts';

/** A page of the portal whose first view the server renders, for guests. */
export interface FirstViewPage {
  readonly edition: EditionId;
  readonly pathname: string;
  /** Without its question mark. */
  readonly query: string;
  /** Where people reach the portal, without a slash at the end. */
  readonly publicUrl: string;
  readonly now: Date;
  /** What the page shows: answers of the API by address. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** What the portal shows first. */
export interface FirstView {
  /** Without behaviour and style attributes; the portal's scripts replace it. */
  readonly html: string;
  /** Rules that stand for the style attributes; the content of a style element. */
  readonly css: string;
}

export type RenderFirstView = (page: FirstViewPage) => Promise<FirstView>;
