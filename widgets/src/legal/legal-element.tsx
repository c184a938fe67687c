import type { ReactNode } from 'react';
import { elementClient } from '../client/element-client.ts';
import { Legal } from './legal.tsx';
import { sectionsOf } from './legal-sections.ts';

export interface LegalElementProps {
  /** Words over the notices. */
  readonly heading?: string | undefined;
  /**
   * The sections in their order, with commas: `brokerage`, `documents` (IABS and Consumer Protection Notice),
   * `disclaimers`, `equal-housing`, `policies`. Default: all of them.
   */
  readonly sections?: string | undefined;
}

/** `<hearth-legal>`: the notices required by law and the MLS, always in the server's current words. */
export function LegalElement({ heading, sections }: LegalElementProps): ReactNode {
  return <Legal client={elementClient()} heading={heading} sections={sectionsOf(sections)} />;
}
