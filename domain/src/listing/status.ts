/** Listing statuses in the order of the filter panel (specification section 9), closed ones after them. */
export const mlsStatuses = [
  'Private',
  'Active',
  'Pending',
  'Pending - Taking Backups',
  'Sold',
  'Leased',
  'Expired',
  'Withdrawn',
] as const;
export type MlsStatus = (typeof mlsStatuses)[number];

/** Statuses that a search may ask for. Expired and Withdrawn listings are reached by link only. */
export const searchableStatuses = [
  'Private',
  'Active',
  'Pending',
  'Pending - Taking Backups',
  'Sold',
  'Leased',
] as const satisfies readonly MlsStatus[];
export type SearchableStatus = (typeof searchableStatuses)[number];

/** A status of the edit form of exclusive listings; no published listing has it. */
export const editFormStatuses = [...mlsStatuses, 'Listed on Mls'] as const;
export type EditFormStatus = (typeof editFormStatuses)[number];

const openGroup: ReadonlySet<string> = new Set(['Private', 'Active', 'Pending', 'Pending - Taking Backups']);
const onMarketGroup: ReadonlySet<string> = new Set(['Active', 'Pending - Taking Backups']);
const soldOrLeased: ReadonlySet<string> = new Set(['Sold', 'Leased']);

const words: Readonly<Record<MlsStatus, string>> = {
  Private: 'Private',
  Active: 'Active',
  Pending: 'Pending',
  'Pending - Taking Backups': 'Pending, taking backup offers',
  Sold: 'Sold',
  Leased: 'Leased',
  Expired: 'Expired',
  Withdrawn: 'Withdrawn',
};

/** The status in words: 'Pending, taking backup offers'. */
export const statusText = (status: MlsStatus): string => words[status];

/** The same among other statuses, where a comma stands between two: 'Pending (taking backup offers)'. */
const statusInList = (status: MlsStatus): string =>
  status === 'Pending - Taking Backups' ? 'Pending (taking backup offers)' : words[status];

/** Statuses in words: 'Active, Pending (taking backup offers)'; one alone as on its label. */
export const statusList = (statuses: readonly MlsStatus[]): string =>
  statuses.length === 1 ? statuses.map(statusText).join('') : statuses.map(statusInList).join(', ');

/** Private, Active, Pending and Pending - Taking Backups. */
export const isOpen = (status: EditFormStatus): boolean => openGroup.has(status);

/** Active and Pending - Taking Backups. */
export const isOnMarket = (status: EditFormStatus): boolean => onMarketGroup.has(status);

/** Expired, Listed on MLS, Sold, Withdrawn and Leased. */
export const isClosed = (status: EditFormStatus): boolean => !isOpen(status);

/** Sold or Leased: the statuses that carry a close date and a close price. */
export const isSoldOrLeased = (status: EditFormStatus): boolean => soldOrLeased.has(status);
