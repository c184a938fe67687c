import type { CollectionPage } from '../../../shared/saving/collection-queries.ts';

/** People vote where they are several. */
export const hasVotes = ({ can, collaboratorCount }: CollectionPage): boolean =>
  can.seeVotes && collaboratorCount > 0;
