/** Parts of a home's sheet that are loaded when they come near the view. */
const waiting = '.listing-payment:not([data-loaded]), .listing-map:not(:has(.leaflet-tile-loaded))';

/** A person waits so long for a print dialog. */
const PATIENCE_MS = 3000;

/** Loads the parts of a home's sheet, and resolves when they are there or after three seconds. */
export function sheetReady(): Promise<void> {
  dispatchEvent(new Event('beforeprint'));
  return new Promise((resolve) => {
    const isReady = () => document.querySelector(waiting) === null;
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => isReady() && end());
    const timer = setTimeout(end, PATIENCE_MS);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-loaded', 'class'],
    });
    if (isReady()) end();
  });
}
