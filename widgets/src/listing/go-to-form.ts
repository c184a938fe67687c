/** Leads to the form of a home: scrolls, and focuses its first field once the form has come. */
export function goToForm(listing: HTMLElement | null): void {
  const section = listing?.querySelector<HTMLElement>('.listing-contact');
  if (!section) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  const root = section.getRootNode() as Document | ShadowRoot;
  focusIn(section, root, root.activeElement);
}

/** Unless the visitor has gone on elsewhere meanwhile. */
function focusIn(section: HTMLElement, root: Document | ShadowRoot, from: Element | null): void {
  const field = section.querySelector<HTMLElement>('input, textarea, select, [role="status"] button');
  if (field) field.focus({ preventScroll: true });
  else if (section.isConnected && root.activeElement === from)
    requestAnimationFrame(() => focusIn(section, root, from));
}
