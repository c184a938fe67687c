import { type HoaType, highestRatePercent, maximumHomePrice } from '@hearth/domain/mortgage/monthly-cost.ts';
import { dollarsShown, percentShown } from '@hearth/domain/mortgage/portion.ts';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { Figures, SomeFigures } from './calculation.ts';
import { NumberField } from './number-field.tsx';
import { dollars } from './number-text.ts';

interface FieldsProps {
  /** The counted figures. */
  readonly figures: Figures;
  readonly onChange: (part: SomeFigures) => void;
  /** The visitor leaves a field. */
  readonly onLeave: () => void;
}

/** One number of a field: its unit, decimals, value, the most that is counted, and what to do with another. */
type NumberOf = readonly ['$' | '%', number, number, number, (value: number) => void];

const TERMS = [10, 15, 20, 25, 30, 40];
const HOA_WORDS: Readonly<Record<HoaType, string>> = {
  Monthly: 'Monthly',
  Quarterly: 'Quarterly',
  Annually: 'Annually',
};

/** Everything that can be changed about a calculation. */
export function Fields({ figures, onChange, onLeave }: FieldsProps): ReactNode {
  const { listprice: price, interestRatePercent, years, pmiRatePercent, hoaDues, hoaType } = figures;

  /** A part of the price, in dollars and in percent: whichever is typed, the other follows. */
  const portion = (name: 'downPayment' | 'propertyTax' | 'insurance', label: string) => {
    const say = (unit: 'dollars' | 'percent') => (value: number) => onChange({ [name]: { unit, value } });
    const inDollars: NumberOf = ['$', 0, dollarsShown(figures[name], price), price, say('dollars')];
    const inPercent: NumberOf = ['%', 2, percentShown(figures[name], price), 100, say('percent')];
    return <Field label={label} numbers={[inDollars, inPercent]} onLeave={onLeave} />;
  };

  return (
    <div className="hearth-mortgage__fields" part="fields">
      <Field
        label="Home price"
        numbers={[['$', 0, price, maximumHomePrice, (value) => onChange({ listprice: value })]]}
        onLeave={onLeave}
      />
      {portion('downPayment', 'Down payment')}
      <Field
        label="Interest rate"
        numbers={[
          [
            '%',
            3,
            interestRatePercent,
            highestRatePercent.interest,
            (value) => onChange({ interestRatePercent: value }),
          ],
        ]}
        onLeave={onLeave}
      />
      <Field
        label="Loan term"
        choices={[...new Set([...TERMS, years])]}
        choice={years}
        show={(term) => `${term} years fixed`}
        onChoose={(term) => onChange({ years: Number(term) })}
      />
      <Field
        label="PMI rate"
        numbers={[
          ['%', 2, pmiRatePercent, highestRatePercent.pmi, (value) => onChange({ pmiRatePercent: value })],
        ]}
        onLeave={onLeave}
      />
      {portion('propertyTax', 'Property tax per year')}
      {portion('insurance', 'Home insurance per year')}
      <Field
        label="HOA dues"
        numbers={[['$', 2, hoaDues, price, (value) => onChange({ hoaDues: value })]]}
        onLeave={onLeave}
        choices={Object.keys(HOA_WORDS)}
        choice={hoaType}
        show={(type) => HOA_WORDS[type as HoaType]}
        onChoose={(type) => onChange({ hoaType: type as HoaType })}
      />
    </div>
  );
}

/** '$450,000' or '6.5%'. */
const amount = (unit: NumberOf[0], decimals: number, value: number): string =>
  unit === '%' ? `${value}%` : dollars(value, decimals);

/** A text that is not counted as it stands, or that was corrected when the visitor left its field. */
interface Problem {
  readonly unit: NumberOf[0];
  readonly isNumber: boolean;
  readonly isCorrected?: boolean;
}

function problemText({ isNumber, isCorrected }: Problem, [unit, decimals, value, most]: NumberOf): string {
  if (isNumber) {
    const limit = amount(unit, 0, most);
    return isCorrected ? `We changed this to ${limit}, the most allowed.` : `Enter ${limit} or less.`;
  }
  const counted = amount(unit, decimals, value);
  if (isCorrected) return `That wasn't a number, so we kept ${counted}.`;
  return `Enter a number, such as ${unit === '%' ? '6.5' : '450,000 or 450k'}. The estimate still uses ${counted}.`;
}

interface FieldProps {
  readonly label: string;
  readonly numbers?: readonly NumberOf[];
  readonly choices?: readonly (string | number)[];
  readonly choice?: string | number;
  /** Words of a choice. */
  readonly show?: (choice: string | number) => string;
  readonly onChoose?: (choice: string) => void;
  readonly onLeave?: () => void;
}

/**
 * A label over numbers and a native list. A number over the limit counts as the limit, and a text that is not a number leaves
 * the last number counted. A note says it; the field shows the counted number once the visitor leaves it.
 */
function Field(props: FieldProps): ReactNode {
  const { label, numbers = [], choices, choice, show = String, onChoose, onLeave } = props;
  const id = useId();
  const [problem, setProblem] = useState<Problem>();
  const wrong = numbers.find(([unit]) => unit === problem?.unit);
  return (
    <div className="hearth-field" part="field">
      <label className="hearth-field__label" htmlFor={id}>
        {label}
      </label>
      <div className="hearth-mortgage__pair">
        {numbers.map((number, index) => {
          const [unit, decimals, value, most, onChange] = number;
          return (
            <NumberField
              key={unit}
              id={index ? undefined : id}
              label={numbers[1] && (index ? `${label} in percent` : `${label} in dollars`)}
              unit={unit}
              decimals={decimals}
              value={value}
              problem={number === wrong ? `${id}-wrong` : undefined}
              isWrong={number === wrong && !problem?.isCorrected}
              onChange={(typed) => {
                const isNumber = !Number.isNaN(typed);
                setProblem(typed <= most ? undefined : { unit, isNumber });
                if (isNumber) onChange(typed);
              }}
              onLeave={() => {
                if (problem) setProblem({ ...problem, isCorrected: true });
                onLeave?.();
              }}
            />
          );
        })}
        {choices && (
          <div className="hearth-field__box" data-choice>
            <select
              className="hearth-field__select"
              id={numbers[0] ? undefined : id}
              aria-label={numbers[0] && `${label} are paid`}
              value={choice}
              onChange={(event) => onChoose?.(event.currentTarget.value)}
            >
              {choices.map((each) => (
                <option key={each} value={each}>
                  {show(each)}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      {problem && wrong && (
        <p className="hearth-mortgage__problem" id={`${id}-wrong`} role="alert">
          {problemText(problem, wrong)}
        </p>
      )}
    </div>
  );
}
