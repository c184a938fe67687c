import type { FirstView } from '@hearth/domain/page/first-view.ts';

/** Turns style attributes into rules: the policy of a page that the server renders allows none, but one sheet by its digest. */
export function withRules(html: string): FirstView {
  const styles: string[] = [];
  const marked = html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    // React escapes what could end a rule.
    if (!/^[\w\s:;#%.,()/-]*$/.test(style)) return '';
    if (!styles.includes(style)) styles.push(style);
    return ` data-style="${styles.indexOf(style)}"`;
  });
  return { html: marked, css: styles.map((style, at) => `[data-style="${at}"]{${style}}`).join('') };
}
