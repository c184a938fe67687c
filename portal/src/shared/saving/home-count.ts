/** The number of homes in a collection, in words. */
export const homeCount = (count: number): string => (count === 1 ? '1 home' : `${count} homes`);
