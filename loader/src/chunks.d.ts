/** The files that each element needs, from the widget build; inserted when the loader is built. */
declare module 'hearth:chunks' {
  /** The project's version. */
  export const version: string;
  /** The folder of the build's files, beside the loader: `c/abcdefgh`. */
  export const folder: string;
  /**
   * By the element's name without `hearth-`, parted by spaces: a digit (base 36) of `shared` for each file that its entry imports, that its
   * deferred parts need at once, and that these need where it is a map alone.
   */
  export const chunks: Record<string, string>;
  /** Files that elements import, from the folder and without ending. */
  export const shared: readonly string[];
}
