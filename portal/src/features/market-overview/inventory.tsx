import type { MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import { displayCategory } from '@hearth/domain/listing/property-type.ts';
import { dollars } from '@hearth/widgets/market/market-text.ts';
import type { ReactNode } from 'react';
import './market-tables.css';

/** Listings on the market by kind. Bars repeat the figures beside them and are hidden from screen readers. */
export function Inventory({ overview }: { readonly overview: MarketOverview }): ReactNode {
  const { inventory, place } = overview;
  if (inventory.length === 0)
    return <p>No listings are for sale in {place} right now. Search a larger area to see homes.</p>;
  const most = Math.max(...inventory.map(({ active, pending }) => active + pending));
  return (
    <table className="market__table market__inventory">
      <caption>On the market by property type</caption>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <td />
          <th scope="col">Active</th>
          <th scope="col">Pending</th>
          <th scope="col">Median list price</th>
        </tr>
      </thead>
      <tbody>
        {inventory.map(({ propertyfiltertype, active, pending, medianlistprice }) => (
          <tr key={propertyfiltertype}>
            <th scope="row">{displayCategory[propertyfiltertype]}</th>
            <td className="market__bar">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(active / most) * 100} height="10" />
                <rect data-pending x={(active / most) * 100} width={(pending / most) * 100} height="10" />
              </svg>
            </td>
            <td>{withCommas(active)}</td>
            <td>{withCommas(pending)}</td>
            <td>{dollars(medianlistprice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
