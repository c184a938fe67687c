import type { Point } from '@hearth/domain/search/distance.ts';
import { circleArea } from '@hearth/domain/search/drawing/circle-area.ts';
import type { Area } from '@hearth/domain/search/drawing/drawing-state.ts';
import { metersPerMile } from '@hearth/domain/search/drawing/step-words.ts';
import { type Map as LeafletMap, latLngBounds } from 'leaflet';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { Button } from '../../ui/button.tsx';
import { latLngOf, metersPerPixel, pointOf } from './ground.ts';

/** How a place is found by its words. */
export interface PlaceFinder {
  /** Names that the words may mean, for a list under the field. */
  readonly suggest: (words: string, signal: AbortSignal) => Promise<readonly string[]>;
  /** Where it is; null where it is not known. */
  readonly locate: (words: string) => Promise<Point | null>;
}

interface CircleFormProps {
  readonly finder: PlaceFinder;
  /** The circle as it would be now; null while there is none. */
  readonly onPreview: (area: Area | null) => void;
  readonly onTake: (area: Area) => void;
  readonly say: (words: string) => void;
}

type Around = 'center' | 'location' | 'place';
const leastMiles = 0.1;
const mostMiles = 50;
const locationMaxAge = 10_000;

/** Everything within some miles of a point, which becomes an area with corners like any other. */
export function CircleForm({ finder, onPreview, onTake, say }: CircleFormProps): ReactNode {
  const map = useMap();
  const [around, setAround] = useState<Around>('center');
  const [miles, setMiles] = useState(() => startMiles(map));
  const [found, setFound] = useState<Point | null>(null);
  const [problem, setProblem] = useState('');
  const middle = useMiddle(map);
  const center = around === 'center' ? middle : found;
  const radius = milesOf(miles);
  const area = useMemo(
    () => (center && radius ? circleArea(center, radius * metersPerMile) : null),
    [center, radius],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: told to stay the same
  useEffect(() => onPreview(area), [area]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it goes
  useEffect(() => () => onPreview(null), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is moved for another radius or place, not as it moves
  useEffect(() => {
    if (area) showWhole(map, area);
  }, [radius, found]);

  const tell = (words: string) => {
    setProblem(words);
    say(words);
  };
  // The device may answer when another point was chosen, or the form is gone.
  const chosen = useRef<Around | null>(around);
  useEffect(() => {
    chosen.current ??= 'center';
    return () => {
      chosen.current = null;
    };
  }, []);
  const ifAround =
    <T,>(wanted: Around, act: (value: T) => void) =>
    (value: T) => {
      if (chosen.current === wanted) act(value);
    };
  const choose = (next: Around) => {
    chosen.current = next;
    setAround(next);
    setFound(null);
    setProblem('');
    if (next === 'location') locateMe(ifAround(next, setFound), ifAround(next, tell));
  };
  const take = (event: FormEvent) => {
    event.preventDefault();
    if (area) return onTake(area);
    tell(radius ? 'Choose a place first.' : `Write a radius of ${leastMiles} to ${mostMiles} miles.`);
  };
  return (
    <form className="hearth-drawing__circle" onSubmit={take} noValidate>
      <AroundField around={around} onChoose={choose} />
      <RadiusField miles={miles} isWrong={radius === null} onChange={setMiles} />
      {around === 'place' && (
        <PlaceField
          finder={finder}
          onFound={(place, words) => {
            if (chosen.current !== 'place') return;
            setFound(place);
            tell(place ? '' : `'${words}' was not found.`);
          }}
        />
      )}
      {problem && <p className="hearth-drawing__problem">{problem}</p>}
      <Button type="submit" disabled={!area}>
        Take this circle
      </Button>
    </form>
  );
}

/** The middle of the map, which moves with it. */
function useMiddle(map: LeafletMap): Point {
  const [middle, setMiddle] = useState(() => pointOf(map.getCenter()));
  // One object for all renders: another one would be subscribed anew.
  const handlers = useMemo(() => ({ move: () => setMiddle(pointOf(map.getCenter())) }), [map]);
  useMapEvents(handlers);
  return middle;
}

/** A round radius that fills about half of what the map shows. */
function startMiles(map: LeafletMap): string {
  const { x, y } = map.getSize();
  const miles = (metersPerPixel(map) * Math.min(x, y)) / 4 / metersPerMile;
  return String([25, 10, 5, 2, 1, 0.5, 0.25].find((each) => each <= miles) ?? leastMiles);
}

/** null where it is no number, or none that makes sense. */
function milesOf(text: string): number | null {
  const miles = Number(text.trim().replace(',', '.') || Number.NaN);
  return miles >= leastMiles && miles <= mostMiles ? miles : null;
}

/** Zooms and moves no further than it takes to see the circle, and not where it is seen well. */
function showWhole(map: LeafletMap, area: Area): void {
  const box = latLngBounds(area.map(latLngOf));
  const width =
    map.latLngToContainerPoint(box.getNorthEast()).x - map.latLngToContainerPoint(box.getSouthWest()).x;
  if (map.getBounds().contains(box) && width > map.getSize().x / 8) return;
  map.fitBounds(box, { animate: false, padding: [48, 48] });
}

function locateMe(found: (place: Point) => void, tell: (words: string) => void): void {
  const fail = () => tell('Your location could not be read. Choose another point.');
  if (!navigator.geolocation) fail();
  navigator.geolocation?.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => found({ latitude, longitude }),
    fail,
    {
      maximumAge: locationMaxAge,
      timeout: 10_000,
    },
  );
}

interface AroundFieldProps {
  readonly around: Around;
  readonly onChoose: (around: Around) => void;
}

function AroundField({ around, onChoose }: AroundFieldProps): ReactNode {
  const id = useId();
  return (
    <p className="hearth-drawing__field">
      <label htmlFor={id}>Around</label>
      <select id={id} value={around} onChange={(event) => onChoose(event.currentTarget.value as Around)}>
        <option value="center">The middle of the map</option>
        <option value="location">My location</option>
        <option value="place">A place or address</option>
      </select>
    </p>
  );
}

interface RadiusFieldProps {
  readonly miles: string;
  readonly isWrong: boolean;
  readonly onChange: (miles: string) => void;
}

function RadiusField({ miles, isWrong, onChange }: RadiusFieldProps): ReactNode {
  const id = useId();
  return (
    <p className="hearth-drawing__field hearth-drawing__field--radius">
      <label htmlFor={id}>Radius in miles</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
        value={miles}
        aria-invalid={isWrong}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </p>
  );
}

interface PlaceFieldProps {
  readonly finder: PlaceFinder;
  readonly onFound: (place: Point | null, words: string) => void;
}

/** After the last key (specification section 9, "place hint debounce"). */
const pauseInMs = 500;

function PlaceField({ finder, onFound }: PlaceFieldProps): ReactNode {
  const id = useId();
  const [words, setWords] = useState('');
  const names = useNames(finder, words);
  const asked = useRef('');
  const find = async (text: string) => {
    asked.current = text;
    const place = await finder.locate(text).catch(() => null);
    if (asked.current === text) onFound(place, text);
  };
  const type = (text: string) => {
    setWords(text);
    // A name of the list is chosen and not typed: there is nothing more to wait for.
    if (names.includes(text)) void find(text);
  };
  return (
    <div className="hearth-drawing__field hearth-drawing__field--place">
      <label htmlFor={id}>Place or address</label>
      <input
        id={id}
        list={`${id}-names`}
        autoComplete="off"
        maxLength={100}
        value={words}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || words.trim() === '') return;
          event.preventDefault();
          void find(words.trim());
        }}
      />
      <datalist id={`${id}-names`}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button disabled={words.trim() === ''} onClick={() => void find(words.trim())}>
        Find
      </Button>
    </div>
  );
}

/** Suggestions for the words; none while they are too few, or where they cannot be had. */
function useNames(finder: PlaceFinder, words: string): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the finder does the same whatever its identity
  useEffect(() => {
    const text = words.trim();
    if (text.length < 2) return setNames([]);
    const controller = new AbortController();
    const timer = setTimeout(() => {
      finder.suggest(text, controller.signal).then(setNames, () => {});
    }, pauseInMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [words]);
  return names;
}
