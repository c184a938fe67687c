import { uuidPattern } from '../text/uuid.ts';
import type { PageRow } from './page-row.ts';

const ofAgents = { opensTo: 'signed in', needs: 'have contacts' } as const;

/** The pages of an agent's work beside the contacts. */
export const agentWorkPages = {
  agentDashboard: {
    ...ofAgents,
    path: '/agent',
    screen: 'agent-dashboard',
    title: 'Dashboard',
    menu: { label: 'Dashboard', needs: 'have contacts' },
  },
  agentInquiries: {
    ...ofAgents,
    path: '/agent/inquiries',
    screen: 'agent-inquiries',
    title: 'Inquiries',
    menu: { label: 'Inquiries', needs: 'have contacts' },
  },
  agentSettings: {
    opensTo: 'signed in',
    needs: 'have agent settings',
    path: '/menu/agent-settings',
    screen: 'agent-settings',
    title: 'Agent Settings',
    menu: { label: 'Agent Settings', needs: 'have agent settings' },
  },
  agentWidgets: {
    opensTo: 'signed in',
    needs: 'have agent settings',
    path: '/agent/widgets',
    screen: 'agent-widgets',
    title: 'My Widgets',
    menu: { label: 'My Widgets', needs: 'have agent settings' },
  },
  agentInquiry: {
    ...ofAgents,
    path: '/agent/inquiries/:id',
    read: ({ id = '' }) => (uuidPattern.test(id) ? { id } : undefined),
    screen: 'agent-inquiry',
    title: 'Inquiry',
  },
} as const satisfies Readonly<Record<string, PageRow>>;
