import { consumerProtectionWords, iabsWords } from '@hearth/domain/edition/legal-words.ts';
import { EqualHousing } from '@hearth/widgets/legal/equal-housing.tsx';
import { LegalLinks } from '@hearth/widgets/legal/legal-links.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { siteQuery } from '../../shared/app/site-query.ts';
import { SourceDisclaimer } from '../../shared/listing/source-disclaimer.tsx';

/** The brokerage, and the sources of the listings and their notices. */
export function Footer(): ReactNode {
  const { edition, client } = useApp();
  const { data: site } = useQuery(siteQuery(client));
  return (
    <footer className="footer">
      <div className="footer__inner">
        <p className="footer__name">{site?.brokerage.name ?? edition.name}</p>
        <nav aria-label="Footer">
          <ul className="footer__links">
            <li>
              <a href="/listings">Homes for sale</a>
            </li>
            <li>
              <a href="/listings/lease">Homes for lease</a>
            </li>
            <li>
              <a href="/nearby">Homes near you</a>
            </li>
            <li>
              <a href="/#markets">Market overviews</a>
            </li>
            <li>
              <a href="/embed">Widgets for your site</a>
            </li>
            <li>
              <a href="/examples/">Examples</a>
            </li>
            <li>
              <a href="/api/docs">API</a>
            </li>
          </ul>
        </nav>
        <div className="hearth-legal">
          <LegalLinks
            part="documents"
            label="Notices of the Texas Real Estate Commission"
            base={client.baseUrl}
            links={[
              [iabsWords, '/iabs'],
              [consumerProtectionWords, '/consumer-protection-notice'],
            ]}
          />
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
