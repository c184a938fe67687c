/** '12% above Austin', 'about the same as Austin'; null where one of the figures is missing. */
export function comparisonText(own: number | null, other: number | null, place: string): string | null {
  if (own === null || other === null || other === 0) return null;
  const percent = Math.round((own / other - 1) * 100);
  if (percent === 0) return `about the same as ${place}`;
  return `${Math.abs(percent)}% ${percent > 0 ? 'above' : 'below'} ${place}`;
}
