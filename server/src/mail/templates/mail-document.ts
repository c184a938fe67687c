import { legalNameIn } from '@hearth/domain/edition/glossed-legal-words.ts';
import { consumerProtectionWords, equalHousingWords, iabsWords } from '@hearth/domain/edition/legal-words.ts';
import type { Language } from '@hearth/domain/embed/language.ts';
import { phoneText, phoneUrl } from '@hearth/domain/people/phone-text.ts';
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { type CSSProperties, Fragment, createElement as h, type ReactElement, type ReactNode } from 'react';
import type { MailedAgent } from './mail-agent.ts';
import { look, mailSheet, mailWidth } from './mail-look.ts';
import { layoutTable, mailLine, mailLink } from './mail-parts.ts';

/** Parts that all mails of a server have, as of the time it sends one. */
export interface MailFrame {
  /** The brokerage of the edition that sends the mail; null where a fact is not known. */
  readonly brokerage: {
    readonly name: string;
    readonly license: string | null;
    readonly phone: string | null;
    readonly address: string | null;
  };
  readonly portalUrl: string;
  readonly logo: {
    readonly url: string;
    /** Size of its display in px. */
    readonly width: number;
    readonly height: number;
    /** The brokerage's name is in the picture. */
    readonly hasName: boolean;
  };
  readonly iabsUrl: string;
  readonly consumerProtectionUrl: string;
  /** The agent of the person who gets the mail, for templates that introduce one. */
  readonly agent: MailedAgent | null;
  /** The page where its receiver turns such mails off; null for mails that cannot be turned off. */
  readonly unsubscribeUrl: string | null;
}

interface Words {
  readonly heading: string;
  /** Shown by lists of mails after the subject; they take the first words without it. */
  readonly preview: string | null;
  readonly language: Language;
}

/** A whole mail: the brokerage's name, a card with heading and content, and the notices of the law at its end. */
export const mailDocument = (
  { heading, preview, language }: Words,
  content: readonly ReactNode[],
  frame: MailFrame,
): ReactElement =>
  h(
    Html,
    { lang: language },
    h(
      Head,
      null,
      h('title', null, heading),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, mailSheet),
    ),
    h(
      Body,
      { className: 'page', style: look.page },
      preview && h('div', { className: 'preview', style: { display: 'none', maxHeight: '0' } }, preview),
      h(
        Container,
        { style: { maxWidth: `${mailWidth + 24}px` } },
        layoutTable(
          {},
          row(
            look.outside,
            layoutTable(
              {},
              row(look.brand, brand(frame), 'brand'),
              card(heading, content),
              row(look.footer, footer(frame, language)),
            ),
          ),
        ),
      ),
    ),
  );

const row = (style: CSSProperties, content: ReactNode, className?: string): ReactElement =>
  h('tr', null, h('td', { className, style }, content));

/** Links name and picture to the portal. The name stands for the picture in programs that show none. */
function brand({ portalUrl, brokerage: { name }, logo }: MailFrame): ReactElement {
  const { url: src, hasName, ...size } = logo;
  const picture = h('img', { src, alt: hasName ? name : '', ...size, style: look.logo });
  return h('a', { href: `${portalUrl}/`, style: look.brandLink }, picture, !hasName && ` ${name}`);
}

const card = (heading: string, content: readonly ReactNode[]): ReactElement =>
  row(
    look.card,
    h(Fragment, null, h('h1', { className: 'heading', style: look.heading }, heading), ...content),
    'card',
  );

/** The two notices of the Texas Real Estate Commission, fair housing, the sender's postal address, and the way to stop. */
function footer(
  { brokerage, iabsUrl, consumerProtectionUrl, unsubscribeUrl }: MailFrame,
  language: Language,
): ReactElement {
  const { name, license, phone, address } = brokerage;
  const licensed = language === 'es' ? 'licencia de Texas núm.' : 'Texas license no.';
  const notice = (content: ReactNode) => mailLine(content, look.smallParagraph, 'small');
  return h(
    Fragment,
    null,
    notice(mailLink(legalNameIn(language, iabsWords), iabsUrl)),
    notice(mailLink(legalNameIn(language, consumerProtectionWords), consumerProtectionUrl)),
    notice(legalNameIn(language, equalHousingWords)),
    notice([name, license && `${licensed} ${license}`].filter(Boolean).join(', ')),
    address && notice(address),
    phone && notice(mailLink(phoneText(phone), phoneUrl(phone))),
    unsubscribeUrl && notice(mailLink('Unsubscribe', unsubscribeUrl)),
  );
}
