/** A payload behind a mark, by which a page can be seen to show it. */
export const marked = (payload: string, nth: number): string => `${markOf(nth)} ${payload}`;

export const markOf = (nth: number): string => `zq${nth}q`;
