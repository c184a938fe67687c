/** How a home opens: as a page, or in a dialog over the host's page. */
export const openings = ['page', 'dialog'] as const;
export type Opening = (typeof openings)[number];
