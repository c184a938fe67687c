import type { BodyOf, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { getResetMethods } from '@hearth/domain/contract/identity.ts';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/database.ts';
import { networkOf } from '../http/network-of.ts';
import type { Identity } from './identity.ts';
import { identityProviders } from './identity-providers.ts';
import { codeHolder } from './one-time-codes.ts';
import { otherMethods, removeOtherMethod } from './sign-in-methods.queries.ts';
import { readEmail } from './sign-up.service.ts';

/**
 * Passkeys and providers that a person is asked about by a reset: a thief may have added them. Those of an account whose address
 * was never proven are not asked about, since the reset takes all of them.
 */
export async function resetMethods(
  { db, clock, limits, config }: Identity,
  { email, code }: BodyOf<typeof getResetMethods>,
  request: FastifyRequest,
): Promise<ResponseOf<typeof getResetMethods>> {
  await limits.count([['code of one network', networkOf(request.ip)]]);
  const given = { email: readEmail(email), code };
  const { person } = await codeHolder(db.kysely, 'reset-password', given, clock());
  const providers = identityProviders(config);
  const nameOf = (id: string) => providers.find((provider) => provider.id === id)?.name ?? id;
  const methods = person.emailVerified ? await otherMethods(db.kysely, person.id) : [];
  return {
    methods: methods.map(({ id, kind, name, createdAt }) => ({
      ...{ id, kind, name: name ?? nameOf(id), createdAt: createdAt.toISOString() },
    })),
  };
}

/** Removes what a reset does not keep, also a method that was added after the person was asked. */
export async function removeMethodsBut(
  { clock }: Pick<Identity, 'clock'>,
  transaction: Db,
  personId: string,
  kept: readonly string[],
): Promise<void> {
  const removed = (await otherMethods(transaction, personId)).filter(({ id }) => !kept.includes(id));
  for (const method of removed) {
    await removeOtherMethod(transaction, personId, method);
    await recordAudit(transaction, {
      ...{ at: clock(), action: 'sign-in method removed', actorId: personId, personId },
      details: { provider: method.kind === 'passkey' ? 'passkey' : method.id },
    });
  }
}
