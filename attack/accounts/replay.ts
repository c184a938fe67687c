import { randomUUID } from 'node:crypto';
import { editions } from '@hearth/domain/edition/editions.ts';
import { consentOf } from '@hearth/domain/inquiry/consent.ts';
import { solvedToken } from '@hearth/server/testing/solve-captcha.ts';
import type { Arena } from '../arena.ts';
import { from, isSignedIn, post, tokenOf } from './account-client.ts';
import { codeOfMail } from './account-mail.ts';

const NETWORK = 3_000_000;

export interface Replayed {
  readonly sent: number;
  /** Requests that passed a second time, or after their end. */
  readonly accepted: readonly string[];
  /** Requests that should have passed the first time. */
  readonly failures: readonly string[];
}

/** Uses again what opens an account or a form once: a link of a mail, a session that has ended, a solved captcha. */
export async function replay(
  { origins, db }: Arena,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Replayed> {
  const [origin = ''] = origins;
  const accepted: string[] = [];
  const failures: string[] = [];
  const expectOk = (what: string, isOk: boolean) =>
    void (isOk || failures.push(`${what} did not work at first`));
  const expectRefused = (what: string, isOk: boolean) => void (isOk && accepted.push(`${what} worked again`));

  const signedIn = await post(
    origin,
    '/api/user/sign-in',
    { email, password, client: 'program' },
    from(NETWORK),
  );
  expectOk('the password', signedIn.status === 200);
  const token = tokenOf(signedIn);
  expectOk('the session', await isSignedIn(origin, token));

  await post(origin, '/api/user/forgot-password', { email }, from(NETWORK + 1));
  const code = await codeOfMail(db.kysely, email);
  const reset = (newPassword: string, nth: number) =>
    post(origin, '/api/user/reset-password', { email, code, password: newPassword }, from(NETWORK + nth));
  expectOk('the link of the mail', (await reset('Another Porch 8', 2)).status === 200);
  expectRefused('the link of the mail', (await reset('Stolen Porch 9', 3)).status === 200);
  expectRefused('a session from before the new password', await isSignedIn(origin, token));

  const again = await post(
    origin,
    '/api/user/sign-in',
    { email, password: 'Another Porch 8', client: 'program' },
    from(NETWORK + 4),
  );
  expectOk('the new password', again.status === 200);
  const second = tokenOf(again);
  await post(origin, '/api/user/sign-out', {}, { authorization: `Bearer ${second}`, ...from(NETWORK + 4) });
  expectRefused('a session that was signed out', await isSignedIn(origin, second));

  const challenge = await (await fetch(`${origin}/api/captcha/challenge?action=inquiry`)).json();
  const solved = solvedToken(challenge as Parameters<typeof solvedToken>[0]);
  const send = async () => {
    const proof = {
      'x-captcha-token': solved,
      'x-captcha-action': 'inquiry',
      'idempotency-key': randomUUID(),
    };
    const { body } = await post(origin, '/api/user/inquiry', toUnknownAgent, proof);
    return (JSON.parse(body) as { code: string }).code;
  };
  // The captcha comes before the agent, so that it was right and is used up.
  expectOk('the captcha', (await send()) === 'agent_not_found');
  expectRefused('the captcha', (await send()) !== 'captcha_failed');
  return { sent: 4, accepted, failures };
}

const toUnknownAgent = {
  ...{ type: 'bio-inquiry', agentId: 'unknown.agent', firstname: 'Ana', lastname: 'Gomez' },
  ...{ email: 'ana@visitor.example', phone: '(512) 555-0100', message: 'Is there a garden?' },
  consent: { version: consentOf(editions.austin.name).version, accepted: ['contact'] },
};
