import type { Config } from '../config.ts';

type Headers = Readonly<Record<string, string>>;

/** Headers of a page with mails, which no cache and no other site gets. */
export const privatePage = (policy: string): Headers => ({
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
});

/**
 * Headers of a mail's own HTML in a frame of this server: pictures of this server are loaded, nothing runs, nothing is sent.
 * @param allowed tokens of the sandbox, such as 'allow-popups'
 */
export const mailHeaders = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  ...allowed: readonly string[]
): Headers =>
  privatePage(
    `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${publicUrl}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; ${['sandbox', ...allowed].join(' ')}`,
  );
