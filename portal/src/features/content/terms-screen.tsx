import type { Site } from '@hearth/domain/contract/site.ts';
import type { ReactNode } from 'react';
import { PolicyPage } from './policy-page.tsx';

/** Terms of a brokerage that configured none. */
export const TermsScreen = (): ReactNode => (
  <PolicyPage title="Terms of Use" configured={({ legal }) => legal.termsUrl}>
    {(site) => <TermsOfUse site={site} />}
  </PolicyPage>
);

function TermsOfUse({ site: { brokerage, legal } }: { readonly site: Site }): ReactNode {
  return (
    <>
      <p>By using this site of {brokerage.name} you agree to these terms.</p>
      <h2>Listings</h2>
      <p>
        Listings are for your personal, non-commercial use: to find homes that you may want to buy or lease.
        You may not copy them in bulk, republish them, or collect them with software. The number of homes that
        one network is sent in a day is limited.
      </p>
      {legal.disclaimers.map(({ source, text }) => (
        <p key={source}>{text}</p>
      ))}
      <h2>Estimates</h2>
      <p>
        Payments, travel times and market figures are estimates, not an offer of a loan or a price. Check
        every fact that matters to you before you decide.
      </p>
      <h2>Fair housing</h2>
      <p>
        We follow the federal Fair Housing Act and the Texas Fair Housing Act. All homes are available to all
        people on equal terms.
      </p>
      <h2>Requests</h2>
      <p>
        Sending a request does not create a contract with a broker. Texas law requires a written agreement
        before a license holder represents you; see the notices of the Texas Real Estate Commission at the end
        of this page.
      </p>
    </>
  );
}
