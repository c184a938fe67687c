import { type ReactNode, useState } from 'react';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import type { PopupCardsProps } from './popup-cards.tsx';

/** No card is seen before a pin is pressed, and pins do not wait for the code of one. */
const cards = deferred(() => import('./popup-cards.tsx'));

/** Fetches the code of the cards once the map is used, so that a press on a pin finds it here. */
export const useCardsSoon = (wanted: boolean): void => void useDeferred(cards, wanted);

/** The cards of a pin; where their code fails to load, one line with a retry. */
export function LazyPopupCards(props: PopupCardsProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  return <OneAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function OneAttempt({ onRetry, ...props }: PopupCardsProps & { readonly onRetry: () => void }): ReactNode {
  const code = useDeferred(cards);
  if (code) return <code.PopupCards {...props} />;
  if (code === null) return <Notice onRetry={onRetry}>The home could not be loaded.</Notice>;
  return <Skeleton height="300px" />;
}
