import type { Claim } from './claim.ts';

/** After this time an answer is not current any more, for an element that comes later. */
const CURRENT_MS = 10_000;
/** Attributes that say nothing about which homes a search finds. */
const LOOKS =
  /^(style|class|id|part|slot|shape|view|hide-map|heading(-level)?|listing-url|open|tile-(url|attribution))$/;

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
  // A page that preloads this address sends the cookies of its origin: another mode would ask twice.
  const answer = fetch(href, { credentials: address.origin === origin ? 'omit' : 'same-origin' });
  // After a failure the element asks itself.
  answer.catch(() => delete ahead[href]);
  ahead[href] = answer;
  setTimeout(() => delete ahead[href], CURRENT_MS);
}

/** Written out: the contract's routes lie in the elements' own files, which are not here yet. */
function firstPaths(found: HTMLElement): readonly string[] {
  const id = (attribute: string) => encodeURIComponent(found.getAttribute(attribute)?.trim() ?? '');
  switch (found.localName) {
    case 'hearth-listing':
    case 'hearth-listing-card':
      return id('listing-id') === '' ? [] : [`api/v2/listing/${id('listing-id')}`];
    case 'hearth-agent-bio':
      return [`api/agent/${id('agent') || 'default'}`];
    case 'hearth-search': {
      const shape = found.getAttribute('shape');
      // A bar asks for no homes.
      if (shape === 'bar' || ![...found.attributes].every(({ name }) => LOOKS.test(name))) return [];
      if (shape !== 'map') return ['api/v2/listing/search?limit=12'];
      const pins = matchMedia('(max-width:899px)').matches ? '?mobile=true' : '';
      return ['api/v2/listing/search?limit=1', `api/v2/map/points${pins}`];
    }
    default:
      return [];
  }
}
