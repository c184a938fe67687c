import type { Site } from '@hearth/domain/contract/site.ts';
import type { AverageRate } from '@hearth/domain/mortgage/average-rate.ts';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { apiBase } from '../element/api-base.ts';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import type { SomeFigures } from './calculation.ts';
import { figuresOfSite } from './figures-of-site.ts';

/** The figures of the server, newer than those of the build. */
export interface ServerKnowledge {
  readonly site?: SomeFigures;
  readonly averageRate?: AverageRate;
  readonly listing?: SomeFigures;
}

interface ServerFiguresProps {
  /** Listing id or MLS number. */
  readonly listingId: string | undefined;
  /** Pass the same function with every render. */
  readonly onKnown: (known: ServerKnowledge) => void;
}

/** Most calculators have no listing, so they do not load the client. */
const listingPart = deferred(async () => (await import('./listing-figures.tsx')).ListingFigures);

/** Asks the server for its defaults and for a listing's figures; draws nothing but why a listing's are not there. */
export function ServerFigures({ listingId, onKnown }: ServerFiguresProps): ReactNode {
  const [site, setSite] = useState<ServerKnowledge>();
  const [listing, setListing] = useState<SomeFigures>({});
  const ListingFigures = useDeferred(listingPart, Boolean(listingId));
  useEffect(() => {
    const gone = new AbortController();
    fetchSite(gone.signal).then(setSite, () => {});
    return () => gone.abort();
  }, []);
  useEffect(() => onKnown({ ...site, listing }), [onKnown, site, listing]);
  if (!listingId) return null;
  if (ListingFigures) return <ListingFigures listingId={listingId} onFigures={setListing} />;
  return ListingFigures === null && <p className="hearth-mortgage__problem">{NOT_LOADED}</p>;
}

const NOT_LOADED = "The listing's figures could not be loaded. You can enter them yourself.";

/**
 * By the browser's own `fetch`: optional figures are not worth 4 KB of a client, which also distinguishes errors and
 * retries.
 */
async function fetchSite(signal: AbortSignal): Promise<ServerKnowledge> {
  const address = new URL('api/site', apiBase());
  const key = window.__hearth?.key;
  if (key) address.searchParams.set('embedKey', key);
  const answer = await fetch(address, { credentials: 'omit', signal });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const { calculator }: Site = await answer.json();
  return { averageRate: calculator.averageRate, site: figuresOfSite(calculator) };
}
