import type { ErrorCode } from '../contract/errors.ts';
import type { Brand } from '../edition/brand.ts';
import type { EditionId } from '../edition/edition.ts';

/** Why the API does not show a listing. */
export interface ListingRefusal {
  /** The id at the path of the page. */
  readonly id: string;
  readonly status: number;
  readonly code: ErrorCode;
}

/** A page of the portal whose first view the server renders, for guests. */
export interface FirstViewPage {
  readonly edition: EditionId;
  readonly brand: Brand;
  readonly pathname: string;
  /** Without its question mark. */
  readonly query: string;
  /** Public address of the portal, without a slash at the end. */
  readonly publicUrl: string;
  readonly now: Date;
  /** Content of the page: answers of the API by address. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Of the listing that the page is for, where it is not shown. */
  readonly refusal: ListingRefusal | null;
}

/** First view of the portal. */
export interface FirstView {
  /** Without behaviour and style attributes; the portal's scripts replace it. */
  readonly html: string;
  /** Rules that stand for the style attributes; the content of a style element. */
  readonly css: string;
}

export type RenderFirstView = (page: FirstViewPage) => Promise<FirstView>;
