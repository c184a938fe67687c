import type { Point } from '@hearth/domain/search/areas/distance.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { LocationFinder } from '../../../../shared/searching/location-finder.ts';

/** Center of a circle. */
export type CircleCenter = 'center' | 'location' | 'address';

/** The attributes of a field that show its error and connect it for screen readers. */
const wrong = (id: string, problem: string) => ({
  'aria-invalid': problem !== '',
  'aria-describedby': problem ? `${id}-problem` : undefined,
});

const ProblemOf = ({ id, problem }: { readonly id: string; readonly problem: string }): ReactNode =>
  problem && (
    <span className="hearth-drawing__problem" id={`${id}-problem`}>
      {problem}
    </span>
  );

interface CircleCenterFieldProps {
  readonly around: CircleCenter;
  /** In words; empty for none, as in all fields here. */
  readonly problem: string;
  readonly onChoose: (around: CircleCenter) => void;
}

export function CircleCenterField({ around, problem, onChoose }: CircleCenterFieldProps): ReactNode {
  const id = useId();
  return (
    <p className="hearth-drawing__field">
      <label htmlFor={id}>Around</label>
      <select
        id={id}
        name="around"
        value={around}
        {...wrong(id, problem)}
        onChange={(event) => onChoose(event.currentTarget.value as CircleCenter)}
      >
        <option value="center">The center of the map</option>
        <option value="location">My location</option>
        <option value="address">An area or address</option>
      </select>
      <ProblemOf id={id} problem={problem} />
    </p>
  );
}

interface RadiusFieldProps {
  readonly miles: string;
  readonly problem: string;
  readonly onChange: (miles: string) => void;
}

export function RadiusField({ miles, problem, onChange }: RadiusFieldProps): ReactNode {
  const id = useId();
  return (
    <p className="hearth-drawing__field hearth-drawing__field--radius">
      <label htmlFor={id}>Radius in miles</label>
      <input
        id={id}
        name="radius"
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
        value={miles}
        {...wrong(id, problem)}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <ProblemOf id={id} problem={problem} />
    </p>
  );
}

interface LocationInputProps {
  readonly finder: LocationFinder;
  readonly problem: string;
  /** The visitor pressed Find with an empty field. */
  readonly onEmpty: () => void;
  readonly onFound: (position: Point | null, words: string) => void;
}

/** After the last key (specification section 9, "place hint debounce"). */
const pauseInMs = 500;

export function LocationInput({ finder, problem, onEmpty, onFound }: LocationInputProps): ReactNode {
  const id = useId();
  const [words, setWords] = useState('');
  const [names, clearNames] = useNames(finder, words);
  const requested = useRef('');
  const find = async (text: string) => {
    requested.current = text;
    const position = await finder.locate(text).catch(() => null);
    if (requested.current === text) onFound(position, text);
  };
  const findWords = () => (words.trim() === '' ? onEmpty() : void find(words.trim()));
  const type = (text: string) => {
    setWords(text);
    if (isTooShort(text)) clearNames();
    // A name of the list is chosen and not typed: there is nothing more to wait for.
    if (names.includes(text)) void find(text);
  };
  return (
    <div className="hearth-drawing__field hearth-drawing__field--location">
      <label htmlFor={id}>Area or address</label>
      <input
        id={id}
        name="address"
        {...wrong(id, problem)}
        list={`${id}-names`}
        autoComplete="off"
        maxLength={100}
        value={words}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          findWords();
        }}
      />
      <datalist id={`${id}-names`}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button onClick={findWords}>Find</Button>
      <ProblemOf id={id} problem={problem} />
    </div>
  );
}

const isTooShort = (words: string): boolean => words.trim().length < 2;

/** Suggestions for the text, and a function that clears them; none where the request fails. */
function useNames(finder: LocationFinder, words: string): readonly [readonly string[], () => void] {
  const [names, setNames] = useState<readonly string[]>([]);
  const suggest = useEffectEvent((text: string, signal: AbortSignal) => finder.suggest(text, signal));
  useEffect(() => {
    if (isTooShort(words)) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      suggest(words.trim(), controller.signal).then(setNames, () => {});
    }, pauseInMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [words]);
  return [names, () => setNames([])];
}
