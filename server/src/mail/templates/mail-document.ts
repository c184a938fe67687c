import { consumerProtectionWords, equalHousingWords, iabsWords } from '@hearth/domain/edition/legal-words.ts';
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type CSSProperties, createElement as h, type ReactElement, type ReactNode } from 'react';

/** Frame of every mail: the name of its sender, and the notices that business mail in Texas links. */
export interface MailNotices {
  /** The brokerage, of the edition that sends the mail. */
  readonly brand: string;
  readonly iabsUrl: string;
  readonly consumerProtectionUrl: string;
}

// Node strips types but compiles no JSX, so templates call `createElement`.

/** A label and its value, which may have several lines. */
export type Fact = readonly [label: string, value: string];

const font = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const page: CSSProperties = { backgroundColor: '#ffffff', color: '#1c1917', fontFamily: font };
const paragraph: CSSProperties = { fontSize: '16px', lineHeight: '24px' };
const cell: CSSProperties = { ...paragraph, padding: '4px 12px 4px 0', verticalAlign: 'top' };
const anchor: CSSProperties = { color: '#0b5a6e', textDecoration: 'underline' };
const button: CSSProperties = {
  ...paragraph,
  display: 'inline-block',
  padding: '12px 24px',
  borderRadius: '24px',
  backgroundColor: '#17614f',
  color: '#ffffff',
  fontWeight: 600,
  textDecoration: 'none',
};
const brandName: CSSProperties = { ...paragraph, color: '#17614f', fontSize: '20px', fontWeight: 700 };

/** Rules for mail programs with a dark scheme; attributes carry the light one, so these rules must be important. */
const darkScheme = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body, table, td, th { background-color: #17191c !important; color: #eceae6 !important; }
  p { color: #eceae6 !important; }
  a { color: #6fcdb2 !important; }
  p.brand { color: #6fcdb2 !important; }
  a.button { background-color: #6fcdb2 !important; color: #0b201a !important; }
}`;
/** 14 px: the commission asks for ten points at least. */
const notice: CSSProperties = { ...paragraph, fontSize: '14px', lineHeight: '21px', margin: '0 0 8px' };
const label: CSSProperties = { ...cell, textAlign: 'left' };

/** A whole mail: the brokerage's name, paragraphs and tables below each other, the notices of the law at its end. */
export const mailDocument = (content: readonly ReactNode[], notices: MailNotices): ReactElement =>
  h(
    Html,
    { lang: 'en' },
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, darkScheme),
    ),
    h(
      Body,
      { style: page },
      h(
        Container,
        { style: { padding: '0 16px' } },
        h(Text, { className: 'brand', style: brandName }, notices.brand),
        ...content,
        mailNotices(notices),
      ),
    ),
  );

export const mailParagraph = (text: string, link?: ReactElement): ReactElement =>
  h(Text, { style: paragraph }, ...linesOf(text), link);

export const mailLink = (words: string, href: string): ReactElement => h('a', { href, style: anchor }, words);

/** The one thing that a mail asks for, on its own line. */
export const mailButton = (words: string, href: string): ReactElement =>
  h(Text, { style: paragraph }, h('a', { className: 'button', href, style: button }, words));

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

/** The two notices of the Texas Real Estate Commission, and fair housing. */
const mailNotices = ({ iabsUrl, consumerProtectionUrl }: MailNotices): ReactElement =>
  h(
    Section,
    { style: { borderTop: '1px solid #d6d3d1', marginTop: '24px', paddingTop: '16px' } },
    h(Text, { style: notice }, mailLink(iabsWords, iabsUrl)),
    h(Text, { style: notice }, mailLink(consumerProtectionWords, consumerProtectionUrl)),
    h(Text, { style: notice }, equalHousingWords),
  );

/** Facts that have a value. */
export const presentFacts = (
  facts: readonly (readonly [string, string | null | undefined])[],
): readonly Fact[] => facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
