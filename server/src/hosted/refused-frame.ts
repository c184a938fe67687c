import { editionOf } from '@hearth/domain/edition/editions.ts';
import { embedWidget } from '@hearth/domain/embed/embed-widgets.ts';
import type { Config } from '../config.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { plainPage } from '../legal/plain-page.ts';
import type { HostedPage } from './hosted-page.ts';

interface RefusedFrame {
  /** The page with the widget, in its own language. */
  readonly page: Pick<HostedPage, 'name' | 'widget' | 'attributes' | 'language' | 'publicUrl'>;
  /** Why, and what the author of the page can do. */
  readonly reason: string;
  /** Address of a script that may bring the widget after all. */
  readonly script?: string | undefined;
}

/** A readable page in place of a widget that the page around may not show; it links to the page that shows the same to visitors. */
export function refusedFrame(
  { page, reason, script }: RefusedFrame,
  config: Pick<Config, 'publicUrl' | 'productName' | 'site'>,
): string {
  const { name, widget, attributes, language, publicUrl } = page;
  const href = escapeHtml(publicUrl + widget.portalPath(attributes));
  const title = embedWidget(name, language).link;
  const content = `<p><a href="${href}" target="_blank" rel="noopener">${href}</a></p>
      <p lang="en">${escapeHtml(`For the author of this page: ${reason}`)}</p>${script ? `<script src="${escapeHtml(script)}"></script>` : ''}`;
  return plainPage({ title, language, content }, config);
}

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
