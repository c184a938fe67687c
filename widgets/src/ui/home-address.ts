import { hostState, markedState } from './host-state.ts';

/** Names the home in the host's address; with a second hyphen, so that no search with `sync-url` takes it for its own. */
const parameter = 'hearth-listing-id';

/** Pending until the browser, which does so later, has gone back: an entry added before would be the one that it leaves. */
let back: Promise<unknown> = Promise.resolve();

/** Id of the home that the page's address names. */
export const linkedId = (): string | null => new URLSearchParams(location.search).get(parameter) || null;

/** Resolves once the entry of the home before has been left. */
export const leftBefore = (): Promise<unknown> => back;

/** Adds an entry to the history that names this home; none where the address names it already. */
export function pushHome(id: string): void {
  const address = addressWith(id);
  if (linkedId() !== id) history.pushState(markedState(address, 'hearthDialog'), '', address);
}

/** Goes back from the entry that was added for this home, else takes it out of the address. */
export function leaveHome(id: string): void {
  if (linkedId() !== id) return;
  const address = addressWith(null);
  if (history.state?.hearthDialog) goBack();
  else history.replaceState(hostState(address), '', address);
}

function goBack(): void {
  back = new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
    // A router of the page may keep the event to itself.
    setTimeout(resolve, 1000);
  });
  history.back();
}

/** The page's address with this home in it, or with none; everything else stays as it is written. */
function addressWith(id: string | null): string {
  const others = location.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith(`${parameter}=`));
  const own = id === null ? [] : [`${parameter}=${encodeURIComponent(id)}`];
  const query = [...others, ...own].join('&');
  return location.pathname + (query && `?${query}`) + location.hash;
}
