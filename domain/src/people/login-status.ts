import type { Role } from './account-types.ts';
import type { LoginStatus } from './viewer.ts';

type SignedInStatus = Exclude<LoginStatus, 'guest'>;

/** Facts that decide whether an account is verified. */
interface VerifiableAccount {
  readonly role: Role;
  readonly emailVerified: boolean;
  /** The person signed in by Google, Facebook or another provider. */
  readonly hasSocialLogin: boolean;
}

/** The login status of a signed-in person; agents and people of social logins are verified (specification section 4). */
export const loginStatusOf = ({ emailVerified, hasSocialLogin, role }: VerifiableAccount): SignedInStatus =>
  emailVerified || hasSocialLogin || role === 'Agent' ? 'verified' : 'not verified';
