import { useListbox } from '@hearth/widgets/ui/use-listbox.ts';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { type ComboboxOption, OptionList } from './option-list.tsx';
import './combobox.css';

interface ComboboxProps {
  readonly label: string;
  /** Name for screen readers, e.g. 'Min. price'. */
  readonly name: string;
  readonly text: string;
  readonly options: readonly ComboboxOption[];
  /** The option that is chosen. */
  readonly value: number | null;
  /** The meaning of the typed text if it differs: '$650,000' for '650k'. */
  readonly meaning: string | null;
  /** The index of the option nearest to the typed text; -1 for none. */
  readonly nearest: number;
  readonly placeholder: string;
  readonly invalid: boolean;
  /** Id of the error text. */
  readonly describedBy: string;
  readonly onText: (text: string) => void;
  readonly onPick: (value: number | null) => void;
  /** Enter, or the field is left: the typed text is applied. */
  readonly onCommit: () => void;
}

/** A field to type in with a list to pick from; five rows of it are in view at once (specification section 9). */
export function Combobox(props: ComboboxProps): ReactNode {
  const { label, name, text, options, value, placeholder, invalid, describedBy } = props;
  const { meaning, nearest, onText, onPick, onCommit } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const list = useListbox();
  const chosen = options.findIndex((option) => option.value === value);
  const start = nearest >= 0 ? nearest : chosen;

  const close = () => {
    setOpen(false);
    list.point(-1);
  };
  const pick = (at: number) => {
    close();
    onPick(options[at]?.value ?? null);
  };
  const press = (event: KeyboardEvent) => {
    if (list.move(event.key, options.length, start)) {
      event.preventDefault();
      setOpen(true);
    } else if (event.key === 'Enter') {
      if (open && list.active >= 0) pick(list.active);
      else onCommit();
      close();
    } else if (event.key === 'Escape' && open) {
      // Closes only the list, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return (
    <div className="hearth-field combobox">
      <label className="hearth-field__label" htmlFor={id}>
        {label}
        <span id={`${id}-meaning`} className="combobox__meaning" aria-live="polite">
          {meaning}
        </span>
      </label>
      <div className="hearth-field__box">
        <input
          id={id}
          className="hearth-field__input"
          type="text"
          {...list.fieldAttributes(open)}
          autoComplete="off"
          aria-label={name}
          aria-autocomplete="none"
          aria-invalid={invalid || undefined}
          aria-describedby={`${describedBy} ${id}-meaning`}
          placeholder={placeholder}
          maxLength={24}
          value={text}
          onChange={(event) => {
            list.point(-1);
            onText(event.currentTarget.value);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={press}
          onBlur={() => {
            close();
            onCommit();
          }}
        />
      </div>
      <OptionList
        id={list.id}
        options={options}
        chosen={chosen}
        nearest={nearest}
        active={list.active}
        isOpen={open}
        inView={list.active >= 0 ? list.active : Math.max(start, 0)}
        onPick={pick}
      />
    </div>
  );
}
