import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type CSSProperties, createElement as h, type ReactElement, type ReactNode } from 'react';

// Node strips types but compiles no JSX, so templates call `createElement`.

/** A label and its value, which may have several lines. */
export type Fact = readonly [label: string, value: string];

const font = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const page: CSSProperties = { backgroundColor: '#ffffff', color: '#1c1917', fontFamily: font };
const paragraph: CSSProperties = { fontSize: '16px', lineHeight: '24px' };
const cell: CSSProperties = { ...paragraph, padding: '4px 12px 4px 0', verticalAlign: 'top' };
const label: CSSProperties = { ...cell, textAlign: 'left' };

/** A whole mail: paragraphs and tables below each other. */
export const mailDocument = (...content: ReactNode[]): ReactElement =>
  h(Html, null, h(Head), h(Body, { style: page }, h(Container, null, ...content)));

export const mailParagraph = (text: string): ReactElement => h(Text, { style: paragraph }, ...linesOf(text));

/** A table of facts; in the text part one line each, further lines of a value indented. Nothing without facts. */
export const mailFacts = (facts: readonly Fact[]): ReactElement | null =>
  facts.length === 0 ? null : h(Section, null, h('table', null, h('tbody', null, ...facts.map(factRow))));

const factRow = ([name, value]: Fact): ReactElement =>
  h(
    'tr',
    { className: 'fact' },
    h('th', { className: 'label', scope: 'row', style: label }, name),
    h('td', { className: 'value', style: cell }, ...linesOf(value, 'indented')),
  );

const linesOf = (text: string, className?: string): readonly ReactNode[] =>
  text.split('\n').flatMap((line, i) => (i === 0 ? [line] : [h('br', { className }), line]));

/** Facts that have a value. */
export const presentFacts = (
  facts: readonly (readonly [string, string | null | undefined])[],
): readonly Fact[] => facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
