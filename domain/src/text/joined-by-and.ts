/** 'A', 'A and B', 'A, B and C'; '' for none. */
export const joinedByAnd = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
