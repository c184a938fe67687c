let isWarned = false;

/** Warns the owner of a page that the server refuses, once, in the console, where visitors do not look. */
export function warnSiteOwner(code: string): void {
  if (isWarned) return;
  isWarned = true;
  console.warn(`Hearth: ${code}. Open this page with ?hearth-doctor to see what is wrong and how to fix it.`);
}
