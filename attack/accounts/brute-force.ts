import { from, post } from './account-client.ts';

const GUESSES = 150;
const OTHER_NETWORKS = 1_000_000;

/** How many guesses were compared with a password; the others were refused before. */
export interface Guesses {
  readonly sent: number;
  readonly atOne: number;
  readonly ofOne: number;
  readonly opened: number;
  readonly failures: readonly string[];
}

/** Guesses at one account from many networks, and at many accounts from one network. */
export async function guess(
  origin: string,
  { emailOf }: { readonly emailOf: (nth: number) => string },
): Promise<Guesses> {
  const failures: string[] = [];
  let opened = 0;
  const statusOf = async (email: string, nth: number, network: number): Promise<number> => {
    const body = { email, password: `Guessed Porch ${nth}`, client: 'program' };
    const { status, body: text } = await post(origin, '/api/user/sign-in', body, from(network));
    if (status === 200) opened += 1;
    else if (![401, 429, 503].includes(status)) failures.push(`a guess answered ${status}: ${text}`);
    return status;
  };
  let [atOne, ofOne] = [0, 0];
  for (let nth = 0; nth < GUESSES; nth++) {
    if ((await statusOf(emailOf(0), nth, OTHER_NETWORKS + nth)) === 401) atOne += 1;
    if ((await statusOf(emailOf(1 + (nth % 90)), nth, 2 * OTHER_NETWORKS)) === 401) ofOne += 1;
  }
  return { sent: 2 * GUESSES, atOne, ofOne, opened, failures };
}
