import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { publicLookup, requirePublicHost } from '../public-internet.ts';
import type { PhotoOrigin } from './photo-origin.ts';

const MAX_BYTES = 25_000_000;
const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 3;

/** Pictures of the public web: by HTTP, from public addresses alone, with limits of size, time and redirects. */
export const publicWeb: PhotoOrigin = {
  fetch: (url) => fetchPicture(new URL(url), MAX_REDIRECTS, AbortSignal.timeout(TIMEOUT_MS)),
};

async function fetchPicture(url: URL, redirects: number, signal: AbortSignal): Promise<Buffer> {
  if (!/^https?:$/.test(url.protocol)) throw new Error(`${url.protocol} is no web address`);
  requirePublicHost(url);
  const answer = await request(url, signal);
  const { statusCode = 0, headers } = answer;
  if (statusCode >= 300 && statusCode < 400 && headers.location && redirects > 0) {
    answer.destroy();
    return fetchPicture(new URL(headers.location, url), redirects - 1, signal);
  }
  if (statusCode !== 200) {
    answer.destroy();
    throw new Error(`answered ${statusCode}`);
  }
  return bytesOf(answer);
}

const request = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getSecure : getPlain;
    get(url, { lookup: publicLookup(), signal, headers: { accept: 'image/*' } }, resolve).on('error', reject);
  });

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error(`has over ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
