import { priceText } from '@hearth/domain/listing/price.ts';
import type { PropertyType } from '@hearth/domain/listing/property-type.ts';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

interface PriceProps {
  /** Whole dollars; per month for leases. */
  readonly amount: number;
  readonly type: PropertyType;
  /** An earlier price, shown struck through beside the new one. */
  readonly before?: number | null;
  /** Kind of price, where the status could mislead: 'List price' of a sold home. */
  readonly label?: string | null;
}

/** '$1,250,000', '$2,400/mo', 'Price not stated' of a feed without it (0); with an earlier price also that one, struck through. */
export function Price({ amount, type, before = null, label = null }: PriceProps): ReactNode {
  if (amount <= 0) return <span className="hearth-price">Price not stated</span>;
  const [figure, unit] = priceText(amount, type).split('/');
  return (
    <span className="hearth-price">
      {label !== null && <span className="hearth-price__label">{label} </span>}
      <span className="hearth-price__amount">{figure}</span>
      {unit && <span className="hearth-price__unit">/{unit}</span>}
      {before !== null && before !== amount && (
        <>
          {' '}
          <VisuallyHidden>was </VisuallyHidden>
          <s className="hearth-price__before">{priceText(before, type)}</s>
        </>
      )}
    </span>
  );
}
