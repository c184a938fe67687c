import { disclaimer } from '@hearth/domain/edition/editions.ts';
import { shortDate } from '@hearth/domain/listing/date-text.ts';
import type { ReactNode } from 'react';
import { useApp } from '../../ui/app-context.tsx';

/** Where the listings come from and what stands for them. */
export function Footer(): ReactNode {
  const { edition, moment } = useApp();
  const today = shortDate(moment().today);
  return (
    <footer className="footer">
      <div className="footer__inner">
        <p className="footer__name">{edition.name}</p>
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
        <p className="footer__small">{disclaimer(edition.mlsSource, today)}</p>
        <p className="footer__small">{disclaimer('EX', today)}</p>
        <p className="footer__small">Equal Housing Opportunity.</p>
      </div>
    </footer>
  );
}
