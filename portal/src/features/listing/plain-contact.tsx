import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { phoneText, phoneUrl } from '@hearth/domain/people/phone-text.ts';
import type { ReactNode } from 'react';

/** Stands for the form where scripts are off: how whom the listing names is reached. */
export function PlainContact({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { listagentdirectphone: phone, listagentemail: email, attributioncontact } = listing;
  return (
    <noscript>
      <p>
        This form needs JavaScript.
        {phone && (
          <>
            {' Call '}
            <a href={phoneUrl(phone)}>{phoneText(phone)}</a>
            {!email && ' instead.'}
          </>
        )}
        {email && (
          <>
            {phone ? ' or email ' : ' Email '}
            <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> instead.
          </>
        )}
        {/* A number, an address or any other words. */}
        {!phone && !email && attributioncontact && ` Contact ${phoneText(attributioncontact)} instead.`}
      </p>
    </noscript>
  );
}
