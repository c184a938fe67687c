import { IconButton } from '@hearth/widgets/ui/button.tsx';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../shared/app/app-context.tsx';
import './result-steps.css';

/** Shows another home in place of this one, by the path of its page. */
export type StepTo = (path: string) => void;

interface ResultStepsProps {
  /** Public id of the home. */
  readonly id: string;
  readonly onStep: StepTo;
}

/** The ways to the homes before and after this one in the results that the visitor came from; nothing for other homes. */
export function ResultSteps({ id, onStep }: ResultStepsProps): ReactNode {
  const { homes } = useApp();
  const { results, place } = useSnapshot(homes.state);
  const [spoken, speak] = useState('');
  const at = results.findIndex((home) => home.id === id);
  if (at < 0 || results.length < 2) return null;
  const step = (to: number) => {
    const home = results[to];
    if (home === undefined) return;
    speak(`${home.street}, home ${place.before + to + 1} of ${place.total}`);
    onStep(home.url);
  };
  return (
    <nav className="result-steps" aria-label="Homes of your results">
      <IconButton
        icon="arrow-left"
        label="Previous home"
        aria-disabled={at === 0}
        onClick={() => step(at - 1)}
      />
      <span className="result-steps__place">
        {place.before + at + 1} of {place.total}
      </span>
      <IconButton
        icon="arrow-right"
        label="Next home"
        aria-disabled={at === results.length - 1}
        onClick={() => step(at + 1)}
      />
      <LiveRegion message={spoken} />
    </nav>
  );
}
