import type { Viewer } from '../people/viewer.ts';

/** Homes on a page where nothing else is said (specification section 9). */
export const usualPageSize = 50;

/** The specification's largest page, which agents work with. */
const largestPage = 250;

/** Most homes that a viewer may ask for at once. Larger pages would let programs copy the market in a few calls. */
export const largestPageOf = ({ role }: Pick<Viewer, 'role'>): number =>
  role === 'agent' ? largestPage : usualPageSize;
