import { phoneText, phoneUrl } from '@hearth/domain/people/phone-text.ts';
import { EqualHousing } from '@hearth/widgets/legal/equal-housing.tsx';
import { LegalLinks } from '@hearth/widgets/legal/legal-links.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { siteQuery } from '../../shared/app/site-query.ts';
import { CommissionLinks } from '../../shared/legal/commission-links.tsx';
import { SourceDisclaimer } from '../../shared/listing/source-disclaimer.tsx';
import './footer.css';

/** The brokerage, the ways to its pages, and the sources of the listings with their notices. */
export function Footer(): ReactNode {
  const { edition, client } = useApp();
  return (
    <footer className="footer">
      <div className="footer__inner page-width">
        <div className="footer__top">
          <Company />
          <FooterLinks />
        </div>
        <div className="hearth-legal">
          <CommissionLinks label="Notices of the Texas Real Estate Commission" />
          <LegalLinks
            part="policies"
            label="Policies"
            base={client.baseUrl}
            links={[
              ['Privacy Policy', '/privacy-policy'],
              ['Terms of Use', '/terms-of-use'],
            ]}
          />
          <EqualHousing />
        </div>
        <p className="footer__small">
          <SourceDisclaimer source={edition.mlsSource} />
        </p>
        <p className="footer__small">
          <SourceDisclaimer source="EX" />
        </p>
      </div>
    </footer>
  );
}

function Company(): ReactNode {
  const { edition, client } = useApp();
  const brokerage = useQuery(siteQuery(client)).data?.brokerage;
  const { phone, email, address } = brokerage ?? {};
  return (
    <address className="footer__company">
      <p className="footer__name">{brokerage?.name ?? edition.name}</p>
      {address && <p>{address}</p>}
      {phone && (
        <p>
          <a href={phoneUrl(phone)}>{phoneText(phone)}</a>
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </address>
  );
}

function FooterLinks(): ReactNode {
  const { searches } = useSession();
  const columns = [
    [
      'Buy',
      [
        ['Homes for sale', searches.pathOf(searches.bare(false))],
        ['New this week', searches.pathWith({ daysOnMarket: 7 })],
        ['Open houses', searches.pathWith({ openHouse: 7 })],
        ['Homes near you', '/nearby'],
      ],
    ],
    ['Lease', [['Homes for lease', searches.pathOf(searches.bare(true))]]],
    [
      'Sell',
      [
        ['Sell your home', '/sell'],
        ['Buy before you sell', '/buy-before-you-sell'],
        ['How it works', '/#how-it-works'],
        ['Market overviews', '/#markets'],
      ],
    ],
    [
      'Company',
      [
        ['Agents', '/agents'],
        ['Contact us', '/contact'],
        ['Request a specialist', '/request-specialist'],
        ['Relocation guide', '/relocation-guide'],
        ['Feedback', '/feedback'],
        ['Compare homes', '/compare'],
        ['Widgets for your site', '/embed'],
      ],
    ],
  ] as const;
  return (
    <nav aria-label="Footer" className="footer__columns">
      {columns.map(([title, links]) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {links.map(([text, path]) => (
              <li key={text}>
                <a href={path}>{text}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
