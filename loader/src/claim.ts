/** The first loader's claim on the page, and what the page may call: `window.Hearth`. */
export interface Claim {
  readonly version: string;
  /** The address that API paths are resolved against. */
  readonly api: string;
  /** The embed key: `data-key` of the script, `?key=` of its address, or `Hearth.key` that the page set before. */
  readonly key: string | undefined;
  /** Address of the page that was counted last for the key, without its query; loaders of all languages share it. */
  page?: string;
  /** Answers that elements ask for first, by address, asked for before their files have arrived; a client takes its answer out. */
  readonly ahead: Record<string, Promise<Response>>;
  /**
   * Loads an element by its tag wherever it is, and returns its class once it is defined. Rejects when there is
   * no such element or its files fail to load; calling again retries.
   */
  ready(tag: string): Promise<CustomElementConstructor | undefined>;
}

declare global {
  interface Window {
    __hearth?: Claim;
    Hearth?: Claim;
  }
}
