import type { FieldName } from '@hearth/domain/exclusive/field-catalog.ts';
import type { FieldRow } from '@hearth/domain/exclusive/field-row.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useEditing } from './editing.ts';
import { useFieldProblem } from './field-problem.tsx';
import { fieldId } from './field-words.ts';

interface ChoicesControlProps {
  readonly name: FieldName;
  readonly row: Extract<FieldRow, { kind: 'choices' }>;
}

/** Words of a list to choose from. Closed, it shows those that are chosen. */
export function ChoicesControl({ name, row: { label, options, isOpen } }: ChoicesControlProps): ReactNode {
  const { editor, form } = useEditing();
  const { field } = useController({ control: form.control, name });
  const problem = useFieldProblem(name);
  const chosen = (field.value as readonly string[] | undefined) ?? [];
  const write = (entries: readonly string[]) => {
    field.onChange(entries);
    editor.type(name, entries);
  };
  const isOwn = (entry: string): boolean => !options.includes(entry);
  return (
    <details className="listing-choices">
      <summary id={fieldId(name)}>
        <span className="listing-choices__label">{label}</span>
        <span className="listing-choices__chosen">{chosen.join(', ') || 'None chosen'}</span>
      </summary>
      <fieldset>
        <legend className="hearth-visually-hidden">{label}</legend>
        <div className="listing-choices__options">
          {[...options, ...chosen.filter(isOwn)].map((option) => (
            <label key={option} className="listing-choices__option">
              <input
                type="checkbox"
                className="hearth-checkbox"
                checked={chosen.includes(option)}
                onChange={({ currentTarget }) =>
                  write(
                    currentTarget.checked ? [...chosen, option] : chosen.filter((each) => each !== option),
                  )
                }
              />
              <span dir="auto">{option}</span>
            </label>
          ))}
        </div>
        {isOpen && <OwnEntry label={label} onAdd={(entry) => write([...new Set([...chosen, entry])])} />}
        <p className="listing-field__words" data-problem>
          {problem}
        </p>
      </fieldset>
    </details>
  );
}

interface OwnEntryProps {
  readonly label: string;
  readonly onAdd: (entry: string) => void;
}

/** Adds an entry that the list does not offer; a blank one adds nothing. */
function OwnEntry({ label, onAdd }: OwnEntryProps): ReactNode {
  const id = useId();
  const [text, write] = useState('');
  const add = () => {
    if (text.trim() !== '') onAdd(text.trim());
    write('');
  };
  return (
    <div className="listing-choices__own">
      <div className="hearth-field">
        <label className="hearth-field__label" htmlFor={id}>
          Other {label.toLowerCase()}
        </label>
        <div className="hearth-field__box">
          <input
            id={id}
            className="hearth-field__input"
            value={text}
            maxLength={120}
            dir="auto"
            onChange={({ currentTarget }) => write(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        </div>
      </div>
      <Button onClick={add}>Add</Button>
    </div>
  );
}
