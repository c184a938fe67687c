import { createPasswordHashing } from '@hearth/server/accounts/password-hashing.ts';
import type { Database } from '@hearth/server/db/database.ts';
import { createAccount } from '@hearth/server/people/manage-accounts.service.ts';
import { type Arena, besideSite, inArena } from '../arena.ts';
import type { AttackPart, PartReport } from '../part.ts';
import { type Guesses, guess } from './brute-force.ts';
import { spend } from './costs.ts';
import { createPromises, type Promises } from './promises.ts';
import { race } from './races.ts';
import { replay } from './replay.ts';
import { storm } from './sign-in-storm.ts';

const ACCOUNTS = 300;
const RACERS = 12;
const PASSWORD = 'Attacked Porch 7';

/** Storms of sign-ins, guesses of passwords, everything that opens an account, sent twice, races and costly requests. */
export const accounts: AttackPart = {
  name: 'accounts',
  what: 'a storm of sign-ins, guesses at one account and at many, tokens, codes and captchas that are used again, changes at the same moment, and bodies and photos that cost much',
  siteLimitMs: 100,
  run: () => inArena({ servers: 1, environment: { TRUST_PROXY: 'loopback' }, prepare }, attack),
};

const emailOf = (nth: number): string => `client-${nth}@visitor.example`;
const racers = Array.from({ length: RACERS }, (_, nth) => emailOf(ACCOUNTS + nth));

async function prepare({ kysely }: Database): Promise<void> {
  const passwordHash = await createPasswordHashing().hash(PASSWORD);
  for (let nth = 0; nth <= ACCOUNTS + RACERS; nth++)
    await createAccount(
      kysely,
      {
        ...{ email: emailOf(nth), firstname: 'Ana', lastname: 'Gomez', phone: null, edition: 'austin' },
        ...{ isEmailProven: true, passwordHash, rights: { role: 'Client' } },
      },
      new Date(),
    );
}

async function attack(arena: Arena): Promise<PartReport> {
  const [origin = ''] = arena.origins;
  const [result, site] = await besideSite([origin], async () => ({
    stormed: await storm(origin, { accounts: ACCOUNTS - 100, password: PASSWORD, emailOf }),
    guesses: await guess(origin, { emailOf: (nth) => emailOf(ACCOUNTS - 100 + nth) }),
    replayed: await replay(arena, { email: emailOf(ACCOUNTS - 1), password: PASSWORD }),
    promises: await racesAndCosts(arena),
  }));
  const { stormed, guesses, replayed, promises } = result;
  return {
    sent: stormed.sent + guesses.sent + replayed.sent,
    stored: stormed.signedIn,
    lost: stormed.lost,
    doubled: replayed.accepted.length,
    slowestMs: stormed.slowestMs,
    site,
    more: {
      'storm: sign-ins': stormed.sent,
      'storm: answers by status': words(stormed.statuses),
      'guesses that reached the password of one account': guesses.atOne,
      'guesses of one network that reached passwords': guesses.ofOne,
      ...Object.fromEntries(promises.tried),
      'replays tried / accepted': `${replayed.sent} / ${replayed.accepted.length}`,
    },
    failures: [
      ...stormed.failures,
      ...guessFaults(guesses),
      ...replayed.accepted,
      ...replayed.failures,
      ...promises.broken(),
    ],
  };
}

async function racesAndCosts(arena: Arena): Promise<Promises> {
  const promises = createPromises();
  await race(arena, { emails: racers, password: PASSWORD }, promises);
  await spend(arena, { email: emailOf(ACCOUNTS + RACERS), password: PASSWORD }, promises);
  return promises;
}

/** The limits that docs/security.md promises. */
function guessFaults({ atOne, ofOne, opened, failures }: Guesses): string[] {
  return [
    ...(opened > 0 ? [`${opened} accounts were opened by guesses`] : []),
    ...(atOne > 9 ? [`${atOne} guesses at one account were compared with its password`] : []),
    ...(ofOne > 100 ? [`${ofOne} guesses of one network were compared with passwords`] : []),
    ...failures,
  ];
}

const words = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
