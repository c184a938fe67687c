import { signIn } from '@hearth/domain/contract/identity.ts';
import { emailOf, PASSWORD } from './store-people.ts';

/**
 * Sends so many sign-ins a second (SIGN_INS_PER_SECOND) to the server at SERVER_URL, whether it answers or not, in its own process.
 * Each is of another account and another address. It begins when it is told anything, and says how each was answered.
 */
const { SERVER_URL, SIGN_INS_PER_SECOND, ACCOUNTS } = process.env;
const accounts = Number(ACCOUNTS);

process.once('message', () => {
  let nth = Number(process.env.FIRST_ACCOUNT);
  setInterval(() => {
    nth += 1;
    signInAs(nth % accounts, nth)
      .then((status) => process.send?.(status))
      .catch((error: unknown) => {
        console.error(error);
        process.exit(1);
      });
  }, 1000 / Number(SIGN_INS_PER_SECOND));
});
process.send?.('ready');

async function signInAs(account: number, nth: number): Promise<number> {
  const answer = await fetch(SERVER_URL + signIn.path, {
    method: signIn.method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `20.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`,
    },
    body: JSON.stringify({ email: emailOf(account), password: PASSWORD, client: 'program' }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
