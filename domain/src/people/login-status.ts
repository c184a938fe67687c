import type { Role } from './account-types.ts';
import type { LoginStatus } from './viewer.ts';

/** Facts that decide whether an account is verified. */
interface VerifiableAccount {
  readonly role: Role;
  readonly emailVerified: boolean;
  /** The person signed in by Google, Facebook or another provider. */
  readonly hasSocialLogin: boolean;
}

/** The login status of a signed-in person, or of none; agents and people of social logins are verified (specification section 4). */
export function loginStatusOf(account: VerifiableAccount | null): LoginStatus {
  if (account === null) return 'guest';
  const isVerified = account.emailVerified || account.hasSocialLogin || account.role === 'Agent';
  return isVerified ? 'verified' : 'not verified';
}
