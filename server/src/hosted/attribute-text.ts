import { escapeHtml } from '../http/escape-html.ts';

/** ' name="value"' for each. */
export const attributeText = (attributes: Iterable<readonly [string, string]>): string =>
  [...attributes].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
