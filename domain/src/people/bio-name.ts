/** What a bio page is called in its path, e.g. 'jose-de-la-cruz' of José De la Cruz; '' where no letter is left. */
export const bioName = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  `${firstname}-${lastname}`
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
