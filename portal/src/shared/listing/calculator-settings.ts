import * as z from 'zod/mini';
import { partOf, persisted } from '../../ui/persisted.ts';

const percent = partOf(z.number().check(z.minimum(0), z.maximum(100)));

const settingsSchema = z.object({
  downPaymentPercent: percent,
  annualRatePercent: percent,
  insuranceRatePercent: percent,
  pmiRatePercent: percent,
  termYears: partOf(z.number().check(z.int(), z.minimum(1), z.maximum(50))),
});
export type CalculatorSettings = z.output<typeof settingsSchema>;

/** Last choices of the visitor in a calculator, without those of one home: price, tax and dues. */
export const calculatorSettings = persisted<CalculatorSettings>('hearth-calculator', settingsSchema, {});
