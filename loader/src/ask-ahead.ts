import { firstRequests } from '@hearth/domain/embed/first-files.ts';
import { credentialsOf } from '@hearth/domain/embed/request-credentials.ts';
import type { Claim } from './claim.ts';

/** After this time an answer is not current any more, for an element that comes later. */
const CURRENT_MS = 10_000;

/**
 * Asks what an element will ask first while its files are still on their way. Where its attributes alone do not say what that
 * is, or it is there already, nothing is asked.
 */
export function askAhead(found: HTMLElement, claim: Claim | undefined = window.__hearth): void {
  if (claim && !customElements.get(found.localName)) for (const path of firstPaths(found)) ask(path, claim);
}

function ask(path: string, { api, key, ahead }: Claim): void {
  const address = new URL(path, api.endsWith('/') ? api : `${api}/`);
  if (key) address.searchParams.set('embedKey', key);
  const { href } = address;
  if (ahead[href]) return;
  const answer = fetch(href, { credentials: credentialsOf(href, origin) });
  // After a failure the element asks itself.
  answer.catch(() => delete ahead[href]);
  ahead[href] = answer;
  setTimeout(() => delete ahead[href], CURRENT_MS);
}

function firstPaths({ localName, attributes }: HTMLElement): readonly string[] {
  const written = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
  return firstRequests(localName.replace('hearth-', ''), written)
    .filter(({ media }) => media === undefined || matchMedia(media).matches)
    .map(({ path }) => path);
}
