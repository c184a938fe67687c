import type { Site } from '@hearth/domain/contract/site.ts';
import { consumerProtectionWords, iabsWords } from '@hearth/domain/edition/legal-words.ts';
import type { ReactNode } from 'react';
import { Brokerage } from './brokerage.tsx';
import { Disclaimers } from './disclaimers.tsx';
import { EqualHousing } from './equal-housing.tsx';
import { LegalLinks } from './legal-links.tsx';
import type { LegalSection } from './legal-sections.ts';

interface LegalNoticesProps {
  readonly site: Site;
  readonly sections: readonly LegalSection[];
}

/** The notices required by law and the MLS; also for the footer of a page that has loaded its site. */
export function LegalNotices({ site, sections }: LegalNoticesProps): ReactNode {
  return sections.map((section) => <Section key={section} section={section} site={site} />);
}

function Section({ section, site }: { readonly section: LegalSection; readonly site: Site }): ReactNode {
  const { legal, portalUrl } = site;
  switch (section) {
    case 'brokerage':
      return <Brokerage brokerage={site.brokerage} />;
    case 'documents':
      return (
        <LegalLinks
          part="documents"
          label="Notices of the Texas Real Estate Commission"
          base={portalUrl}
          links={[
            [iabsWords, legal.iabsUrl],
            [consumerProtectionWords, legal.consumerProtectionUrl],
          ]}
        />
      );
    case 'disclaimers':
      return <Disclaimers site={site} />;
    case 'equal-housing':
      return <EqualHousing />;
    case 'policies':
      return (
        <LegalLinks
          part="policies"
          label="Policies"
          base={portalUrl}
          links={[
            ['Privacy Policy', legal.privacyUrl],
            ['Terms of Use', legal.termsUrl],
          ]}
        />
      );
  }
}
