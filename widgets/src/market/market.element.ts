import { marketKinds } from '@hearth/domain/contract/market-overview.ts';
import { defineElement } from '../element/define-element.ts';
import type { ElementOf } from '../element/element-types.ts';
import base from '../ui/base.element.css';
import sheet from './market.element.css';
import { MarketElement } from './market-element.tsx';
import { marketPeriods } from './market-period.ts';

export const marketElement = defineElement({
  tag: 'hearth-market',
  component: MarketElement,
  sheets: [base, sheet],
  props: {
    area: 'string',
    kind: marketKinds,
    period: marketPeriods,
    heading: 'string',
    headingLevel: 'number',
  },
  events: [],
});

declare global {
  interface HTMLElementTagNameMap {
    'hearth-market': ElementOf<typeof marketElement>;
  }
}
