import type { ReactNode } from 'react';
import { useRef } from 'react';
import form from '../inquiry-form/inquiry-form.element.css';
import { useSheets } from '../ui/use-sheets.ts';
import { HomeInquiry } from './home-inquiry.tsx';
import type { LateContentProps } from './listing-props.ts';
import sheet from './tour-ways.css';

/** Form for questions about the home and tours of it. */
export function ListingForm({ listing, client, kind, onInquirySend }: LateContentProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useSheets(root, form, sheet);
  return (
    <div ref={root}>
      <HomeInquiry client={client} listing={listing} kind={kind} onInquirySend={onInquirySend} />
    </div>
  );
}
