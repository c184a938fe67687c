import { createHash } from 'node:crypto';
import type { Policy } from './security-headers.ts';

/** A policy that also allows style elements with these contents. */
export const withStyles = (policy: Policy, sheets: readonly (string | null | undefined)[]): Policy =>
  sheets.reduce((allowed: Policy, css) => (css ? withStyle(allowed, css) : allowed), policy);

/** A policy that also allows a style element with this content. */
export const withStyle = (policy: Policy, css: string): Policy => ({
  ...policy,
  'style-src': [
    ...(policy['style-src'] ?? []),
    `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  ],
});
