import {
  getOwnedKey,
  type KeyPeriod,
  keyPeriods,
  type OwnedKey,
} from '@hearth/domain/contract/embed-owner.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** A key by the signed link of its owner, with the use of the last days. */
export const ownedKeyQuery = (client: Client, link: string, days: KeyPeriod) =>
  queryOptions({
    queryKey: ['owned key', link, days],
    queryFn: ({ signal }): Promise<OwnedKey> =>
      client.call(getOwnedKey, { params: { link }, query: { days }, signal }),
    placeholderData: keepPreviousData,
  });

/** The period that an address names; 30 days by default. */
export const periodOf = (search: string): KeyPeriod => {
  const named = new URLSearchParams(search).get('days');
  return keyPeriods.find((days) => days === named) ?? '30';
};
