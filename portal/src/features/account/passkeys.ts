import {
  createPasskey,
  signInByPasskey,
  startPasskeyCreation,
  startPasskeySignIn,
} from '@hearth/domain/contract/passkey.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import type { RequestOf } from '@hearth/widgets/client/endpoint-call.ts';
import type { SessionPerson } from '../../shared/account/account.ts';

/** Returns whether this browser knows passkeys, and how to read their options. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Returns whether the browser offers passkeys in the list of a field for the address. */
export const offersPasskeysInFields = async (): Promise<boolean> =>
  hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

type Credential = RequestOf<typeof signInByPasskey>['body']['credential'];

/** null: the person cancelled, or chose no passkey. */
async function chosen(asking: Promise<globalThis.Credential | null>): Promise<Credential | null> {
  try {
    const credential = await asking;
    return credential instanceof PublicKeyCredential ? (credential.toJSON() as unknown as Credential) : null;
  } catch (error) {
    if (error instanceof DOMException && /^(NotAllowed|Abort)Error$/.test(error.name)) return null;
    const cause = error as Error;
    throw new ApiError('passkey_refused', cause.message, { cause });
  }
}

interface Asking {
  /** Offers the passkeys in the field for the address and waits, until it is aborted. */
  readonly signal?: AbortSignal;
}

/** Signs in by a passkey; null where the person chose none. */
export async function passkeySignIn(
  client: Pick<Client, 'call'>,
  { signal }: Asking = {},
): Promise<SessionPerson | null> {
  const { challengeId, options } = await client.call(startPasskeySignIn);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  if (signal?.aborted) return null;
  const credential = await chosen(
    navigator.credentials.get({ publicKey, ...(signal && { signal, mediation: 'conditional' as const }) }),
  );
  if (credential === null) return null;
  const { person } = await client.call(signInByPasskey, { body: { challengeId, credential } });
  return person;
}

/** Adds a passkey of this device; false where the person cancelled. */
export async function addPasskey(client: Pick<Client, 'call'>, name: string): Promise<boolean> {
  const { challengeId, options } = await client.call(startPasskeyCreation);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await chosen(navigator.credentials.create({ publicKey }));
  if (credential === null) return false;
  await client.call(createPasskey, { body: { challengeId, name, credential } });
  return true;
}
