/** Expression of the last change as `lastChange` returns it. */
export const lastChangeSql = (): string =>
  `(select json_build_object('change', change, 'settled', settled) from search_change())`;
