import { slugOf } from '../text/slug.ts';

/** The slug of an agent's bio page, e.g. 'jose-de-la-cruz' of José De la Cruz; '' where no letter remains. */
export const bioName = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  slugOf(`${firstname} ${lastname}`);
