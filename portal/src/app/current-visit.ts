import { guestViewer } from '@hearth/domain/people/viewer.ts';
import type { Visit } from '../ui/visit.ts';

/** Decides who uses the portal, for all of it. There are no accounts yet, so everyone is a guest. */
export const currentVisit = (): Visit => ({ viewer: guestViewer, agentMode: false });
