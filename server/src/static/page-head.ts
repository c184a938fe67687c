import type { Media } from '@hearth/domain/listing/listing.ts';
import type { Page } from '@hearth/domain/page/page-at.ts';
import type { PageHead } from '@hearth/domain/page/page-head.ts';
import type { FastifyRequest } from 'fastify';

/** A listing in a page, with the parts that guests may see. */
export interface ServedListing {
  /** Ids of the listings in its answer, which count for the reader's budget. */
  readonly listings: readonly string[];
  /** JSON-LD for search engines. */
  readonly data: object;
  /** Answers for the portal's first screen, which then needs no request. */
  readonly answer: ServedAnswer;
  readonly photo: Media | undefined;
}

/** An answer of the API in a page. */
export interface ServedAnswer {
  /** Of the request: its path and query. */
  readonly address: string;
  readonly json: string;
  /** The same, read. */
  readonly data: unknown;
  /** The ids of its listings for the reader's budget, where they are not counted yet. */
  readonly listings?: readonly string[];
}

/** The answers of the API that the first screen of a page shows to this reader; fewer where some are not to be had in time. */
export type AnswersOf = (
  request: FastifyRequest,
  page: Page,
  query: string,
) => Promise<readonly ServedAnswer[]>;

/** A page's head and its data for search engines. */
export interface ServedHead extends PageHead {
  /** The one listing that the page is about; it counts as a listing sent. */
  readonly listing?: ServedListing;
  /** JSON-LD for search engines, of a page about no listing. */
  readonly data?: object;
  /** The page has another address: its path, and whether it is that for good. */
  readonly moved?: { readonly to: string; readonly isForGood: boolean };
}

/**
 * The head of a page by its query and answers; 'missing' where its path names nothing.
 * @throws AppError with the status of a page that is not shown, such as listing_gone
 */
export type HeadOf = (
  page: Page,
  query: string,
  answers?: Promise<readonly ServedAnswer[]>,
) => Promise<ServedHead | 'missing'>;
