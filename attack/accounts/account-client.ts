export interface AccountAnswer {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

/** Posts as a program does, from its own address behind a trusted proxy. */
export async function post(
  origin: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<AccountAnswer> {
  const startedAt = performance.now();
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  return { status: answer.status, body: await answer.text(), ms: performance.now() - startedAt };
}

/** Another network for each number. */
export const from = (nth: number): Record<string, string> => ({
  'x-forwarded-for': `20.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`,
});

/** Returns whether a session belongs to a person. */
export async function isSignedIn(origin: string, token: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/user/session`, { headers: { authorization: `Bearer ${token}` } });
  return Boolean(((await answer.json()) as { person?: unknown }).person);
}

export const tokenOf = (answer: AccountAnswer): string =>
  String((JSON.parse(answer.body) as { token?: unknown }).token ?? '');
