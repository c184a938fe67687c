import type { Language } from '@hearth/domain/embed/language.ts';
import { phoneText } from '@hearth/domain/people/phone-text.ts';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { homeIn, homeWords } from './home-words.ts';
import { look, pictureWidth } from './mail-look.ts';
import { layoutTable, mailLine, mailSmallLine } from './mail-parts.ts';

const text = z.optional(z.nullable(z.string()));

/** A home in a mail, as a guest may know it when the mail is written. Mails of older releases lack the optional fields. */
export const mailedHome = z.object({
  /** Without the street where the seller hides it. */
  address: z.string(),
  /** 'MLS# 1000001'. */
  label: z.string(),
  /** The firm that lists it, which every display of a listing names; null where its source names none. */
  listofficename: z.nullable(z.string()),
  /** How to reach that firm: a phone number or an email address. */
  attributioncontact: z.nullable(z.string()),
  /** Of its page in the portal. */
  url: z.string(),
  /** Its first photo, as JPEG, with its size in px. */
  photo: z.optional(z.nullable(z.object({ url: z.string(), width: z.number(), height: z.number() }))),
  /** '$425,000'. */
  price: text,
  /** 'Active', 'Sold 11/02/2026'. */
  status: text,
  /** '3 beds · 2 baths · 1,842 sq ft'. */
  facts: text,
  /** The source of the figures and their day: 'ACTRIS as of 28 Nov 2026'. */
  source: text,
});

export type MailedHome = z.infer<typeof mailedHome>;

/** A home with photo, figures, address and firm; each but the address may be missing. Nothing without a home. */
export function mailHome(stored: MailedHome | null, language: Language = 'en'): ReactElement | null {
  if (stored === null) return null;
  const home = homeIn(language, stored);
  const { photo, url } = home;
  return layoutTable(
    { className: 'home bordered', style: look.home },
    photo &&
      h(
        'tr',
        null,
        h(
          'td',
          null,
          h(
            'a',
            { className: 'photo', href: url, style: look.link },
            picture(photo, homeWords[language].photo(home.address)),
          ),
        ),
      ),
    h('tr', null, h('td', { style: look.homeFacts }, ...linesOf(home, language))),
  );
}

const linesOf = (home: MailedHome, language: Language): readonly ReactNode[] => [
  home.price && mailLine(home.price, look.price),
  home.facts && mailLine(home.facts),
  mailLine(home.address),
  mailSmallLine([home.status, home.label].filter(Boolean).join(' · ')),
  firmOf(home, language),
  home.source && mailSmallLine(homeWords[language].source(home.source)),
];

/** Its size is that of the other facts: the rules of the MLS. */
function firmOf({ listofficename, attributioncontact }: MailedHome, language: Language): ReactNode {
  const contact = attributioncontact && phoneText(attributioncontact);
  const firm = [listofficename && homeWords[language].listedBy(listofficename), contact]
    .filter(Boolean)
    .join(', ');
  return firm && mailLine(firm, look.firm);
}

/** Its words stand for it where a program shows no pictures. */
const picture = ({ url, width, height }: NonNullable<MailedHome['photo']>, alt: string): ReactElement =>
  h('img', {
    src: url,
    alt,
    width: pictureWidth,
    height: Math.round((height * pictureWidth) / width),
    style: look.photo,
  });
