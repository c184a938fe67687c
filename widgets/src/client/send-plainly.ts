import { HTTPError } from './ky.ts';

/** A pending answer, as far as the client reads it. */
interface Sending {
  readonly json: () => Promise<unknown>;
  readonly text: () => Promise<string>;
}

/**
 * One `fetch` without ky, which needs the browser's `Request`: for pages that have another class under that name. It is not
 * repeated, and waits as long as the browser does.
 */
export function sendPlainly(address: URL, init: RequestInit): Sending {
  const answer = async () => {
    const response = await fetch(address, init);
    if (!response.ok) throw new HTTPError(response, init as Request, {} as never);
    return response;
  };
  return {
    json: async () => (await answer()).json(),
    text: async () => (await answer()).text(),
  };
}
