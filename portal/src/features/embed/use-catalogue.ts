import type { EmbedElement } from '@hearth/domain/embed/embed-element.ts';
import type { SnippetSource } from '@hearth/domain/embed/snippet-code.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** The elements of the build with their attributes. */
export interface Catalogue {
  readonly elements: readonly EmbedElement[];
  readonly version: string;
  readonly pinned: SnippetSource['pinned'];
}

/** Loads the descriptions of the elements, which the build writes. */
export const useCatalogue = (): UseQueryResult<Catalogue> =>
  useQuery({ queryKey: ['catalogue'], queryFn: ({ signal }) => loadCatalogue(signal) });

/** A build without minifying has no pinned loader: that form is not offered then. */
async function loadCatalogue(signal: AbortSignal): Promise<Catalogue> {
  const [described, manifest] = await Promise.all([
    json<Pick<Catalogue, 'elements' | 'version'>>('/elements/elements.json', signal),
    json<{ pinned?: Catalogue['pinned'] }>('/v1/manifest.json', signal),
  ]);
  return { ...described, pinned: manifest.pinned ?? null };
}

async function json<T>(address: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as T;
}
