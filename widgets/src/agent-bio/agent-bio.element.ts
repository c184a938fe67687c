import { defineElement } from '../element/define-element.ts';
import type { ElementOf, EventsOf } from '../element/element-types.ts';
import base from '../ui/base.element.css';
import sheet from './agent-bio.element.css';
import { AgentBioElement } from './agent-bio-element.tsx';

export const agentBioElement = defineElement({
  tag: 'hearth-agent-bio',
  component: AgentBioElement,
  sheets: [base, sheet],
  props: {
    agent: 'string',
    sections: 'string',
    reviewsLimit: 'number',
    listingUrl: 'string',
    headingLevel: 'number',
  },
  events: ['hearth-agent-contact', 'hearth-listing-select'],
});

declare global {
  interface HTMLElementTagNameMap {
    'hearth-agent-bio': ElementOf<typeof agentBioElement>;
  }
}

export type AgentBioEvents = EventsOf<typeof agentBioElement>;
