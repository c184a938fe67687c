import { inquiryTypes } from '@hearth/domain/inquiry/inquiry-types.ts';
import { sellerForms } from '@hearth/domain/page/inquiry-pages.ts';
import type { ReactNode } from 'react';
import { OwnAgent } from '../../shared/agents/own-agent.tsx';
import { useApp } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { PortalInquiry } from '../../shared/inquiry/portal-inquiry.tsx';
import { useListAddress } from '../../shared/personal-list/list-state.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { HomeEstimate } from './home-estimate.tsx';
import './inquiry-screen.css';

const choices = { form: sellerForms } as const;

const texts = {
  'request-home-price-estimate':
    'Tell us where your home is. An agent compares it with homes nearby and sends you a price.',
  'request-consultation': 'Half an hour with an agent about timing, repairs and price. No obligation.',
  'buy-before-you-sell': 'Move into your next home first, and sell the one you have after that.',
} as const satisfies Readonly<Record<(typeof sellerForms)[number], string>>;

/** The page for sellers: what a home is worth, a consultation, or buying first; the address names the form. */
export function SellScreen({ location }: Pick<ScreenProps<'sell'>, 'location'>): ReactNode {
  const { edition } = useApp();
  const { chosen, choose } = useListAddress(location, choices);
  const { form } = chosen;
  return (
    <section className="inquiry-page page-width">
      <PageHead />
      <div className="inquiry-page__words">
        <h1>Sell your home in {edition.city}</h1>
        <p>{texts[form]}</p>
        <OwnAgent />
      </div>
      <div className="inquiry-page__part">
        <Tabs
          label="How can we help?"
          tabs={sellerForms.map((value) => ({ value, label: inquiryTypes[value].title }))}
          value={form}
          onChange={(next) => choose({ form: next })}
        >
          {form === 'request-home-price-estimate' && <HomeEstimate />}
          <PortalInquiry type={form} heading={form === 'request-home-price-estimate' ? 'Ask an agent' : ''} />
        </Tabs>
      </div>
    </section>
  );
}
