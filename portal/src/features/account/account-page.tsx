import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import './account-dialogs.css';
import './account-page.css';

interface AccountPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page about the account of one person: search engines have no use for it. */
export function AccountPage({ title, children }: AccountPageProps): ReactNode {
  const { edition } = useApp();
  return (
    <section className="account-page">
      <PageHead title={`${title} | ${edition.name}`} canonical={null} />
      <h1>{title}</h1>
      {children}
    </section>
  );
}

interface AccountSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the settings under its heading. */
export const AccountSection = ({ id, title, children }: AccountSectionProps): ReactNode => (
  <section className="account-section" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);
