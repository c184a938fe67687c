/** The names that the builds replace by text; a browser has nothing else of Node's `process`. */
declare const process: {
  readonly env: {
    readonly NODE_ENV: string;
    readonly HEARTH_VERSION: string;
    readonly HEARTH_RUNTIME: string;
  };
};
