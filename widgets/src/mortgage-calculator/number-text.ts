/** The number that a field's text means; an empty one counts as 0. */
export const numberIn = (text: string): number => Number.parseFloat(figuresIn(text)) || 0;

/** '450,000' of 450000; at most so many decimals. */
export const grouped = (value: number, decimals = 0): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: decimals });

/** The text's digits and points. */
export const figuresIn = (text: string): string => text.replace(/[^\d.]/g, '');

/** '$3,411.33', or whole dollars. */
export const dollars = (amount: number, decimals = 2): string =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`;
