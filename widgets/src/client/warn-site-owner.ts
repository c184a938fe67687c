let isWarned = false;

/** A page that the server refuses is its owner's to mend; they look where visitors do not. */
export function warnSiteOwner(code: string): void {
  if (isWarned) return;
  isWarned = true;
  console.warn(
    `Hearth: ${code}. Open this page with ?hearth-doctor to see what is wrong and how to mend it.`,
  );
}
