import { pageAt } from '@hearth/domain/page/page-at.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useApp } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import './account-dialogs.css';
import '../../ui/danger.css';
import './account-page.css';

interface AccountPageProps {
  /** In place of the title of the table of pages. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A page about the account of one person: search engines have no use for it. */
export function AccountPage({ title, children }: AccountPageProps): ReactNode {
  const { edition } = useApp();
  const { row } = pageAt(useLocation().pathname);
  return (
    <section className="account-page">
      <PageHead title={title && `${title} | ${edition.name}`} />
      <h1>{title ?? String(row.title)}</h1>
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
