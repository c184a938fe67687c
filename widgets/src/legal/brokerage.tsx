import type { Site } from '@hearth/domain/contract/site.ts';
import { phoneText, phoneUrl } from '@hearth/domain/people/phone-text.ts';
import type { ReactNode } from 'react';

/** The brokerage: name, license and contact. */
export function Brokerage({ brokerage }: Pick<Site, 'brokerage'>): ReactNode {
  const { name, license, phone, email, address } = brokerage;
  return (
    <div className="hearth-legal__brokerage" part="brokerage">
      <p className="hearth-legal__name">{name}</p>
      {license && <p>Texas license no. {license}</p>}
      {address && <p>{address}</p>}
      {(phone || email) && (
        <p>
          {phone && <a href={phoneUrl(phone)}>{phoneText(phone)}</a>}
          {phone && email && ' · '}
          {email && <a href={`mailto:${encodeURI(email)}`}>{email}</a>}
        </p>
      )}
    </div>
  );
}
