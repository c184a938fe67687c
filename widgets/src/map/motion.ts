/** True where the visitor's device asks for less motion: the map jumps to where it would glide. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Options of a move of the map. */
export const gently = (): { readonly animate: boolean } => ({ animate: !isCalm() });
