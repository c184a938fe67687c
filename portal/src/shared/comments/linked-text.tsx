import { tokenize } from 'linkifyjs';
import type { ReactNode } from 'react';

/** Plain text whose web addresses are links. */
export const LinkedText = ({ text }: { readonly text: string }): ReactNode =>
  tokenize(text).map((token, at) => {
    const href = token.isLink && token.t === 'url' ? token.toHref('https') : '';
    return /^https?:/.test(href) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text has no other identity
      <a key={at} href={href} target="_blank" rel="nofollow ugc noopener noreferrer">
        {token.toString()}
      </a>
    ) : (
      token.toString()
    );
  });
