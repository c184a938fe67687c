import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { type Listbox, useListbox } from '@hearth/widgets/ui/use-listbox.ts';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import './suggestion-field.css';

/** An entry of the list below a field. */
export interface Suggested {
  /** Unique in the list. */
  readonly key: string;
  readonly label: string;
  /** Muted words after the label. */
  readonly detail?: string | undefined;
}

interface SuggestionFieldProps<Entry extends Suggested>
  extends Pick<
    ComponentProps<'input'>,
    | 'id'
    | 'type'
    | 'required'
    | 'placeholder'
    | 'maxLength'
    | 'enterKeyHint'
    | 'aria-invalid'
    | 'aria-describedby'
  > {
  readonly text: string;
  readonly entries: readonly Entry[];
  /** Name of the list for screen readers. */
  readonly listLabel: string;
  /** Words that screen readers announce while the person types. */
  readonly announcement: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (entry: Entry) => void;
  /**
   * Restores the choice that the field shows. With it, Enter takes the first entry, and leaving the field takes the one that was typed
   * whole, or the only one; without it, the text is free, and Enter is left to the form.
   */
  readonly onRestore?: () => void;
  /** An icon before the text. */
  readonly children?: ReactNode;
}

/** A text field with a list of suggestions (the combobox pattern of the ARIA practices). Its label is the caller's. */
export function SuggestionField<Entry extends Suggested>({
  text,
  entries,
  listLabel,
  announcement,
  onType,
  onChoose,
  onRestore,
  children,
  ...attributes
}: SuggestionFieldProps<Entry>): ReactNode {
  const [isTyping, setTyping] = useState(false);
  const list = useListbox();
  const isOpen = isTyping && entries.length > 0;
  const close = (entry?: Entry) => {
    setTyping(false);
    list.point(-1);
    if (entry) onChoose(entry);
    else onRestore?.();
  };
  const press = (event: KeyboardEvent) => {
    const pointed = isOpen ? entries[onRestore ? Math.max(list.active, 0) : list.active] : undefined;
    const takes = event.key === 'Enter' && isTyping && (pointed !== undefined || onRestore !== undefined);
    if (event.key === 'Enter' && !takes) return setTyping(false);
    if (takes) close(pointed);
    else if (event.key === 'Escape' && isOpen) close();
    else if (!isOpen || !list.move(event.key, entries.length)) return;
    event.preventDefault();
  };
  return (
    <>
      <div className="hearth-field__box suggestion-field">
        {children}
        <input
          type="text"
          {...attributes}
          className="hearth-field__input"
          autoComplete="off"
          value={text}
          {...list.fieldAttributes(isOpen)}
          onChange={({ currentTarget }) => {
            list.point(-1);
            setTyping(true);
            onType(currentTarget.value);
          }}
          onKeyDown={press}
          onBlur={() => isTyping && close(onRestore && meant(entries, text))}
        />
        {isOpen && <Entries list={list} label={listLabel} entries={entries} onChoose={close} />}
      </div>
      <LiveRegion message={isTyping ? announcement : ''} />
    </>
  );
}

/** The entry that a text names without a choice: of this very label, or the only one. */
function meant<Entry extends Suggested>(entries: readonly Entry[], text: string): Entry | undefined {
  const words = text.trim().toLowerCase();
  const named = entries.find(({ label }) => label.toLowerCase() === words);
  return named ?? (entries.length === 1 ? entries[0] : undefined);
}

interface EntriesProps<Entry> {
  readonly list: Listbox;
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly onChoose: (entry: Entry) => void;
}

const Entries = <Entry extends Suggested>({
  list,
  label,
  entries,
  onChoose,
}: EntriesProps<Entry>): ReactNode => (
  <div className="suggestion-field__list" role="listbox" id={list.id} aria-label={label}>
    {entries.map((entry, at) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
      <div
        key={entry.key}
        id={`${list.id}-${at}`}
        role="option"
        tabIndex={-1}
        aria-selected={at === list.active}
        // The field keeps the focus.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(entry)}
      >
        {entry.label} {entry.detail && <span>{entry.detail}</span>}
      </div>
    ))}
  </div>
);
