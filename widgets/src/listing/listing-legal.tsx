import type { Site } from '@hearth/domain/contract/site.ts';
import { consumerProtectionWords, iabsWords } from '@hearth/domain/edition/legal-words.ts';
import type { ListingSource } from '@hearth/domain/listing/listing.ts';
import type { ReactNode } from 'react';
import { failureText } from '../client/failure-text.ts';
import { dataOf } from '../client/request-state.ts';
import { siteOf } from '../client/site.ts';
import { useRequest } from '../client/use-request.ts';
import { Brokerage } from '../legal/brokerage.tsx';
import { Disclaimers } from '../legal/disclaimers.tsx';
import { EqualHousing } from '../legal/equal-housing.tsx';
import { LegalLinks } from '../legal/legal-links.tsx';
import { Heading } from '../ui/heading.tsx';
import { Notice } from '../ui/notice.tsx';
import type { SectionProps } from './listing-props.ts';

/** The disclaimer of the home's source, dated by its last update, the brokerage that shows it, and the notices of the commission. */
export function ListingLegal({ listing: { source }, client, level }: SectionProps): ReactNode {
  const { request, retry } = useRequest(() => siteOf(client), '');
  const site = dataOf(request);
  return (
    <section aria-labelledby="listing-legal" className="hearth-listing__legal" part="legal">
      <Heading level={level} id="listing-legal">
        About this data
      </Heading>
      <div className="hearth-legal">
        {site && (
          <>
            <Disclaimers site={{ ...site, legal: { ...site.legal, disclaimers: ofSource(site, source) } }} />
            <Brokerage brokerage={site.brokerage} />
          </>
        )}
        {request.status === 'failed' && (
          <>
            <Notice onRetry={retry}>{failureText(request.error, 'The notices could not be loaded.')}</Notice>
            <p>Information is deemed reliable but is not guaranteed.</p>
          </>
        )}
        <LegalLinks
          part="notices"
          label="Notices of the Texas Real Estate Commission"
          base={client.baseUrl}
          links={[
            [iabsWords, 'iabs'],
            [consumerProtectionWords, 'consumer-protection-notice'],
          ]}
        />
        <EqualHousing />
      </div>
    </section>
  );
}

const ofSource = ({ legal: { disclaimers } }: Site, source: ListingSource): Site['legal']['disclaimers'] =>
  disclaimers.filter((each) => each.source === source);
