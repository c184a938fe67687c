/** The browser functions that smoke tests use, the same for Firefox and WebKit. */
export interface OtherBrowser {
  readonly name: string;
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page and returns its result as JSON. */
  run<T>(body: string): Promise<T>;
  close(): Promise<void>;
}

/**
 * Evaluates in the page until the result is truthy, and returns it.
 *
 * @throws after 20 seconds, with the evaluated text
 */
export async function eventually<T>(browser: OtherBrowser, body: string): Promise<T> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const answer = await browser.run<T>(body);
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`${browser.name} never came to: ${body}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
