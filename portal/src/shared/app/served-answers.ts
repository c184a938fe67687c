import type { Endpoint, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { type AddressedRequest, requestAddress } from '@hearth/domain/contract/request-address.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { ListingRefusal } from '@hearth/domain/page/first-view.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';

/** The answers that the server wrote into the first page. */
export interface ServedAnswers {
  /** The answer to a request; undefined where the page has none, and half a minute after it was loaded. */
  readonly of: <E extends Endpoint>(endpoint: E, request: AddressedRequest) => ResponseOf<E> | undefined;
  /** Why the listing of the first page is not shown. */
  readonly refusal?: ListingRefusal | undefined;
}

/** A page without answers. */
export const noAnswers: ServedAnswers = { of: () => undefined };

const FRESH_MS = 30_000;

/** Content of `#served-answers`, written by the server. */
interface WrittenAnswers {
  readonly edition: EditionId;
  /** By address. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly refusal?: ListingRefusal;
}

/**
 * Takes the answers out of the page. They are those for guests of one edition, and no other viewer gets them. Back and forward
 * may show a page of any age, whose answers are not taken.
 */
export function takeServedAnswers(viewer: Viewer, edition: EditionId): ServedAnswers {
  const script = document.getElementById('served-answers');
  script?.remove();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!script || viewer.role !== 'guest' || navigation?.type === 'back_forward') return noAnswers;
  const written = JSON.parse(script.textContent) as WrittenAnswers;
  if (written.edition !== edition) return noAnswers;
  const until = performance.now() + FRESH_MS;
  return {
    of: (endpoint, request) =>
      performance.now() < until
        ? (written.answers[requestAddress(endpoint, request)] as ResponseOf<typeof endpoint> | undefined)
        : undefined,
    get refusal() {
      return performance.now() < until ? written.refusal : undefined;
    },
  };
}

/** Options of a query that begins with a served answer and requests it again when that is half a minute old. */
export const servedFirst = <Data>(served: () => Data | undefined) => ({
  initialData: served,
  staleTime: ({ state }: { readonly state: { readonly dataUpdateCount: number } }): number =>
    state.dataUpdateCount === 0 ? FRESH_MS : 0,
});
