import type { Config } from './config.ts';

/**
 * Loads what most commands and tests never need, so that its users import it late. A server that did so would answer no other request
 * for 0.1 to 0.5 s at the first sign-in and at the first mail.
 *
 * Call it while the database starts, which leaves the processor idle. It never rejects: a module that cannot be loaded fails its users,
 * who say so.
 */
export async function loadLateModules({ smtp }: Pick<Config, 'smtp'>): Promise<void> {
  await Promise.allSettled([
    import('./accounts/auth.ts'),
    import('./accounts/leaked-passwords.ts').then(({ isLeakedPassword }) => isLeakedPassword('')),
    import('piscina'),
    import('@simplewebauthn/server'),
    import('./mail/render-mail.ts'),
    smtp && import('nodemailer'),
  ]);
}
