import type { Role } from '@hearth/domain/people/account-types.ts';
import { emailAddress, isCompanyEmail } from '@hearth/domain/people/email-address.ts';
import { refuse } from '../http/refuse.ts';

/**
 * The role that an address signs in with: agents have addresses of the brokerage and sign in by its provider. No account is
 * looked up, so strangers learn nothing about accounts.
 */
export function roleOfEmail(email: string, companyDomains: readonly string[]): Role {
  const address = emailAddress(email) ?? refuse('email', 'Please enter a valid email');
  return isCompanyEmail(address, companyDomains) ? 'Agent' : 'Client';
}
