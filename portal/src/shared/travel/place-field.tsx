import type { Point } from '@hearth/domain/search/areas/distance.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import { useApp } from '../app/app-context.tsx';
import { locationFinder } from '../searching/location-finder.ts';
import { userLocation } from '../searching/user-location.ts';
import type { FavoritePlace } from './commute-plan.ts';
import './place-field.css';

/** After the last key (specification section 9, "place hint debounce"). */
const PAUSE_MS = 500;

interface PlaceFieldProps {
  readonly onAdd: (place: FavoritePlace) => void;
}

/** Adds a place by its name, with the server's own suggestions, or by the position of the device. */
export function PlaceField({ onAdd }: PlaceFieldProps): ReactNode {
  const { client } = useApp();
  const id = useId();
  const finder = useMemo(() => locationFinder(client, false), [client]);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const names = useNames(finder, text.trim());
  const add = (name: string, position: Point) => {
    setText('');
    setProblem('');
    onAdd({ name, latitude: toMeter(position.latitude), longitude: toMeter(position.longitude) });
  };
  const find = async () => {
    const name = text.trim();
    if (name === '') return setProblem(emptyField);
    setBusy(true);
    const found = await finder.locate(name).catch(() => 'failed' as const);
    setBusy(false);
    if (found === 'failed')
      setProblem('The place could not be looked up. Check your connection and try again.');
    else if (found === null)
      setProblem(`“${name}” was not found. Enter a ZIP code, a city, a neighborhood or a street.`);
    else add(name, found);
  };
  const addLocation = async () => {
    const found = await userLocation();
    if (typeof found === 'string') setProblem(locationFailures[found]);
    else add('My location', found);
  };
  return (
    <form
      className="place-field"
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <div className="hearth-field">
        <label className="hearth-field__label" htmlFor={id}>
          Where do you commute?
        </label>
        <div className="hearth-field__box">
          <input
            id={id}
            className="hearth-field__input"
            list={`${id}-names`}
            autoComplete="off"
            maxLength={100}
            placeholder="ZIP, city, neighborhood or address"
            value={text}
            aria-invalid={problem !== ''}
            aria-describedby={`${id}-problem`}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setProblem('');
            }}
          />
          <datalist id={`${id}-names`}>
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
      </div>
      <div className="place-field__buttons">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Adding…' : 'Add place'}
        </Button>
        <Button onClick={addLocation}>
          <PortalIcon name="locate" /> My location
        </Button>
      </div>
      <p className="place-field__problem" id={`${id}-problem`} aria-live="polite">
        {problem}
      </p>
    </form>
  );
}

const toMeter = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

const emptyField = 'Enter a ZIP code, a city, a neighborhood or a street.';

const locationFailures = {
  refused: 'Your location was not shared. Allow it in your browser, or enter a place.',
  unknown: 'Your location could not be found right now. Enter a place.',
  unsupported: 'This browser does not share your location. Enter a place.',
} as const;

/** Suggestions for a text; none for one letter, and where the request fails. */
function useNames(finder: ReturnType<typeof locationFinder>, text: string): readonly string[] {
  const [suggested, setSuggested] = useState<readonly string[]>([]);
  const isShort = text.length < 2;
  useEffect(() => {
    if (isShort) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      finder.suggest(text, controller.signal).then(setSuggested, () => {});
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [finder, text, isShort]);
  return isShort ? [] : suggested;
}
