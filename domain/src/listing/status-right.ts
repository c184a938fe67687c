import type { Right } from '../people/rights.ts';
import type { MlsStatus } from './status.ts';

const rights: Partial<Record<MlsStatus, Right>> = {
  Private: 'agent',
  Pending: 'verified',
  Sold: 'verified',
  Leased: 'verified',
};

/** The right to choose a status in a search (specification section 6, "Status filters"). */
export const statusRight = (status: MlsStatus): Right => rights[status] ?? 'everyone';
