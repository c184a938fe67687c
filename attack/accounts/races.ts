import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Arena } from '../arena.ts';
import { type AccountAnswer, from, isSignedIn, post, tokenOf } from './account-client.ts';
import { codeOfMail } from './account-mail.ts';
import { behind, person } from './behind.ts';
import type { Promises } from './promises.ts';

const NETWORK = 4_000_000;
const UPLOADS = 6;
const NEW_PASSWORD = 'Quiet River 9';

export interface Racers {
  readonly emails: readonly string[];
  readonly password: string;
}

/** Requests about one account that reach it at the same moment, held together by a lock of the database. */
export async function race(arena: Arena, racers: Racers, promises: Promises): Promise<void> {
  const [first = '', second = '', third = '', fourth = '', ...others] = racers.emails;
  await confirmOneAddress(arena, [first, second], racers, promises);
  await uploadPhotos(arena, third, racers, promises);
  await resetMethods(arena, fourth, promises);
  for (const email of others) await signInDuringReset(arena, email, racers, promises);
}

let network = NETWORK;
const send = (arena: Arena, route: string, body: object, token?: string): Promise<AccountAnswer> =>
  post(arena.origins[0] ?? '', `/api/user/${route}`, body, {
    ...from(network++),
    ...(token && { authorization: `Bearer ${token}` }),
  });
const signIn = (arena: Arena, email: string, password: string) =>
  send(arena, 'sign-in', { email, password, client: 'program' });

async function resetOf(arena: Arena, email: string, keep?: readonly string[]) {
  await send(arena, 'forgot-password', { email });
  const code = await codeOfMail(arena.db.kysely, email);
  return () => send(arena, 'reset-password', { email, code, password: NEW_PASSWORD, ...(keep && { keep }) });
}

async function signInDuringReset(
  arena: Arena,
  email: string,
  { password }: Racers,
  promises: Promises,
): Promise<void> {
  const [origin = ''] = arena.origins;
  const reset = await resetOf(arena, email);
  const [done, late] = await behind(arena, person(email), [reset, () => signIn(arena, email, password)]);
  promises.expect('a reset works while another sign-in is in progress', done?.status === 200);
  const isOpen = late?.status === 200 && (await isSignedIn(origin, tokenOf(late)));
  promises.expect('a sign-in with the old password keeps no session through a reset', !isOpen);
}

/** The row of an address that two accounts confirm, taken until both wait for it. */
const taken = (email: string) =>
  [
    `insert into person (id, username, email, edition, role, firstname, lastname)
     values (gen_random_uuid(), 'taken', $1, 'austin', 'Client', 'Taken', '')`,
    [email],
  ] as const;

async function confirmOneAddress(
  arena: Arena,
  emails: readonly string[],
  { password }: Racers,
  promises: Promises,
): Promise<void> {
  const email = 'moved@visitor.example';
  const confirmations: (() => Promise<AccountAnswer>)[] = [];
  let code = '';
  for (const own of emails) {
    const token = tokenOf(await signIn(arena, own, password));
    await send(arena, 'change-email', { email, password }, token);
    const newest = await codeOfMail(arena.db.kysely, email, code);
    code = newest;
    confirmations.push(() => send(arena, 'verify-email', { email, code: newest }, token));
  }
  const answers = await behind(arena, taken(email), confirmations);
  const statuses = answers.map(({ status }) => status).sort();
  promises.expect(
    'of two accounts that confirm one address one has it, the other 400',
    `${statuses}` === '200,400',
  );
}

async function uploadPhotos(
  arena: Arena,
  email: string,
  { password }: Racers,
  promises: Promises,
): Promise<void> {
  const token = tokenOf(await signIn(arena, email, password));
  const photo = await noisyPhoto();
  const upload = async (): Promise<number> => {
    const headers = { 'content-type': 'image/jpeg', authorization: `Bearer ${token}`, ...from(network++) };
    const answer = await fetch(`${arena.origins[0]}/api/user/photo`, {
      ...{ method: 'POST', headers, body: new Uint8Array(photo) },
    });
    return answer.status;
  };
  const statuses = await behind(
    arena,
    person(email),
    Array.from({ length: UPLOADS }, () => upload),
  );
  promises.expect(
    'parallel uploads of photos are all answered',
    statuses.every((status) => status === 200),
  );
  const files = readdirSync(path.join(arena.dataFolder, 'people-photos'));
  promises.expect('parallel uploads leave the one photo that is shown', files.length === 1);
}

const noisyPhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      ...{ width: 600, height: 600, channels: 3, background: '#000' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();

/** A passkey of a thief, beside one that the owner keeps. */
async function resetMethods(arena: Arena, email: string, promises: Promises): Promise<void> {
  const { pool } = arena.db;
  const add = async (name: string): Promise<string> => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into passkey (id, person_id, name, credential_id, public_key, counter, backed_up)
       select gen_random_uuid(), id, $2, $2, '', 0, false from person where email = $1 returning id`,
      [email, name],
    );
    return rows[0]?.id ?? '';
  };
  const kept = await add('Phone of the owner');
  await add('Phone of the thief');
  const reset = await resetOf(arena, email, [kept]);
  promises.expect('a reset that keeps a passkey works', (await reset()).status === 200);
  const { rows } = await pool.query<{ id: string }>(
    'select passkey.id from passkey join person on person.id = person_id where email = $1',
    [email],
  );
  promises.expect(
    'a reset removes the passkeys that its owner did not confirm',
    rows.length === 1 && rows[0]?.id === kept,
  );
}
