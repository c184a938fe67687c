import { guestViewer } from '@hearth/domain/people/viewer.ts';
import type { Session } from '../ui/session.ts';

/** The session of the portal. Without accounts, every viewer is a guest. */
export const currentSession = (): Session => ({ viewer: guestViewer, agentMode: false });
