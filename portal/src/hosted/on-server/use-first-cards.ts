/** Stands for the hook of that name where the server renders: readers without scripts see every card. */
export const useFirstCards = (): number => Infinity;
