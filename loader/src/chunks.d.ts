/** The widget build's answer to "which files does this element need", put in place when the loader is built. */
declare module 'hearth:chunks' {
  /** The project's version. */
  export const version: string;
  /** By the element's name without `hearth-`: its entry and all it imports, as file names, parted by spaces. */
  export const chunks: Record<string, string>;
}
