import { defineElement } from '../element/define-element.ts';
import type { ElementOf, EventsOf } from '../element/element-types.ts';
import sheet from './mortgage-calculator.element.css';
import { MortgageCalculatorElement } from './mortgage-calculator-element.tsx';

export const mortgageCalculatorElement = defineElement({
  tag: 'hearth-mortgage-calculator',
  component: MortgageCalculatorElement,
  sheets: [sheet],
  props: {
    heading: 'string',
    price: 'number',
    downPayment: 'number',
    rate: 'number',
    years: 'number',
    taxRate: 'number',
    insuranceRate: 'number',
    pmiRate: 'number',
    hoaDues: 'number',
    hoaType: ['Monthly', 'Quarterly', 'Annually'],
    listingId: 'string',
  },
  events: ['hearth-mortgage-change'],
});

declare global {
  interface HTMLElementTagNameMap {
    'hearth-mortgage-calculator': ElementOf<typeof mortgageCalculatorElement>;
  }
}

export type MortgageCalculatorEvents = EventsOf<typeof mortgageCalculatorElement>;
