/** What may stand on any element says nothing of a search; asking the server about it would cost a request. */
const FILTER =
  /^(?!(data|aria)-|on[a-z]*$|(class|style|id|slot|part|title|hidden|lang|dir|role|tabindex)$)[a-z]+(-[a-z]+)*$/;

/** Whether an attribute may name a parameter of the search; those that the server does not know it says itself. */
export const isFilterAttribute = (name: string): boolean => FILTER.test(name);
