import type { Site } from '@hearth/domain/contract/site.ts';
import type { ReactNode } from 'react';

/** Who the broker is: name, licence, and how to reach them. */
export function Brokerage({ brokerage }: Pick<Site, 'brokerage'>): ReactNode {
  const { name, license, phone, email, address } = brokerage;
  return (
    <div className="hearth-legal__brokerage" part="brokerage">
      <p className="hearth-legal__name">{name}</p>
      {license && <p>Texas license no. {license}</p>}
      {address && <p>{address}</p>}
      {(phone || email) && (
        <p>
          {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
          {phone && email && ' · '}
          {email && <a href={`mailto:${encodeURI(email)}`}>{email}</a>}
        </p>
      )}
    </div>
  );
}
