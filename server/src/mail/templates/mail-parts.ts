import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { look } from './mail-look.ts';

// Node strips types but compiles no JSX, so templates call `createElement`.

/** A label and its value, which may have several lines. */
export type Fact = readonly [label: string, value: string];

/** A table that only places its cells: without borders, room and a role. */
export const layoutTable = (properties: object, ...rows: readonly ReactNode[]): ReactElement =>
  h(
    'table',
    { role: 'presentation', width: '100%', border: 0, cellPadding: '0', cellSpacing: '0', ...properties },
    h('tbody', null, ...rows),
  );

export const mailParagraph = (text: string, link?: ReactElement): ReactElement =>
  h('p', { style: look.paragraph }, ...linesOf(text), link);

/** A line of a block; in the text part the next one follows without an empty line. */
export const mailLine = (content: ReactNode, style: object = look.line, className = 'line'): ReactElement =>
  h('p', { className, style }, content);

/** Smaller print below figures. */
export const mailSmallLine = (content: ReactNode): ReactElement =>
  mailLine(content, look.small, 'line small');

export const mailLink = (words: string, href: string): ReactElement =>
  h('a', { href, style: look.link }, words);

/** The one thing that a mail asks for. The cell has the color: Outlook leaves the padding of links out. */
export const mailButton = (words: string, href: string): ReactElement =>
  layoutTable(
    { className: 'action', width: undefined, style: look.button },
    h(
      'tr',
      null,
      h(
        'td',
        { className: 'button', style: look.buttonCell },
        h('a', { href, style: look.buttonLink }, words),
      ),
    ),
  );

/** Words of a person, set apart from ours. */
export const mailQuote = (text: string): ReactElement =>
  h('blockquote', { className: 'quote', style: look.quote }, h('p', { style: look.line }, ...linesOf(text)));

/** A table of facts; in the text part one line each, further lines of a value indented. Nothing without facts. */
export const mailFacts = (facts: readonly Fact[]): ReactElement | null =>
  facts.length === 0
    ? null
    : h(
        'table',
        { width: '100%', cellPadding: '0', cellSpacing: '0', style: look.facts },
        h('tbody', null, ...facts.map(factRow)),
      );

const factRow = ([name, value]: Fact): ReactElement =>
  h(
    'tr',
    { className: 'fact' },
    h('th', { className: 'label', scope: 'row', style: look.label }, name),
    h('td', { className: 'value', style: look.value }, ...linesOf(value, 'indented')),
  );

const linesOf = (text: string, className?: string): readonly ReactNode[] =>
  text.split('\n').flatMap((line, i) => (i === 0 ? [line] : [h('br', { className }), line]));

/** Facts that have a value. */
export const presentFacts = (
  facts: readonly (readonly [string, string | null | undefined])[],
): readonly Fact[] => facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
