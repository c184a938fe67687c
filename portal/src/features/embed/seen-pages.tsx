import type { KeyPage } from '@hearth/domain/contract/embed-owner.ts';
import { weekdayText } from '@hearth/domain/listing/date-text.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import type { ReactNode } from 'react';
import { KeyTable } from './key-table.tsx';

/** Pages on which widgets were seen, with their loads and inquiries. */
export function SeenPages({ pages }: { readonly pages: readonly KeyPage[] }): ReactNode {
  if (pages.length === 0)
    return (
      <p>No page has shown a widget of this key in this period. Check a page by adding ?hearth-doctor.</p>
    );
  return (
    <KeyTable label="Pages with widgets">
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Widgets</th>
          <th scope="col">Loads</th>
          <th scope="col">Inquiries</th>
          <th scope="col">Last seen</th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ page, widgets, loads, inquiries, lastDay }) => (
          <tr key={page}>
            <th scope="row" className="key-table__long">
              {page || 'Other pages'}
            </th>
            <td>{widgets.join(', ')}</td>
            <td>{withCommas(loads)}</td>
            <td>{withCommas(inquiries)}</td>
            <td>{weekdayText(lastDay)}</td>
          </tr>
        ))}
      </tbody>
    </KeyTable>
  );
}
