import { HearthMortgageCalculator } from '@hearth/react';
import { hearth } from '../hearth';
import { NotedHomes } from './noted-homes';

/** Rendered on the server: readers without scripts see the links. */
export default function Page() {
  return (
    <main>
      <h1>What fits your budget</h1>
      <HearthMortgageCalculator price={450_000} downPayment={10}>
        <a href={`${hearth}/w/mortgage-calculator`}>Mortgage calculator</a>
      </HearthMortgageCalculator>
      <NotedHomes />
    </main>
  );
}
