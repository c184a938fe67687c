/** The product's mark, a roof over a fire, as paths of a square of 32. */
export const markPaths = {
  roof: 'M16 3 2.5 14.2l2 2.3L7 14.4V29h18V14.4l2.5 2.1 2-2.3z',
  fire: 'M16 12.5c.6 3.2 4.2 4.6 4.2 8.4a4.2 4.2 0 0 1-8.4 0c0-1.7.8-2.9 1.8-4 .1 1.1.5 1.8 1.2 2.2-.3-2.4 0-4.6 1.2-6.6z',
} as const;

/** The accent of a brokerage that has set none. */
export const usualAccent = '#17614f';

/** Size in px of the display of a logo in mails: a logo has its name in it and a mark has none. */
export const mailLogoSizes = {
  logo: { width: 200, height: 40 },
  mark: { width: 40, height: 40 },
} as const;
