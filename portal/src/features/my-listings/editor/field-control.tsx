import { shownValue } from '@hearth/domain/exclusive/edit-payload.ts';
import { shownOf } from '@hearth/domain/exclusive/edited-draft.ts';
import type { EditPayload } from '@hearth/domain/exclusive/field-catalog.ts';
import {
  type FieldName,
  isFixed,
  isRequired,
  optionsOf,
  rowOf,
} from '@hearth/domain/exclusive/field-catalog.ts';
import type { FieldRow } from '@hearth/domain/exclusive/field-row.ts';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../shared/app/app-context.tsx';
import { RemarkCheck } from '../publish/remark-check.tsx';
import { ChoicesControl } from './choices-control.tsx';
import { type FormValues, useEditing } from './editing.ts';
import { useFieldProblem } from './field-problem.tsx';
import { fieldId } from './field-words.ts';

interface FieldControlProps {
  readonly name: FieldName;
  /** Values that decide about the options of the field. */
  readonly values: Partial<FormValues>;
}

/** The control of one field of the catalogue, with its unit, hint and problem. */
export function FieldControl({ name, values }: FieldControlProps): ReactNode {
  const row = rowOf(name);
  if (row.kind === 'choices') return <ChoicesControl name={name} row={row} />;
  if (row.kind === 'flag') return <FlagControl name={name} row={row} />;
  return <BoxControl name={name} row={row} values={values} />;
}

/** Registers a field: each change is typed into the draft, and a field that is left shows its problem. */
function useField(name: FieldName) {
  const { editor, form } = useEditing();
  const problem = useFieldProblem(name);
  const id = fieldId(name);
  return {
    problem,
    control: {
      ...form.register(name, {
        onChange: ({ target }: { target: HTMLInputElement }) =>
          editor.type(name, target.type === 'checkbox' ? target.checked : target.value),
        onBlur: () => {
          editor.leave(name);
          const { draft, unreadable } = editor.state;
          // A figure gets its commas.
          if (rowOf(name).kind === 'number' && !(name in unreadable))
            form.setValue(name, shownValue(name, shownOf(draft, name)));
        },
      }),
      id,
      'aria-invalid': problem !== undefined,
      'aria-describedby': `${id}-words`,
    },
  };
}

interface BoxProps extends FieldControlProps {
  readonly row: FieldRow;
}

function BoxControl({ name, row, values }: BoxProps): ReactNode {
  const { control, problem } = useField(name);
  const isDisabled = useIsFixed(name);
  const isNeeded = isRequired(name, values);
  return (
    <div className="hearth-field listing-field" data-kind={row.kind}>
      <label className="hearth-field__label" htmlFor={control.id}>
        {row.label}
        {isNeeded && <span className="listing-field__needed"> (needed to publish)</span>}
      </label>
      {row.kind === 'prose' ? (
        <textarea
          {...control}
          className="form-field__lines"
          rows={name === 'publicRemarks' ? 8 : 4}
          dir="auto"
        />
      ) : (
        <div className="hearth-field__box">
          {row.unit === '$' && <span className="listing-field__unit">$</span>}
          {isSelect(row) ? (
            <>
              <select {...control} className="hearth-field__select">
                <option value="">{row.kind === 'yesNo' ? 'Not stated' : 'Choose…'}</option>
                {selectOptions(name, row, values).map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" />
            </>
          ) : (
            <input {...control} {...inputOf(row)} disabled={isDisabled} className="hearth-field__input" />
          )}
          {row.unit && row.unit !== '$' && <span className="listing-field__unit">{row.unit}</span>}
        </div>
      )}
      <FieldWords id={`${control.id}-words`} row={row} problem={problem} isFixed={isDisabled} />
      {row.kind === 'prose' && <RemarkCheck name={name} />}
    </div>
  );
}

interface FieldWordsProps {
  readonly id: string;
  readonly row: FieldRow;
  readonly problem: ReactNode;
  readonly isFixed?: boolean;
}

/** The problem of a field, or its hint. */
const FieldWords = ({ id, row: { hint }, problem, isFixed = false }: FieldWordsProps): ReactNode => (
  <p className="listing-field__words" id={id} data-problem={problem !== undefined}>
    {problem ?? (isFixed ? 'This date has passed, so it can’t change.' : hint)}
  </p>
);

function FlagControl({ name, row }: { readonly name: FieldName; readonly row: FieldRow }): ReactNode {
  const { control, problem } = useField(name);
  return (
    <div className="listing-flag">
      <label>
        <input type="checkbox" {...control} className="hearth-checkbox" />
        <span>{row.label}</span>
      </label>
      <FieldWords id={`${control.id}-words`} row={row} problem={problem} />
    </div>
  );
}

function useIsFixed(name: FieldName): boolean {
  const { details } = useSnapshot(useEditing().editor.state);
  const { today } = useApp().moment();
  const published = (details?.published?.fields ?? null) as EditPayload | null;
  return isFixed(name, { published, today });
}

const isSelect = ({ kind }: FieldRow): boolean => kind === 'choice' || kind === 'yesNo';

const selectOptions = (name: FieldName, row: FieldRow, values: Partial<FormValues>) =>
  row.kind === 'yesNo'
    ? [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]
    : optionsOf(name, values);

/** Attributes of the input: the keyboard of its figures, and the most letters of a line (specification section 5). */
function inputOf(row: FieldRow): ComponentProps<'input'> {
  const text = { type: 'text', autoComplete: 'off', dir: 'auto' } as const;
  if (row.kind === 'date') return { type: 'date' };
  if (row.kind === 'number')
    return { ...text, inputMode: row.least < 0 || row.measure ? 'text' : 'decimal', maxLength: 30 };
  if (row.kind !== 'text') return text;
  const keyboards = { phone: 'tel', zip: 'numeric', 'web address': 'url' } as const;
  const inputMode = keyboards[row.format as keyof typeof keyboards];
  return { ...text, ...(inputMode && { inputMode }), maxLength: row.most };
}
