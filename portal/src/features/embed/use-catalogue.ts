import type { EmbedElement } from '@hearth/domain/embed/embed-element.ts';
import type { SnippetSource } from '@hearth/domain/embed/snippet.ts';
import { useEffect, useState } from 'react';

/** What the build says of its elements. */
export interface Catalogue {
  readonly elements: readonly EmbedElement[];
  readonly pinned: SnippetSource['pinned'];
}

export type CatalogueRequest =
  | { readonly state: 'loading' }
  | { readonly state: 'succeeded'; readonly catalogue: Catalogue }
  | { readonly state: 'failed'; readonly retry: () => void };

/** Loads the descriptions of the elements, which the build writes, once for each attempt. */
export function useCatalogue(): CatalogueRequest {
  const [request, setRequest] = useState<CatalogueRequest>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the same request
  useEffect(() => {
    const controller = new AbortController();
    setRequest({ state: 'loading' });
    loadCatalogue(controller.signal).then(
      (catalogue) => setRequest({ state: 'succeeded', catalogue }),
      () => {
        if (controller.signal.aborted) return;
        setRequest({ state: 'failed', retry: () => setAttempt((count) => count + 1) });
      },
    );
    return () => controller.abort();
  }, [attempt]);
  return request;
}

/** A build without minifying has no pinned loader: that form is not offered then. */
async function loadCatalogue(signal: AbortSignal): Promise<Catalogue> {
  const [described, manifest] = await Promise.all([
    json<{ elements: readonly EmbedElement[] }>('/elements/elements.json', signal),
    json<{ pinned?: Catalogue['pinned'] }>('/v1/manifest.json', signal),
  ]);
  return { elements: described.elements, pinned: manifest.pinned ?? null };
}

async function json<T>(address: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as T;
}
