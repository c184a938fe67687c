import { createHash } from 'node:crypto';
import type { Policy } from './security-headers.ts';

/** A policy that also allows a style element with this content. */
export const withStyle = (policy: Policy, css: string): Policy => ({
  ...policy,
  'style-src': [
    ...(policy['style-src'] ?? []),
    `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  ],
});
