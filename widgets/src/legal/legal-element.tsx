import type { ReactNode } from 'react';
import { elementClient } from '../client/element-client.ts';
import { Legal } from './legal.tsx';
import { sectionsOf } from './legal-sections.ts';

export interface LegalElementProps {
  /** Words over the notices. */
  readonly heading?: string | undefined;
  /**
   * Which sections and in which order, with commas: `brokerage`, `documents` (IABS and Consumer Protection Notice),
   * `disclaimers`, `equal-housing`, `policies`. All of them where nothing is said.
   */
  readonly sections?: string | undefined;
}

/** `<hearth-legal>`: what the law and the MLS want said, from the server, so that it is always the current wording. */
export function LegalElement({ heading, sections }: LegalElementProps): ReactNode {
  return <Legal client={elementClient()} heading={heading} sections={sectionsOf(sections)} />;
}
