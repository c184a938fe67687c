/** A day as pages show it (DD MMM YYYY). @param moment ISO 8601 */
export const dayText = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-GB', { day: '2-digit', month: 'short', year: 'numeric' });
