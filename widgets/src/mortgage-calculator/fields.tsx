import { type HoaType, maximumHomePrice } from '@hearth/domain/mortgage/monthly-cost.ts';
import { dollarsShown, percentShown } from '@hearth/domain/mortgage/portion.ts';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { type Figures, priceOf, type SomeFigures } from './calculation.ts';
import { NumberField } from './number-field.tsx';
import { dollars } from './number-text.ts';

interface FieldsProps {
  readonly figures: Figures;
  readonly onChange: (part: SomeFigures) => void;
}

/** One number of a field: its unit, decimals, value, the most that is counted, and what to do with another. */
type NumberOf = readonly ['$' | '%', number, number, number, (value: number) => void];

const TERMS = [10, 15, 20, 25, 30, 40];
const HOA_TYPES: readonly HoaType[] = ['Monthly', 'Quarterly', 'Annually'];

/** Everything that can be changed about a calculation. */
export function Fields({ figures, onChange }: FieldsProps): ReactNode {
  const { listprice, interestRatePercent, years, pmiRatePercent, hoaDues, hoaType } = figures;
  const price = priceOf(figures);

  /** A part of the price, in dollars and in percent: whichever is typed, the other follows. */
  const portion = (name: 'downPayment' | 'propertyTax' | 'insurance', label: string) => {
    const say = (unit: 'dollars' | 'percent') => (value: number) => onChange({ [name]: { unit, value } });
    const inDollars: NumberOf = ['$', 0, dollarsShown(figures[name], price), price, say('dollars')];
    const inPercent: NumberOf = ['%', 2, percentShown(figures[name], price), 100, say('percent')];
    return <Field label={label} numbers={[inDollars, inPercent]} />;
  };

  return (
    <div className="hearth-mortgage__fields" part="fields">
      <Field
        label="Home price"
        numbers={[['$', 0, listprice, maximumHomePrice, (value) => onChange({ listprice: value })]]}
      />
      {portion('downPayment', 'Down payment')}
      <Field
        label="Interest rate"
        numbers={[
          ['%', 3, interestRatePercent, Infinity, (value) => onChange({ interestRatePercent: value })],
        ]}
      />
      <Field
        label="Loan term"
        choices={[...new Set([...TERMS, years])]}
        choice={years}
        suffix=" years fixed"
        onChoose={(term) => onChange({ years: Number(term) })}
      />
      <Field
        label="PMI rate"
        numbers={[['%', 2, pmiRatePercent, 100, (value) => onChange({ pmiRatePercent: value })]]}
      />
      {portion('propertyTax', 'Property tax per year')}
      {portion('insurance', 'Home insurance per year')}
      <Field
        label="HOA dues"
        numbers={[['$', 2, hoaDues, price, (value) => onChange({ hoaDues: value })]]}
        choices={HOA_TYPES}
        choice={hoaType}
        onChoose={(type) => onChange({ hoaType: type as HoaType })}
      />
    </div>
  );
}

/** '$450,000' or '6.5%'. */
const amount = ([unit, decimals, value]: readonly [NumberOf[0], number, number, ...unknown[]]): string =>
  unit === '%' ? `${value}%` : dollars(value, decimals);

interface FieldProps {
  readonly label: string;
  readonly numbers?: readonly NumberOf[];
  readonly choices?: readonly (string | number)[];
  readonly choice?: string | number;
  /** Follows each choice. */
  readonly suffix?: string;
  readonly onChoose?: (choice: string) => void;
}

/**
 * A label over numbers and a native list. A number over the limit gets a note that the limit is used; a text that is not a
 * number stays, with a note, while the last number counts.
 */
function Field({ label, numbers = [], choices, choice, suffix = '', onChoose }: FieldProps): ReactNode {
  const id = useId();
  const [unread, setUnread] = useState<NumberOf[0]>();
  const over = numbers.find(([, , value, most]) => value > most);
  const wrong = numbers.find(([unit]) => unit === unread) ?? over;
  return (
    <div className="hearth-field" part="field">
      <label className="hearth-field__label" htmlFor={id}>
        {label}
      </label>
      <div className="hearth-mortgage__pair">
        {numbers.map((number, index) => {
          const [unit, decimals, value, , onChange] = number;
          return (
            <NumberField
              key={unit}
              id={index ? undefined : id}
              label={numbers[1] && `${label} in ${index ? 'percent' : 'dollars'}`}
              unit={unit}
              decimals={decimals}
              value={value}
              problem={number === wrong ? `${id}-wrong` : undefined}
              onChange={(typed) => {
                const isNumber = !Number.isNaN(typed);
                setUnread(isNumber ? undefined : unit);
                if (isNumber) onChange(typed);
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
                  {each + suffix}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      {wrong && (
        <p className="hearth-mortgage__problem" id={`${id}-wrong`} role="alert">
          {unread
            ? `Enter a number, such as ${unread === '%' ? '6.5' : '450,000 or 450k'}. The estimate still uses ${amount(wrong)}.`
            : `At most ${amount([wrong[0], 0, wrong[0] === '%' ? 100 : wrong[3]])}.`}
        </p>
      )}
    </div>
  );
}
