/** Attributes of every HTML element are no filters; asking the server about them would cost a request. */
const FILTER =
  /^(?!(data|aria)-|on[a-z]*$|(class|style|id|slot|part|title|hidden|lang|dir|role|tabindex)$)[a-z]+(-[a-z]+)*$/;

/** Returns whether an attribute may be a parameter of the search; the server reports unknown ones. */
export const isFilterAttribute = (name: string): boolean => FILTER.test(name);
