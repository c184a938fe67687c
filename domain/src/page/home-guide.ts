import type { Edition } from '../edition/editions.ts';

/** Path of the guide that the form 'request-free-whitepaper' brings; the portal has its content. */
export const homeGuidePath = '/home-guide';

/** Name of the guide in the page, the form and mails. */
export const homeGuideTitle = ({ city }: Pick<Edition, 'city'>): string =>
  `Buying and selling a home in ${city}`;
