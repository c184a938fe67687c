/** As much of a browser as a smoke test needs; Firefox and WebKit are driven through it alike. */
export interface OtherBrowser {
  readonly name: string;
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page and answers with what it returns, JSON only. */
  run<T>(body: string): Promise<T>;
  close(): Promise<void>;
}

/**
 * Asks the page until the answer is truthy, and gives it.
 *
 * @throws after 20 seconds, with what was asked
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
