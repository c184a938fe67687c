import type { SomeFigures } from '@hearth/widgets/mortgage-calculator/calculation.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { stateInPlace } from '../../shared/listing/listing-modal.ts';
import { decodePayment, encodePayment, paymentParameter } from './payment-link.ts';

/** Long enough that a number is typed to its end: browsers limit how often an address changes. */
const PAUSE_MS = 500;

interface LinkedPayment {
  /** The figures that the visitor, or the link, changed. */
  readonly changed: SomeFigures;
  readonly change: (changed: SomeFigures) => void;
}

/** Figures of a payment that the page's address has: a link to the page shows the same calculation. */
export function useLinkedPayment(): LinkedPayment {
  const location = useLocation();
  const navigate = useNavigate();
  const [changed, setChanged] = useState(() =>
    decodePayment(new URLSearchParams(location.search).get(paymentParameter)),
  );
  const path = useRef(location.pathname);
  const write = useEffectEvent((figures: SomeFigures) => {
    // Another page was opened meanwhile.
    if (location.pathname !== path.current) return;
    const query = new URLSearchParams(location.search);
    const text = encodePayment(figures);
    if (text === query.get(paymentParameter)) return;
    if (text === null) query.delete(paymentParameter);
    else query.set(paymentParameter, text);
    // A home in a dialog stays in the same one.
    const state = stateInPlace(location) ?? location.state;
    const to = { search: query.toString(), hash: location.hash };
    navigate(to, { replace: true, preventScrollReset: true, state });
  });
  useEffect(() => {
    const timer = setTimeout(() => write(changed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  return { changed, change: setChanged };
}
