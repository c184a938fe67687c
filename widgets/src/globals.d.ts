/** What the builds replace by text; nothing else of Node's `process` exists in a browser. */
declare const process: {
  readonly env: {
    readonly NODE_ENV: string;
    readonly HEARTH_VERSION: string;
    readonly HEARTH_RUNTIME: string;
  };
};
