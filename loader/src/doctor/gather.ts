import { getEmbedStatus } from '@hearth/domain/contract/embed.ts';
import { readCatalogue } from './catalogue.ts';
import { changedNatives, nativeChanger } from './changed-natives.ts';
import type { Facts, ScriptFacts, Verdict } from './facts.ts';
import { watchPolicy } from './policy-watch.ts';
import { QUOTES } from './quotes.ts';
import { unknownListings } from './unknown-listings.ts';
import {
  factsOf,
  type Placed,
  placedWidgets,
  plainLinksOnPage,
  unloadedInShadow,
} from './widgets-on-page.ts';

/** Offer of this build of the server; `doctor.js` has the list. */
export interface Offer {
  readonly version: string;
  /** Names of the widgets, without `hearth-`. */
  readonly names: readonly string[];
  /** The address of `doctor.js`. */
  readonly address: string;
}

const WAIT_MS = 400;
const ANSWER_MS = 8_000;
const LOADER = /\/v1\/hearth(?:-(\d[^/]*)|-[a-z-]+)?\.js(?:[?#\u2018-\u201f\u2032\u2033\u00bb]|â€|&|$)/;

/** Inspects the page; asks the server and loads each widget on it to find what blocks them. */
export async function gather({ names, address }: Offer): Promise<{ facts: Facts; placed: Placed[] }> {
  const server = new URL('..', address).href;
  const running = window.__hearth ?? null;
  const api = new URL(running?.api ?? server, server);
  const policy = watchPolicy([new URL(server).origin, api.origin]);
  const written = placedWidgets(`${server}w/`);
  const found = new Set(written.map(({ name }) => name));
  const key = running?.key ?? (loaderTags().map(keyOf).find(Boolean) || null);
  const [verdict, states, scripts, catalogue, unknown] = await Promise.all([
    askVerdict(api, key),
    Promise.all([...found].map(async (name) => [name, await stateOf(name, names)] as const)),
    Promise.all(loaderTags().map(scriptFacts)),
    readCatalogue(server),
    unknownListings(api, key, written),
    askForPicture(server),
  ]);
  await pause(WAIT_MS);
  policy.stop();
  // Once more, because elements have replaced their stand-ins.
  const placed = placedWidgets(`${server}w/`);
  const stateByName = new Map(states);
  const facts: Facts = {
    server,
    page: location.origin,
    names,
    running: running && { version: running.version, key },
    scripts,
    blocked: policy.blocked,
    verdict,
    natives: { changed: changedNatives(), by: nativeChanger() },
    widgets: placed.map((widget) =>
      factsOf(widget, stateByName.get(widget.name) ?? 'waiting', catalogue.get(widget.name)),
    ),
    unknownListings: unknown,
    inShadow: [...new Set(unloadedInShadow(document))],
    plainLinks: plainLinksOnPage(`${server}w/`),
  };
  return { facts, placed };
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

async function askVerdict(api: URL, key: string | null): Promise<Verdict | null> {
  const address = new URL(getEmbedStatus.path.slice(1), api);
  if (key) address.searchParams.set('key', key);
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(address, { credentials: 'omit', signal });
    return ((await answer.json()) as { verdict?: Verdict }).verdict ?? null;
  } catch {
    return null;
  }
}

async function stateOf(name: string, names: readonly string[]): Promise<'loaded' | 'failed' | 'waiting'> {
  const tag = `hearth-${name}`;
  if (!names.includes(name) || !window.__hearth) return customElements.get(tag) ? 'loaded' : 'waiting';
  return window.__hearth.ready(tag).then(
    () => 'loaded',
    () => 'failed',
  );
}

/** A policy is asked before the network is: whether a picture is there does not matter. */
function askForPicture(server: string): Promise<void> {
  const picture = new Image();
  const answered = new Promise<void>((done) => {
    picture.onload = picture.onerror = () => done();
  });
  picture.src = `${server}favicon.ico`;
  return Promise.race([answered, pause(ANSWER_MS)]);
}

/** Also those that a consent or optimisation plugin disarmed by moving their address to another attribute. */
function loaderTags(): HTMLScriptElement[] {
  return [...document.querySelectorAll('script')].filter((tag) =>
    tag.getAttributeNames().some((name) => LOADER.test(tag.getAttribute(name) ?? '')),
  );
}

/** Text of the attribute that names the loader. */
const addressIn = (tag: HTMLScriptElement): string =>
  tag
    .getAttributeNames()
    .map((name) => tag.getAttribute(name) ?? '')
    .find((text) => LOADER.test(text)) ?? '';

const keyOf = (tag: HTMLScriptElement): string | null =>
  tag.dataset.key || new URL(addressIn(tag), location.href).searchParams.get('key');

async function scriptFacts(tag: HTMLScriptElement): Promise<ScriptFacts> {
  const written = addressIn(tag);
  const src = new URL(written, location.href).href;
  const quoted = QUOTES.test(written);
  return {
    src,
    version: src.match(LOADER)?.[1] ?? (quoted ? null : await versionAt(src)),
    key: keyOf(tag),
    integrity: tag.integrity !== '',
    crossOrigin: tag.crossOrigin !== null,
    quoted,
    module: tag.type === 'module',
  };
}

async function versionAt(src: string): Promise<string | null> {
  try {
    const answer = await fetch(new URL('manifest.json', src), { credentials: 'omit' });
    return ((await answer.json()) as { version?: string }).version ?? null;
  } catch {
    return null;
  }
}
