import type { ContactKind } from '@hearth/widgets/listing/contact-kind.ts';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { goToSection } from './go-to-section.ts';

/** Id of the section with the form; a link there works before the scripts do. */
export const contactSection = 'listing-contact';

interface ContactRequest {
  readonly kind: ContactKind;
  /** Leads to the form for this kind. */
  readonly request: (kind: ContactKind) => void;
}

const Requested = createContext<ContactRequest>({ kind: 'question', request: () => undefined });

/** Stands around a listing and its form: 'Ask' and 'Tour' anywhere on the page lead to the one form. */
export function ContactRequestProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [kind, setKind] = useState<ContactKind>('question');
  const value = useMemo(
    () => ({
      kind,
      request: (next: ContactKind) => {
        setKind(next);
        goToSection(contactSection);
      },
    }),
    [kind],
  );
  return <Requested value={value}>{children}</Requested>;
}

/** Last request of the visitor, and the way to ask for something else. */
export const useContactRequest = (): ContactRequest => useContext(Requested);
