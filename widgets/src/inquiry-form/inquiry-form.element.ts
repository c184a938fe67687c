import { publicInquiryTypes } from '@hearth/domain/inquiry/inquiry-types.ts';
import { defineElement } from '../element/define-element.ts';
import type { ElementOf, EventsOf } from '../element/element-types.ts';
import base from '../ui/base.element.css';
import sheet from './inquiry-form.element.css';
import { InquiryFormElement } from './inquiry-form-element.tsx';

export const inquiryFormElement = defineElement({
  tag: 'hearth-inquiry-form',
  component: InquiryFormElement,
  sheets: [base, sheet],
  props: {
    type: publicInquiryTypes,
    listingId: 'string',
    agent: 'string',
    heading: 'string',
    message: 'string',
    firstDate: 'string',
    prefill: 'string',
    prefillFrom: 'string',
    hiddenFields: 'string',
    thanksText: 'string',
    thanksUrl: 'string',
  },
  events: ['hearth-inquiry-send'],
});

declare global {
  interface HTMLElementTagNameMap {
    'hearth-inquiry-form': ElementOf<typeof inquiryFormElement>;
  }
}

export type InquiryFormEvents = EventsOf<typeof inquiryFormElement>;
