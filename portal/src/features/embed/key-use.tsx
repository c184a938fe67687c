import {
  getKeyFile,
  type KeyDay,
  type KeyPeriod,
  keyPeriods,
  type OwnedKey,
} from '@hearth/domain/contract/embed-owner.ts';
import { requestAddress } from '@hearth/domain/contract/request-address.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { DayChart } from '../../ui/day-chart.tsx';
import { dayText } from '../../ui/day-text.ts';
import { KeyConfigs } from './key-configs.tsx';
import { KeyRotation } from './key-rotation.tsx';
import { SeenPages } from './seen-pages.tsx';

interface KeyUseProps {
  readonly owned: OwnedKey;
  readonly link: string;
  readonly days: KeyPeriod;
  /** The figures are those of another period. */
  readonly isLoading: boolean;
}

/** The figures of a key: in all, by day and by page. */
export function KeyUse({ owned, link, days, isLoading }: KeyUseProps): ReactNode {
  const navigate = useNavigate();
  const file = (by: 'day' | 'page') => requestAddress(getKeyFile, { params: { link }, query: { by, days } });
  return (
    <>
      <header>
        <h1>Your widgets</h1>
        <p>
          {owned.owner}, {owned.origins.join(', ')}
        </p>
        {owned.isRevoked && (
          <p>Your key was revoked: your pages show no widgets anymore. Ask us for a new one.</p>
        )}
        <p className="embed-help">This link works until {dayText(owned.linkEndsAt)}. Keep it to yourself.</p>
      </header>
      <section aria-labelledby="key-use" aria-busy={isLoading}>
        <h2 id="key-use">How they’re used</h2>
        <SelectField
          label="Period"
          value={days}
          choices={keyPeriods.map((value) => ({ value, label: `Last ${value} days` }))}
          onChange={(value) => void navigate(`?days=${value}`, { replace: true })}
        />
        <Totals days={owned.days} />
        <h3>By day</h3>
        <DayChart days={owned.days} columns={columns} />
        <a href={file('day')} download>
          Download the days as a spreadsheet (CSV)
        </a>
      </section>
      <section aria-labelledby="key-pages">
        <h2 id="key-pages">Where they were shown</h2>
        <SeenPages pages={owned.pages} />
        {owned.pages.length > 0 && (
          <a href={file('page')} download>
            Download the pages as a spreadsheet (CSV)
          </a>
        )}
        <p className="embed-help">
          A load counts when a visitor comes near a widget of a page; on a single-page site, of each address.
          We count pages without what follows “?”, and nothing about visitors.
        </p>
      </section>
      {!owned.isRevoked && <KeyRotation owned={owned} link={link} />}
      {!owned.isRevoked && <KeyConfigs link={link} />}
    </>
  );
}

const columns = [
  ['loads', 'Loads'],
  ['searches', 'Searches'],
  ['views', 'Homes opened'],
  ['inquiries', 'Inquiries'],
] as const;

const Totals = ({ days }: { readonly days: readonly KeyDay[] }): ReactNode => (
  <dl className="embed-key__totals">
    {columns.map(([name, label]) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd>{withCommas(days.reduce((sum, day) => sum + day[name], 0))}</dd>
      </div>
    ))}
  </dl>
);
