/** Leads to the form of a home: scrolls, and focuses its first field once the form has come. */
export function goToForm(listing: HTMLElement | null): void {
  const section = listing?.querySelector<HTMLElement>('.listing-contact');
  if (!section) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  if (focusFirst(section)) return;
  const root = section.getRootNode() as Document | ShadowRoot;
  const from = root.activeElement;
  new MutationObserver((_changes, observer) => {
    // Unless the visitor has gone on elsewhere meanwhile.
    if (root.activeElement !== from || focusFirst(section)) observer.disconnect();
  }).observe(section, { childList: true, subtree: true });
}

/** Returns whether there is a field yet. */
function focusFirst(section: HTMLElement): boolean {
  const field = section.querySelector<HTMLElement>('input, textarea, select, [role="status"] button');
  field?.focus({ preventScroll: true });
  return field !== null;
}
