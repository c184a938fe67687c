import { defineElement } from '../element/define-element.ts';
import type { ElementOf } from '../element/element-types.ts';
import base from '../ui/base.element.css';
import sheet from './home-value.element.css';
import { HomeValueElement } from './home-value-element.tsx';

export const homeValueElement = defineElement({
  tag: 'hearth-home-value',
  component: HomeValueElement,
  sheets: [base, sheet],
  props: { heading: 'string', headingLevel: 'number' },
  events: [],
});

declare global {
  interface HTMLElementTagNameMap {
    'hearth-home-value': ElementOf<typeof homeValueElement>;
  }
}
