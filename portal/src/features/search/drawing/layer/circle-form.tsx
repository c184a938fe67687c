import { metersPerMile, type Point } from '@hearth/domain/search/areas/distance.ts';
import { circleArea } from '@hearth/domain/search/areas/drawing/circle-area.ts';
import type { Area } from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { decimalMarks, typedFigure } from '@hearth/domain/text/typed-figure.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Form } from '@hearth/widgets/ui/form.tsx';
import { type Map as LeafletMap, latLngBounds } from 'leaflet';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import type { LocationFinder } from '../../../../shared/searching/location-finder.ts';
import { type CircleCenter, CircleCenterField, LocationInput, RadiusField } from './circle-fields.tsx';
import { latLngOf, metersPerPixel, pointOf } from './ground.ts';

interface CircleFormProps {
  readonly finder: LocationFinder;
  /** The circle as it would be now; null while there is none. Pass the same function with every render. */
  readonly onPreview: (area: Area | null) => void;
  readonly onTake: (area: Area) => void;
  readonly announce: (words: string) => void;
}

/** A problem, shown at the field where it can be fixed. */
interface Problem {
  readonly at: 'around' | 'radius' | 'address';
  readonly words: string;
}
const leastMiles = 0.1;
const mostMiles = 50;
const locationMaxAge = 10_000;

/** Everything within some miles of a point, which becomes an area with corners like any other. */
export function CircleForm({ finder, onPreview, onTake, announce }: CircleFormProps): ReactNode {
  const map = useMap();
  const [around, setAround] = useState<CircleCenter>('center');
  const [miles, setMiles] = useState(() => startMiles(map));
  const [found, setFound] = useState<Point | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const middle = useMiddle(map);
  const center = around === 'center' ? middle : found;
  const radius = milesOf(miles);
  const area = useMemo(() => circleAround(center, radius), [center, radius]);
  useEffect(() => onPreview(area), [onPreview, area]);
  useEffect(() => () => onPreview(null), [onPreview]);
  // The circle follows the middle of the map, which must not follow the circle.
  const showCircle = useEffectEvent((radius: number | null, found: Point | null) => {
    const circle = circleAround(found ?? center, radius);
    if (circle) showWhole(map, circle);
  });
  useEffect(() => showCircle(radius, found), [radius, found]);

  const tell = (at: Problem['at'], words: string) => {
    setProblem(words ? { at, words } : null);
    announce(words);
  };
  const wordsAt = (at: Problem['at']) => (problem?.at === at ? problem.words : '');
  // The device may respond after another point was chosen or the form was closed.
  const chosen = useRef<CircleCenter | null>(around);
  useEffect(() => {
    chosen.current ??= 'center';
    return () => {
      chosen.current = null;
    };
  }, []);
  const ifAround =
    <T,>(wanted: CircleCenter, act: (value: T) => void) =>
    (value: T) => {
      if (chosen.current === wanted) act(value);
    };
  const choose = (next: CircleCenter) => {
    chosen.current = next;
    setAround(next);
    setFound(null);
    setProblem(null);
    if (next === 'location')
      locateMe(
        ifAround(next, (position: Point) => {
          setFound(position);
          setProblem(null);
        }),
        ifAround(next, (words: string) => tell('around', words)),
      );
  };
  const take = () => {
    if (area) return onTake(area);
    const missing = radius === null ? radiusProblem : (problem ?? missingCenter(around));
    tell(missing.at, missing.words);
    form.current?.querySelector<HTMLElement>(`[name=${missing.at}]`)?.focus();
  };
  return (
    <Form ref={form} className="hearth-drawing__circle" onSubmit={take} noValidate>
      <CircleCenterField around={around} problem={wordsAt('around')} onChoose={choose} />
      <RadiusField
        miles={miles}
        problem={wordsAt('radius')}
        onChange={(text) => {
          setMiles(text);
          if (problem?.at === 'radius' && milesOf(text) !== null) setProblem(null);
        }}
      />
      {around === 'address' && (
        <LocationInput
          finder={finder}
          problem={wordsAt('address')}
          onEmpty={() => {
            const { at, words } = missingCenter('address');
            tell(at, words);
          }}
          onFound={(position, words) => {
            if (chosen.current !== 'address') return;
            setFound(position);
            tell(
              'address',
              position ? '' : `'${words}' was not found. Check the spelling, or enter a city or ZIP.`,
            );
          }}
        />
      )}
      <Button type="submit">Use this circle</Button>
    </Form>
  );
}

const radiusProblem: Problem = {
  at: 'radius',
  words: `Enter a radius of ${leastMiles} to ${mostMiles} miles.`,
};

const missingCenter = (around: CircleCenter): Problem =>
  around === 'address'
    ? { at: 'address', words: 'Enter an area or an address, and press Find.' }
    : { at: 'around', words: 'Your location is not known yet. Wait a moment or choose another point.' };

const circleAround = (center: Point | null, radiusMiles: number | null): Area | null =>
  center && radiusMiles ? circleArea(center, radiusMiles * metersPerMile) : null;

/** The center of the map, which follows its moves. */
function useMiddle(map: LeafletMap): Point {
  const [middle, setMiddle] = useState(() => pointOf(map.getCenter()));
  // One object for all renders: another one would be subscribed again.
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

/** null for a text that is not a number in range. */
function milesOf(text: string): number | null {
  const miles = Number(typedFigure(text, decimalMarks) || Number.NaN);
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

function locateMe(found: (position: Point) => void, tell: (words: string) => void): void {
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
