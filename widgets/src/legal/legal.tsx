import type { ReactNode } from 'react';
import { failureText } from '../client/failure-text.ts';
import { dataOf, isPending } from '../client/request-state.ts';
import { type SiteClient, siteOf } from '../client/site.ts';
import { useRequest } from '../client/use-request.ts';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { EqualHousing } from './equal-housing.tsx';
import { LegalNotices } from './legal-notices.tsx';
import type { LegalSection } from './legal-sections.ts';

interface LegalProps {
  readonly client: SiteClient;
  readonly heading?: string | undefined;
  readonly sections: readonly LegalSection[];
}

/** The legal notices of the server's brokerage. */
export function Legal({ client, heading, sections }: LegalProps): ReactNode {
  const { request, retry } = useRequest(() => siteOf(client), '');
  const site = dataOf(request);
  return (
    <section className="hearth-legal" aria-label={heading || 'Legal notices'} aria-busy={isPending(request)}>
      {heading && (
        <h2 className="hearth-legal__heading" part="heading">
          {heading}
        </h2>
      )}
      {site ? (
        <LegalNotices site={site} sections={sections} />
      ) : request.status === 'failed' ? (
        <Fallback sections={sections}>
          <Notice onRetry={retry}>{failureText(request.error, 'The notices could not be loaded.')}</Notice>
        </Fallback>
      ) : (
        <Wait sections={sections} />
      )}
    </section>
  );
}

interface FallbackProps {
  readonly sections: readonly LegalSection[];
  readonly children: ReactNode;
}

/** The notices that need no server, and the page's own content of the element. */
function Fallback({ sections, children }: FallbackProps): ReactNode {
  return (
    <>
      {children}
      <slot />
      {sections.includes('disclaimers') && <p>Information is deemed reliable but is not guaranteed.</p>}
      {sections.includes('equal-housing') && <EqualHousing />}
    </>
  );
}

/** A bar for each section, as high as its text will be at the width of the element. */
function Wait({ sections }: { readonly sections: readonly LegalSection[] }): ReactNode {
  return (
    <div className="hearth-legal__wait">
      {sections.map((section) => (
        <div key={section} className={`hearth-legal__wait-${section}`}>
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  );
}
