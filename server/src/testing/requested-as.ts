import { guestViewer, type Viewer } from '@hearth/domain/people/viewer.ts';
import type { ViewerOf } from '../http/visit.ts';

/** Replaces the session. Only apps of tests read it. */
const VIEWER_HEADER = 'x-test-viewer';

/** The viewer that a test names; the guest where it names none. */
export const viewerOfTest: ViewerOf = ({ headers }) => {
  const named = headers[VIEWER_HEADER];
  return named === undefined ? guestViewer : (JSON.parse(String(named)) as Viewer);
};

/** Headers of a request that this viewer sends. */
export const requestedAs = (viewer: Viewer): Record<string, string> =>
  viewer.role === 'guest' ? {} : { [VIEWER_HEADER]: JSON.stringify(viewer) };
