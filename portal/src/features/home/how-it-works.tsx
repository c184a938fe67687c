import { phoneText, phoneUrl } from '@hearth/domain/people/phone-text.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { siteQuery } from '../../shared/app/site-query.ts';
import './how-it-works.css';

const buying = [
  ['Search and save', 'Filter by what matters, draw your area, and save the homes you love.'],
  ['Tour in person or by video', 'Pick a day on any listing. An agent confirms your time.'],
  ['Make your offer', 'Your agent reviews prices nearby, writes the offer, and guides you to closing.'],
] as const;

const selling = [
  ['Know your market', 'See prices, homes for sale, and time on market in your city.'],
  ['Price it right', 'An agent walks your home with you and recommends a list price.'],
  ['List and close', 'Photos, open houses, offers, and paperwork are handled for you.'],
] as const;

/** The steps of a purchase and of a sale, each with its first one. */
export function HowItWorks(): ReactNode {
  const { searches } = useSession();
  return (
    <section className="how page-width" aria-labelledby="how-it-works">
      <h2 id="how-it-works">How it works</h2>
      <div className="how__sides">
        <Side title="Buying" steps={buying}>
          <a className="how__action" href={searches.pathOf(searches.bare(false))}>
            Start your search
          </a>
        </Side>
        <Side title="Selling" steps={selling}>
          <a className="how__action" href="#markets">
            See your market
          </a>
          <BrokeragePhone />
        </Side>
      </div>
    </section>
  );
}

interface SideProps {
  readonly title: string;
  readonly steps: readonly (readonly [title: string, text: string])[];
  readonly children: ReactNode;
}

function Side({ title, steps, children }: SideProps): ReactNode {
  return (
    <div className="how__side">
      <h3>{title}</h3>
      <ol className="how__steps">
        {steps.map(([step, text]) => (
          <li key={step}>
            <strong>{step}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className="how__actions">{children}</p>
    </div>
  );
}

function BrokeragePhone(): ReactNode {
  const { client } = useApp();
  const phone = useQuery(siteQuery(client)).data?.brokerage.phone;
  return phone && <a href={phoneUrl(phone)}>Call {phoneText(phone)}</a>;
}
