import { editionOf } from '@hearth/domain/edition/editions.ts';
import type { Language } from '@hearth/domain/embed/language.ts';
import type { Config } from '../config.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { plainPage } from '../legal/plain-page.ts';

interface RefusedFrame {
  /** Why, and what the author of the page can do. */
  readonly reason: string;
  /** Address and words of the page that shows the same to visitors. */
  readonly href: string;
  readonly words: string;
  readonly language: Language;
  /** Address of a script that may bring the widget after all. */
  readonly script?: string | undefined;
}

/** A readable page in place of a widget that the page around may not show. */
export const refusedFrame = (
  { reason, href, words, language, script }: RefusedFrame,
  config: Pick<Config, 'publicUrl' | 'productName' | 'site'>,
): string =>
  plainPage(
    {
      title: words,
      language,
      content: `<p><a href="${escapeHtml(href)}" target="_blank" rel="noopener">${escapeHtml(href)}</a></p>
      <p lang="en">${escapeHtml(`For the author of this page: ${reason}`)}</p>${script ? `<script src="${escapeHtml(script)}"></script>` : ''}`,
    },
    config,
  );

/** `hasKey` separates a frame without a key from one with the key of other sites. */
export function refusalReason(
  host: string,
  hasKey: boolean,
  { publicUrl, productName }: Pick<Config, 'publicUrl' | 'productName'>,
): string {
  const site = editionOf(productName).name;
  return hasKey
    ? `the embed key of this frame is not for ${host}. Ask ${site} to add ${host} to the key, or copy the frame again from ${publicUrl}/embed with a key of your own.`
    : `this frame has no embed key, and ${host} needs one. Ask ${site} for a key for ${host}, and copy the frame again from ${publicUrl}/embed with it.`;
}

/** The policy of the widget's page would leave the frame blank on a site that is not of its key. */
export const hiddenHostReason =
  'this page keeps its address from frames (Referrer-Policy: no-referrer), so it is unknown whether the frame may be shown here. Add referrerpolicy="origin" to its tag.';

export const unknownKeyReason = (publicUrl: string): string =>
  `the embed key of this frame is not known or no longer valid. Copy the frame again from ${publicUrl}/embed with a valid key.`;
