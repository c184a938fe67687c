let isTold = false;

/** A page that the server refuses is its owner's to mend; they look where visitors do not. */
export function tellOwner(code: string): void {
  if (isTold) return;
  isTold = true;
  console.warn(
    `Hearth: ${code}. Open this page with ?hearth-doctor to see what is wrong and how to mend it.`,
  );
}
