import { type ReactNode, useEffect, useId, useState } from 'react';

/** How a figure is typed and shown. */
export interface TextFormat {
  readonly parse: (text: string) => number | undefined;
  readonly show: (value: number) => string;
  /** The word for no preference. */
  readonly empty: string;
  readonly problem: string;
}

interface SuggestingInputProps {
  readonly label: string;
  /** What a screen reader calls it, e.g. 'Min. price'. */
  readonly name: string;
  readonly value: number | null;
  readonly suggestions: readonly (number | null)[];
  readonly format: TextFormat;
  /** Answers false where the figure is refused; then the field shows again what is searched. */
  readonly onChange: (value: number | null) => boolean;
  readonly onProblem: (problem: string | null) => void;
}

/** A figure to type or to pick from the platform's list; taken on Enter and on leaving the field. */
export function SuggestingInput(props: SuggestingInputProps): ReactNode {
  const { label, name, value, suggestions, format, onChange, onProblem } = props;
  const id = useId();
  const [text, setText] = useState(() => textOf(value, format));
  useEffect(() => setText(textOf(value, format)), [value, format]);

  const commit = (typed: string) => {
    const figure = typed.trim() === '' ? null : format.parse(typed);
    if (figure === undefined) return onProblem(format.problem);
    onProblem(null);
    const taken = figure === value || onChange(figure);
    setText(textOf(taken ? figure : value, format));
  };
  const picked = (typed: string) => {
    setText(typed);
    // A pick from the list needs no Enter: it arrives as the exact words of a suggestion.
    if (suggestions.some((figure) => figure !== null && format.show(figure) === typed)) commit(typed);
  };

  return (
    <div className="hearth-field">
      <label className="hearth-field__label" htmlFor={id}>
        {label}
      </label>
      <div className="hearth-field__box">
        <input
          id={id}
          className="hearth-field__input"
          type="text"
          inputMode="text"
          autoComplete="off"
          aria-label={name}
          placeholder={format.empty}
          list={`${id}-list`}
          maxLength={24}
          value={text}
          onChange={(event) => picked(event.currentTarget.value)}
          onBlur={() => commit(text)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit(text);
          }}
        />
      </div>
      <datalist id={`${id}-list`}>
        {suggestions.map((figure) => figure !== null && <option key={figure} value={format.show(figure)} />)}
      </datalist>
    </div>
  );
}

const textOf = (value: number | null, format: TextFormat): string =>
  value === null ? '' : format.show(value);
