import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { NearbyChoices } from '../../../features/nearby/nearby-choices.tsx';
import { useNearby } from '../../../features/nearby/use-nearby.ts';
import { RecentList } from './recent-list.tsx';
import type { Bar } from './use-bar.ts';

interface BarHomeProps {
  readonly bar: Bar;
  /** A search was followed. */
  readonly onGo: () => void;
  readonly onRemoved: () => void;
}

/** Offers of the bar before anything is typed: recent searches and Search Nearby. */
export function BarHome({ bar, onGo, onRemoved }: BarHomeProps): ReactNode {
  const navigate = useNavigate();
  const { state, find, pathAtCenter } = useNearby((path) => {
    onGo();
    navigate(path);
  });
  return (
    <>
      <RecentList onGo={onGo} announce={bar.announce} onRemoved={onRemoved} />
      <section className="bar-panel__nearby" aria-label="Search Nearby">
        <div className="bar-panel__head">
          <h2>Search Nearby</h2>
        </div>
        <NearbyChoices state={state} onFind={find} pathAtCenter={pathAtCenter} onGo={onGo} />
      </section>
    </>
  );
}
