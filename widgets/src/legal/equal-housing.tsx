import { equalHousingWords } from '@hearth/domain/edition/legal-words.ts';
import type { ReactNode } from 'react';

/** The equal-housing logo, beside its words. */
export function EqualHousing(): ReactNode {
  return (
    <div className="hearth-legal__housing" part="equal-housing">
      <svg className="hearth-legal__mark" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <path d="M24 3 2 17v7h5v20h34V24h5v-7L24 3Zm11 35H13V19.500l11-7.200 11 7.200V38Z" />
        <path d="M17 20h14v5H17zm0 8h14v5H17z" />
      </svg>
      <p>
        <strong>{equalHousingWords}</strong>
        <br />
        We support the Fair Housing Act and Equal Housing Opportunity for all.
      </p>
    </div>
  );
}
