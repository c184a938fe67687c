import type { Viewer } from '@hearth/domain/people/viewer.ts';

/** Who uses the portal, and for whom. */
export interface Visit {
  readonly viewer: Viewer;
  /** An agent searches for one of their contacts. */
  readonly agentMode: boolean;
}
