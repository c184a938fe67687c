import type { Config } from '../config.ts';

/** Addresses of the pages that the law wants linked. */
export interface LegalLinks {
  /** Information About Brokerage Services: this server's page with the brokerage's completed form. */
  readonly iabsUrl: string;
  readonly consumerProtectionUrl: string;
  readonly privacyUrl: string;
  readonly termsUrl: string;
}

/** Paths of the portal's own policies. */
export const policyPaths = { privacy: '/privacy-policy', terms: '/terms-of-use' } as const;

/** The one place that says where these pages are: for the site's data, the server's own pages and its mails. */
export const legalLinks = ({ publicUrl, site }: Pick<Config, 'publicUrl' | 'site'>): LegalLinks => ({
  iabsUrl: `${publicUrl}/iabs${site.brokerage.license === null ? '' : `/${encodeURIComponent(site.brokerage.license)}`}`,
  consumerProtectionUrl: site.consumerProtectionUrl,
  privacyUrl: site.privacyUrl ?? `${publicUrl}${policyPaths.privacy}`,
  termsUrl: site.termsUrl ?? `${publicUrl}${policyPaths.terms}`,
});
