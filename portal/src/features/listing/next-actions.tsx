import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { isOpen } from '@hearth/domain/listing/status.ts';
import type { ContactKind } from '@hearth/widgets/listing/contact-kind.ts';
import type { ReactNode } from 'react';
import { contactSection, useContactRequest } from './contact-request.tsx';

interface NextActionsProps {
  readonly listing: Pick<ListingCard, 'mlsstatus'>;
  /** One word each, where there is little room. */
  readonly isShort?: boolean;
}

/** The next step of a visitor who likes a home: a tour while it can be had, or a question. */
export function NextActions({ listing, isShort = false }: NextActionsProps): ReactNode {
  const hasTours = isOpen(listing.mlsstatus);
  return (
    <div className="next-actions">
      {hasTours && (
        <Action kind="tour" look="primary" label="Schedule a tour">
          {isShort ? 'Tour' : 'Schedule a tour'}
        </Action>
      )}
      <Action kind="question" look={hasTours ? 'plain' : 'primary'} label="Ask a question">
        {isShort ? 'Ask' : 'Ask a question'}
      </Action>
    </div>
  );
}

interface ActionProps {
  readonly kind: ContactKind;
  readonly look: 'primary' | 'plain';
  readonly label: string;
  readonly children: ReactNode;
}

function Action({ kind, look, label, children }: ActionProps): ReactNode {
  const { request } = useContactRequest();
  return (
    <a
      className={`hearth-button hearth-button--${look}`}
      href={`#${contactSection}`}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        request(kind);
      }}
    >
      {children}
    </a>
  );
}
