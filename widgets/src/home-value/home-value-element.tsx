import type { ReactNode } from 'react';
import { elementClient } from '../client/element-client.ts';
import { HomeValue } from './home-value.tsx';

export interface HomeValueElementProps {
  /** Words over the form; "Estimate your home’s price" by default. */
  readonly heading?: string | undefined;
  /** Level of the heading, 1 to 6; 2 by default. */
  readonly headingLevel?: number | undefined;
}

/** `<hearth-home-value>`: a range for the price of a home by its address, with the accuracy of such estimates. */
export function HomeValueElement({ heading, headingLevel }: HomeValueElementProps): ReactNode {
  return <HomeValue client={elementClient()} heading={heading} headingLevel={headingLevel} />;
}
