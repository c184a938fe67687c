import type { Language } from '@hearth/domain/embed/language.ts';
import { phoneText } from '@hearth/domain/people/phone-text.ts';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { homeIn, homeWords } from './home-words.ts';
import { look, pictureWidth } from './mail-look.ts';
import { layoutTable, mailLine, mailSmallLine } from './mail-parts.ts';
import type { MailedHome } from './mailed-home.ts';

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
