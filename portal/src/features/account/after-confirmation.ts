import { noAddress } from '@hearth/domain/listing/address.ts';
import { listingPath } from '@hearth/domain/listing/listing-path.ts';
import * as z from 'zod/mini';
import type { AccountDialog } from '../../shared/account/account.ts';
import { persisted } from '../../ui/persisted.ts';

/** The link in the mail is valid as long. */
const dayMilliseconds = 24 * 60 * 60_000;

const page = persisted('hearth-after-confirmation', z.object({ path: z.string(), at: z.number() }), {
  path: '/',
  at: 0,
});

/** Stores the page to return to once the address is confirmed: the link of the mail opens in another tab. */
export function noteSignUp({ returnTo, wanted }: Pick<AccountDialog, 'returnTo' | 'wanted'>, here: string) {
  const home = wanted && {
    ...noAddress,
    streetname: wanted.street,
    listingid: wanted.listingid,
    sourcelistingid: null,
  };
  page.write({ path: returnTo ?? (home ? listingPath(home) : here), at: Date.now() });
}

/** The page that the person signed up on, once; '/' where it was in another browser. */
export function pathAfterConfirmation(): string {
  const { path, at } = page.read();
  page.clear();
  return Date.now() - at < dayMilliseconds && /^\/(?!\/)/.test(path) ? path : '/';
}
