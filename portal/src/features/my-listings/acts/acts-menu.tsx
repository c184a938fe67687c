import { Button } from '@hearth/widgets/ui/button.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { useSession } from '../../../shared/app/app-context.tsx';
import { useChange } from '../../../shared/changes/use-change.ts';
import { Popover } from '../../../ui/popover.tsx';
import { PortalIcon } from '../../../ui/portal-icon.tsx';
import { nameOf } from '../listing-words.ts';
import { plainChange, planCancellation } from './act-changes.ts';
import { ActDialog } from './act-dialog.tsx';
import { actsOf, actWords, isPlainAct, type ListingAct, type PlainAct } from './listing-acts.ts';
import type { ListingSubject } from './listing-subject.ts';
import { useStored } from './use-stored.ts';
import './acts-menu.css';

interface ActsMenuProps {
  readonly listing: ListingSubject;
  /** Called before the listing may leave the list that shows it. */
  readonly onMove?: () => void;
  /** Called before an undo shows it again. */
  readonly onUndo?: () => void;
}

/** The steps of a listing's life as a menu: at once with an undo, or by a dialog that asks for what it needs. */
export function ActsMenu({ listing, onMove = () => {}, onUndo = () => {} }: ActsMenuProps): ReactNode {
  const [isOpen, open] = useState(false);
  const [dialog, show] = useState<Exclude<ListingAct, PlainAct | 'unschedule'> | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const act = useAct(listing, { onMove, onUndo });
  const acts = actsOf(listing);
  const close = () => open(false);
  const choose = (chosen: ListingAct) => {
    // The dialog gives the focus back to the button.
    box.current?.querySelector('button')?.focus();
    close();
    if (isPlainAct(chosen) || chosen === 'unschedule') act(chosen);
    else show(chosen);
  };
  if (acts.length === 0) return null;
  return (
    <div ref={box} className="acts-menu">
      <Popover
        button={{
          className: 'hearth-button hearth-button--plain acts-menu__button',
          'data-id': listing.draftId,
          children: (
            <>
              <PortalIcon name="more" />
              Actions <VisuallyHidden>for {nameOf(listing)}</VisuallyHidden>
            </>
          ),
        }}
        className="acts-menu__panel"
        panel={panel}
        isOpen={isOpen}
        isKept={false}
        onOpen={() => open(true)}
        onClose={close}
        onTabOut={close}
        onLeave={close}
      >
        <ul>
          {acts.map((each) => (
            <li key={each}>
              <Button look="quiet" onClick={() => choose(each)}>
                {actWords(each, listing)}
              </Button>
            </li>
          ))}
        </ul>
      </Popover>
      {dialog !== null && (
        <ActDialog act={dialog} listing={listing} onMove={onMove} onClose={() => show(null)} />
      )}
    </div>
  );
}

/** Returns the function that does an act which needs no dialog. */
function useAct(
  listing: ListingSubject,
  { onMove, onUndo }: Required<Pick<ActsMenuProps, 'onMove' | 'onUndo'>>,
): (act: PlainAct | 'unschedule') => void {
  const session = useSession();
  const stored = useStored();
  const { change } = useChange((act: PlainAct | 'unschedule') =>
    act === 'unschedule'
      ? planCancellation(session, listing, stored)
      : plainChange(session, listing, act, { onUndo, onSuccess: stored }),
  );
  return (act) => {
    onMove();
    change(act);
  };
}
