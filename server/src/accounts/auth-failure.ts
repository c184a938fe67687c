/** The code of a refusal by better-auth, e.g. 'INVALID_EMAIL_OR_PASSWORD'; null for any other error. */
export function authFailure(error: unknown): string | null {
  // By its name: its class takes half a second to import.
  if (!(error instanceof Error) || error.name !== 'APIError') return null;
  const { body } = error as Error & { readonly body?: { readonly code?: unknown } };
  return String(body?.code ?? 'unknown');
}
