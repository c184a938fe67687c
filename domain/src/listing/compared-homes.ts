/** Most homes in a comparison: as many as fit beside each other on a screen. */
export const mostCompared = 4;

/** Message for a visitor who adds a home to a full comparison. */
export const fullComparison = `You can compare up to ${mostCompared} homes. Remove one to add another.`;

/** Decodes a comparison's link: up to four distinct ids, and the number of ids beyond those. */
export const comparedIds = (
  text: string | null,
): { readonly ids: readonly string[]; readonly beyond: number } => {
  const ids = [...new Set((text ?? '').split(',').map((id) => id.trim()))].filter((id) =>
    /^[\w.-]{1,64}$/.test(id),
  );
  return { ids: ids.slice(0, mostCompared), beyond: Math.max(0, ids.length - mostCompared) };
};

/** Path and query of the page that compares these listings. */
export const comparePath = (ids: readonly string[]): string =>
  ids.length === 0 ? '/compare' : `/compare?ids=${ids.map(encodeURIComponent).join(',')}`;
