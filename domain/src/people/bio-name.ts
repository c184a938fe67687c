import { slugOf } from '../text/slug.ts';

/** The slug of an agent's bio page, e.g. 'jose-de-la-cruz' of José De la Cruz; '' where no letter remains. */
export const bioName = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  slugOf(`${firstname} ${lastname}`);

/** Most characters of an agent's name in paths; an agent whose bio name is longer goes by the username. */
export const longestAgentName = 400;
