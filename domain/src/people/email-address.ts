import { emailRule } from '../inquiry/person-rules.ts';
import { plainLine } from '../inquiry/plain-text.ts';

/**
 * An e-mail address as accounts store and compare it; undefined where the text is no address. Full-width letters, invisible
 * characters and upper case are spellings of one address. Letters of other scripts that look like Latin ones are refused.
 */
export function emailAddress(text: string): string | undefined {
  const address = plainLine(text.normalize('NFKC')).toLowerCase();
  return emailRule(address) === undefined ? address : undefined;
}

/** Returns whether an address belongs to the brokerage's agents. @param domains in lower case, without '@'; they include those below */
export function isCompanyEmail(address: string, domains: readonly string[]): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return domains.some((company) => domain === company || domain.endsWith(`.${company}`));
}
