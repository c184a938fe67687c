/** Types of the part of autocannon that is used; the package has none. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly requests: readonly { readonly method: 'GET'; readonly path: string }[];
  }
  interface Result {
    readonly requests: { readonly average: number };
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly errors: number;
    readonly non2xx: number;
  }
  const autocannon: (options: Options) => Promise<Result>;
  // biome-ignore lint/style/noDefaultExport: the package exports its function this way
  export default autocannon;
}
