import { defineElement } from '../element/define-element.ts';
import type { ElementOf } from '../element/element-types.ts';
import base from '../ui/base.element.css';
import sheet from './legal.element.css';
import { LegalElement } from './legal-element.tsx';

export const legalElement = defineElement({
  tag: 'hearth-legal',
  component: LegalElement,
  sheets: [base, sheet],
  props: { heading: 'string', sections: 'string' },
  events: [],
});

declare global {
  interface HTMLElementTagNameMap {
    'hearth-legal': ElementOf<typeof legalElement>;
  }
}
