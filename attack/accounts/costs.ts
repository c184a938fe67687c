import sharp from 'sharp';
import type { Arena } from '../arena.ts';
import { memoryMb } from '../memory.ts';
import { from, post, tokenOf } from './account-client.ts';
import type { Promises } from './promises.ts';

const NETWORK = 5_000_000;
const BODIES = 60;
const BODY_BYTES = 1_000_000;
const PHOTOS = 4;
const SIDE = 7000;
/** Decoding one such photo took 1.1 GB before there was a bound. */
const MOST_GROWTH_MB = 300;

/** Requests that cost much less than the work they ask for. */
export async function spend(
  arena: Arena,
  { email, password }: { readonly email: string; readonly password: string },
  promises: Promises,
): Promise<void> {
  await sendBigBodies(arena, promises);
  await sendProgressivePhotos(arena, { email, password }, promises);
}

async function sendBigBodies({ origins: [origin = ''] }: Arena, promises: Promises): Promise<void> {
  const names = Object.fromEntries(Array.from({ length: BODY_BYTES / 12 }, (_, nth) => [`n${nth}`, nth]));
  const routes = ['sign-in', 'sign-up', 'forgot-password', 'reset-password', 'verify-email'];
  for (let nth = 0; nth < BODIES; nth++) {
    const route = routes[nth % routes.length];
    const status = await post(origin, `/api/user/${route}`, names, from(NETWORK + nth)).then(
      (answer) => answer.status,
      // The server may close a connection whose body it does not want.
      (error: Error) => (error.name === 'TimeoutError' ? 0 : 413),
    );
    promises.expect('a body of a megabyte is refused before it is read', status === 413);
  }
}

async function sendProgressivePhotos(
  { origins: [origin = ''], servers }: Arena,
  account: { readonly email: string; readonly password: string },
  promises: Promises,
): Promise<void> {
  const body = { ...account, client: 'program' };
  const token = tokenOf(await post(origin, '/api/user/sign-in', body, from(NETWORK - 1)));
  const photo = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#777' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const before = memoryMb(servers[0]?.pid);
  let most = before;
  const upload = async (nth: number): Promise<void> => {
    const headers = {
      ...{ 'content-type': 'image/jpeg', authorization: `Bearer ${token}` },
      ...from(NETWORK + BODIES + nth),
    };
    const { status } = await fetch(`${origin}/api/user/photo`, {
      ...{ method: 'POST', headers, body: new Uint8Array(photo) },
    });
    most = Math.max(most, memoryMb(servers[0]?.pid));
    promises.expect('a progressive photo of 49 megapixels is refused', status === 400);
  };
  await Promise.all(Array.from({ length: PHOTOS }, (_, nth) => upload(nth)));
  promises.expect('large photos leave the memory as it is', most - before < MOST_GROWTH_MB);
}
