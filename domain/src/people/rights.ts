import type { LoginStatus, Viewer } from './viewer.ts';

/** Right that a filter, or one of its values, requires (specification section 6). */
export type Right = 'everyone' | 'verified' | 'agent';

/** Returns whether a viewer has a right; every agent is verified. */
export const hasRight = (viewer: Pick<Viewer, 'role' | 'loginStatus'>, right: Right): boolean =>
  right === 'everyone' || (right === 'agent' ? viewer.role === 'agent' : isVerified(viewer.loginStatus));

const isVerified = (login: LoginStatus): boolean => login === 'verified';
