/**
 * Fits the server's first view to what only the browser knows; its sheets hide what the visitor chose to see otherwise. It is in
 * the script that starts the portal, so it reads storage without the portal's schemas.
 */
export function applyStoredChoices(view: HTMLElement): void {
  const { usr } = (history.state ?? {}) as { readonly usr?: { readonly background?: unknown } | null };
  // After a reload a listing lies over its list again, and the server has rendered the listing's own page.
  if (usr?.background) {
    view.remove();
    return;
  }
  if (stored('hearth-results')?.view === 'table') view.dataset.results = 'table';
  const map = stored('hearth-maps')?.[view.dataset.mapType ?? ''] as Stored | undefined;
  if (map?.visible === false) view.dataset.map = 'hidden';
}

type Stored = Readonly<Record<string, unknown>> | null;

function stored(key: string): Stored {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
