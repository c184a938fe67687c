import type { ReactNode } from 'react';
import { PageLink } from '../app/page-link.tsx';
import './empty-list.css';

interface EmptyListProps {
  readonly title: string;
  readonly text: string;
  /** The next step, where the reader has one. */
  readonly link?: { readonly href: string; readonly label: string };
}

/** In place of a list without items: how to get some, and the way there. */
export const EmptyList = ({ title, text, link }: EmptyListProps): ReactNode => (
  <div className="empty-list">
    <h2>{title}</h2>
    <p>{text}</p>
    {link && (
      <PageLink className="hearth-button hearth-button--primary" href={link.href}>
        {link.label}
      </PageLink>
    )}
  </div>
);
