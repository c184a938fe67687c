import { changeCalculator } from '@hearth/domain/contract/user-memory.ts';
import type { Portion } from '@hearth/domain/mortgage/portion.ts';
import type { SomeFigures } from '@hearth/widgets/mortgage-calculator/calculation.ts';
import { useRef, useState } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { type CalculatorSettings, calculatorSettings } from '../../shared/listing/calculator-settings.ts';

/** Long enough that a number is typed to its end. */
const PAUSE_MS = 1000;

/** The down payment, rate and years that the visitor last chose: each home's calculation begins with them, on all devices of an account. */
export function useKeptCalculator(): {
  readonly kept: SomeFigures;
  readonly keep: (typed: SomeFigures) => void;
} {
  const { client, account } = useApp();
  const [kept] = useState(keptFigures);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    kept,
    keep(typed) {
      calculatorSettings.write({ ...calculatorSettings.read(), ...settingsOf(typed) });
      clearTimeout(timer.current);
      if (!account.state.isMemoryMoved) return;
      timer.current = setTimeout(() => {
        // The device has them in any case.
        client.call(changeCalculator, { body: calculatorSettings.read() }).catch(() => {});
      }, PAUSE_MS);
    },
  };
}

/** The choices of the visitor for other homes, as this device has them. */
export const keptFigures = (): SomeFigures => figuresOfSettings(calculatorSettings.read());

const figuresOfSettings = (settings: CalculatorSettings): SomeFigures => ({
  downPayment: portionOf(settings.downPaymentPercent),
  insurance: portionOf(settings.insuranceRatePercent),
  pmiRatePercent: settings.pmiRatePercent,
  interestRatePercent: settings.annualRatePercent,
  years: settings.termYears,
});

const portionOf = (value: number | undefined): Portion | undefined =>
  value === undefined ? undefined : { unit: 'percent', value };

/** Amounts in dollars belong to one home. */
function settingsOf(figures: SomeFigures): CalculatorSettings {
  const { downPayment, insurance, pmiRatePercent, interestRatePercent, years } = figures;
  const settings = {
    downPaymentPercent: percentOf(downPayment),
    insuranceRatePercent: percentOf(insurance),
    pmiRatePercent,
    annualRatePercent: interestRatePercent,
    termYears: years,
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

const percentOf = (portion: Portion | undefined): number | undefined =>
  portion?.unit === 'percent' ? portion.value : undefined;
