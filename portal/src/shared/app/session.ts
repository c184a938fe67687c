import type { Viewer } from '@hearth/domain/people/viewer.ts';

/** The viewer of the portal, and whether they search for a contact. */
export interface Session {
  readonly viewer: Viewer;
  /** An agent searches for one of their contacts. */
  readonly agentMode: boolean;
}
