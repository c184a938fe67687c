import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { decodeSearchUrl } from '@hearth/domain/search/url/url-codec.ts';
import { useEffect } from 'react';
import type { Location } from 'react-router';
import { toast } from 'sonner';
import { useApp } from '../../ui/app-context.tsx';
import type { SearchUrl } from './use-search-url.ts';

/**
 * What a link says and no search can use is left out, also of the address, and the visitor is told; a page that is none is
 * corrected without a word, as one beyond the last is.
 */
export function useMendedLink(
  location: Location,
  search: SearchState,
  { correct, isCovered }: Omit<SearchUrl, 'search'>,
): void {
  const { searches } = useApp();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (isCovered) return;
    const pairs = new URLSearchParams(location.search);
    const { unused } = decodeSearchUrl(pairs, searches.defaults(search.lease));
    if (unused.length === 0) return;
    correct({});
    const parts = unused.filter((part) => part !== 'page');
    if (parts.length > 0) toast.info(leftOutText(parts), { id: 'link-mended' });
  }, [location.search, isCovered]);
}

/** '... and was left out: price'. */
const leftOutText = (parts: readonly string[]): string => {
  const [what, were] = parts.length === 1 ? ['A part', 'was'] : ['Parts', 'were'];
  return `${what} of this link could not be used and ${were} left out: ${parts.join(', ')}`;
};
