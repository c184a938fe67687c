import { pages } from '@hearth/domain/page/pages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../shared/app/app-context.tsx';
import { actingName } from '../../shared/app/session.ts';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import './acting-banner.css';

/** Names the contact for whom an agent acts, and leads out of agent mode. */
export function ActingBanner(): ReactNode {
  const { contact } = useSession();
  if (contact === null) return null;
  return (
    <aside className="acting-banner" aria-label="Agent mode">
      <PortalIcon name="person" />
      <p>
        You’re acting for <strong dir="auto">{actingName(contact)}</strong> as their agent.{' '}
        <span className="acting-banner__more">They see what you do here.</span>
      </p>
      <Link className="hearth-button hearth-button--plain" to={pages.contacts.path}>
        Quit Impersonated Mode
      </Link>
    </aside>
  );
}
