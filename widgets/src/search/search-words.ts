/** '1,234 results', '1 result', 'No results': what stands over the list. */
export const countText = (total: number): string => (total === 0 ? 'No results' : results(total));

/** What screen readers hear when a search has settled. */
export const foundText = (total: number): string =>
  total === 0 ? 'No results found' : `${results(total)} found`;

const results = (total: number): string =>
  `${total.toLocaleString('en-US')} ${total === 1 ? 'result' : 'results'}`;

export const emptyText = "You'll find the results here as soon as the listings match your search criteria.";
