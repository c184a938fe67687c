import type { EmbedTheme } from '@hearth/domain/embed/embed-setup.ts';
import { decodeTheme, themePairs } from '@hearth/domain/embed/setup-codec.ts';
import { themeTokens } from '@hearth/domain/embed/theme-tokens.ts';
import { parameter } from './widget-attributes.ts';

/** The looks that a page is asked for by `token.color-accent`, `token.font`, `token.radius`, `token.color-scheme`. */
export const pageTheme = (query: unknown): EmbedTheme => decodeTheme((name) => parameter(query, name));

/** The address of the style sheet that gives a page its looks; null for the widgets' own. */
export function themeAddress(theme: EmbedTheme): string | null {
  const pairs = themePairs(theme);
  return pairs.length === 0 ? null : `/embed/theme.css?${new URLSearchParams(pairs)}`;
}

/** That style sheet: a policy without inline styles leaves no other way. The paper follows the widgets' scheme. */
export function themeSheet(theme: EmbedTheme): string {
  const tokens = themeTokens(theme).map(([name, value]) => `  --hearth-${name}: ${value};`);
  const paper = theme.scheme === null || theme.scheme === 'auto' ? [] : [`  color-scheme: ${theme.scheme};`];
  return [':root {', ...tokens, ...paper, '}', ''].join('\n');
}
