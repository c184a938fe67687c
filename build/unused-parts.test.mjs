import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { beforeAll, expect, test, vi } from 'vitest';
import { UNUSED, unusedParts } from './unused-parts.mjs';

const require = createRequire(import.meta.url);
const client = fileURLToPath(new URL('../widgets/src/client/client.ts', import.meta.url));

/** The widgets' own client as their build has it: the cut ky has to serve nothing else. */
async function bundle(plugins) {
  const built = await rollup({
    input: client,
    plugins: [...plugins, nodeResolve({ extensions: ['.js', '.ts'] }), esbuild({ tsconfig: false })],
    onwarn(warning) {
      if (warning.code !== 'CIRCULAR_DEPENDENCY') throw new Error(warning.message);
    },
  });
  const { output } = await built.generate({ format: 'es' });
  return output[0].code;
}

let code;
let createClient;
beforeAll(async () => {
  code = await bundle([unusedParts()]);
  ({ createClient } = await import(`data:text/javascript,${encodeURIComponent(code)}`));
  vi.stubGlobal('navigator', { onLine: true });
});

const json = (body, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** A client whose server gives these answers one after the other. */
function clientOf(...answers) {
  const fetch = vi.fn(async (request) => {
    const answer = answers.shift();
    if (typeof answer === 'function') return answer(request);
    return answer;
  });
  const options = { baseUrl: 'https://homes.example/', deviceId: 'd1', fetch };
  return { client: createClient(options), fetch };
}

test('every part is still where this release of ky keeps it, and what ours never asks for is gone', async () => {
  expect(require('../widgets/package.json').dependencies.ky).toBe('1.14.3');
  expect(Object.values(UNUSED.ky).flat().length).toBeGreaterThan(40);
  const spoken = code.replace(/^ *\/\/ .*/gm, '');
  for (const gone of [
    'onUploadProgress',
    'beforeRequest',
    'prefixUrl',
    'shouldRetry',
    'TextEncoder',
    'duplex',
  ]) {
    expect(spoken).not.toContain(gone);
  }
  expect(code.length).toBeLessThan((await bundle([])).length / 2);
});

test('an answer arrives parsed, asked for as JSON with the headers of the client and without cookies', async () => {
  const { client, fetch } = clientOf(json({ listingid: '7' }));
  expect(await client.getListing('7')).toEqual({ listingid: '7' });
  const [request] = fetch.mock.calls[0];
  expect(request.url).toBe('https://homes.example/api/v2/listing/7');
  expect(request.credentials).toBe('omit');
  expect(Object.fromEntries(request.headers)).toEqual({ accept: 'application/json', 'x-device-id': 'd1' });
});

test('a gateway that failed is asked once more, when it says it may be', async () => {
  const { client, fetch } = clientOf(json({}, 503, { 'retry-after': '0' }), json({ listingid: '7' }));
  expect(await client.getListing('7')).toEqual({ listingid: '7' });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a network that failed is tried once more, then that is told', async () => {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'));
  const { client, fetch } = clientOf(fail, fail);
  await expect(client.getListing('7')).rejects.toMatchObject({ code: 'network', status: 0 });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("the server's own refusal is told at once, with its code", async () => {
  const { client, fetch } = clientOf(json({ code: 'not_found', message: 'no such listing' }, 404));
  await expect(client.getListing('7')).rejects.toMatchObject({ code: 'not_found', status: 404 });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('who gives up is told so, and the request with them', async () => {
  const controller = new AbortController();
  let given;
  const { client } = clientOf((request) => {
    given = request.signal;
    return new Promise((_, reject) => given.addEventListener('abort', () => reject(given.reason)));
  });
  const answer = client.getListing('7', controller.signal);
  await vi.waitFor(() => expect(given).toBeDefined());
  controller.abort();
  await expect(answer).rejects.toMatchObject({ code: 'aborted' });
  expect(given.aborted).toBe(true);
});

test('an answer that does not come in ten seconds is not waited for', async () => {
  vi.useFakeTimers();
  const { client } = clientOf(() => new Promise(() => {}));
  const refused = expect(client.getListing('7')).rejects.toMatchObject({ code: 'timeout' });
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  vi.useRealTimers();
});
