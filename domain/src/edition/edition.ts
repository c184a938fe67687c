/** The two regional editions; one server serves one of them, one database may hold both. */
export const editionIds = ['austin', 'san-antonio'] as const;
export type EditionId = (typeof editionIds)[number];
