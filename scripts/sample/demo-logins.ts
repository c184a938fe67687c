import { randomUUID } from 'node:crypto';
import { type EditionId, editionIds } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import type { DraftPhoto } from '@hearth/domain/exclusive/draft-photos.ts';
import { phoneNumber } from '@hearth/domain/inquiry/person-rules.ts';
import { sampleContacts } from '@hearth/sample/people/contacts.ts';
import { exclusiveHomes } from '@hearth/sample/people/exclusive-homes.ts';
import { type PictureKind, pictureSize, picturesOf } from '@hearth/sample/pictures/library.ts';
import { createPasswordHashing } from '@hearth/server/accounts/password-hashing.ts';
import type { Config } from '@hearth/server/config.ts';
import { importFile } from '@hearth/server/contacts/files/contact-files.service.ts';
import type { Db } from '@hearth/server/db/database.ts';
import { saveDraft } from '@hearth/server/exclusive-listings/draft-save.service.ts';
import { createExclusive } from '@hearth/server/exclusive-listings/exclusive-listings.service.ts';
import { publishExclusive } from '@hearth/server/exclusive-listings/publish/publish.service.ts';
import { isLocalName } from '@hearth/server/http/is-local-name.ts';
import { visitOf } from '@hearth/server/http/visit.ts';
import {
  assignAgent,
  createAccount,
  disableAccount,
  findAccount,
  type NewAccount,
} from '@hearth/server/people/manage-accounts.service.ts';
import { addPictures, readDemoAgents, spreadArrival } from './demo-logins.queries.ts';

/** Known to all who read this: these accounts exist on servers of one machine alone. */
export const demoPassword = 'Bluebonnet-7';

const addressOf = (kind: 'agent' | 'admin' | 'client', edition: EditionId): string =>
  `${kind}.${edition}@example.com`;

interface DemoOptions {
  readonly db: Db;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
}

/**
 * Makes the accounts to try the sample data with, where they are missing, and prints them. On a server that others reach, as
 * its public address says, it disables those of an earlier start instead.
 */
export async function prepareDemoLogins(options: DemoOptions): Promise<void> {
  const isLocal = isLocalName(new URL(options.config.publicUrl).hostname);
  for (const edition of editionIds)
    await (isLocal ? makeLogins(options, edition) : disableLogins(options, edition));
}

async function makeLogins({ db, clock, log }: DemoOptions, edition: EditionId): Promise<void> {
  const missing: NewAccount[] = [];
  for (const account of await demoAccounts(db, edition))
    if ((await findAccount(db, account.email)) === undefined) missing.push(account);
  if (missing.length === 0) return;
  const passwordHash = await createPasswordHashing().hash(demoPassword);
  for (const account of missing) await createAccount(db, { ...account, passwordHash }, clock());
  const [agent] = await readDemoAgents(db, edition);
  if (agent) await assignAgent(db, addressOf('client', edition), agent.agentId, clock());
  await addContacts({ db, clock }, edition);
  await addExclusiveHomes({ db, clock }, edition);
  log(`  Demo log-ins, password ${demoPassword}: ${missing.map(({ email }) => email).join(', ')}`);
}

/** Contacts of the demo agent, who came on different days. */
async function addContacts(
  { db, clock }: Pick<DemoOptions, 'db' | 'clock'>,
  edition: EditionId,
): Promise<void> {
  const agent = await findAccount(db, addressOf('agent', edition));
  if (agent === undefined) return;
  const visit = visitOf({ ...agent, personId: agent.id, hasSocialLogin: false }, clock());
  await importFile(db, Buffer.from(sampleContacts()), 'csv', visit);
  await spreadArrival(db, agent.username, clock());
}

/** Exclusive homes of the demo agent, saved and published as the agent would. */
async function addExclusiveHomes(
  { db, clock }: Pick<DemoOptions, 'db' | 'clock'>,
  edition: EditionId,
): Promise<void> {
  const agent = await findAccount(db, addressOf('agent', edition));
  if (agent === undefined) return;
  const visit = visitOf({ ...agent, personId: agent.id, hasSocialLogin: false }, clock());
  const { today } = localMoment(clock(), editions[edition].timeZone);
  for (const [nth, home] of exclusiveHomes(edition, today).entries()) {
    const { fields, isPublished, later, pictures } = home;
    const draftId = randomUUID();
    const { listingId, revision } = await createExclusive(db, { draftId, fields }, {}, visit);
    await addPictures(
      db,
      draftId,
      pictures.map((kind, at) => pictureOf(kind, nth + at)),
    );
    if (isPublished)
      await publishExclusive(db, { listingId, revision, rule: { blocks: [], setBy: '' } }, visit);
    if (later) await saveDraft(db, { id: listingId, body: later, base: revision, tab: '' }, visit);
  }
}

/** A picture of the library as an agent would have uploaded it. */
function pictureOf(kind: PictureKind, nth: number): DraftPhoto {
  const library = picturesOf(kind);
  const { name } = library[nth % library.length]!;
  return {
    ...{ id: randomUUID(), file: `${name}.webp`, ...pictureSize, digest: name, kind: 'photo' },
    ...{ caption: '', turn: null },
  };
}

async function demoAccounts(db: Db, edition: EditionId): Promise<NewAccount[]> {
  const common = { edition, isEmailProven: true, passwordHash: null };
  const [agent, admin] = await readDemoAgents(db, edition);
  const agents = [
    agent && { kind: 'agent' as const, ...agent },
    admin && { kind: 'admin' as const, ...admin },
  ];
  return [
    ...agents.flatMap((each) =>
      each
        ? [
            {
              ...{ ...common, email: addressOf(each.kind, edition) },
              ...{ firstname: each.firstname, lastname: each.lastname },
              ...{ phone: phoneNumber(each.phone ?? '') ?? null },
              rights: { role: 'Agent' as const, agentId: each.agentId },
            },
          ]
        : [],
    ),
    {
      ...{ ...common, email: addressOf('client', edition), firstname: 'Casey', lastname: 'Demo' },
      ...{ phone: '+15125550100', rights: { role: 'Client' } },
    },
  ];
}

async function disableLogins({ db, clock, log }: DemoOptions, edition: EditionId): Promise<void> {
  for (const kind of ['agent', 'admin', 'client'] as const) {
    const email = addressOf(kind, edition);
    const account = await findAccount(db, email);
    if (account === undefined || account.disabledAt !== null) continue;
    await disableAccount(db, email, true, clock());
    log(`  Demo log-in ${email} is disabled: its password is public, and PUBLIC_URL is not of this machine`);
  }
}
