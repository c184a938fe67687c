import type { Vote } from '@hearth/domain/contract/collection-votes.ts';
import {
  type DealBreaker,
  dealBreakerLabel,
  dealBreakers as offered,
} from '@hearth/domain/people/votes/deal-breakers.ts';
import { mostDealBreakers } from '@hearth/domain/people/votes/vote-rules.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { SmallDialog } from '../../../ui/small-dialog.tsx';
import '../../../ui/check.css';
import './votes.css';

interface DealBreakersDialogProps {
  readonly own: Vote;
  readonly street: string;
  readonly isSending: boolean;
  /** Stores the vote, until which the choices stay in the dialog. */
  readonly onVote: (vote: Vote, onStored: () => void) => void;
  readonly onClose: () => void;
}

/** Up to three objections to a home. */
export function DealBreakersDialog({
  own,
  street,
  isSending,
  onVote,
  onClose,
}: DealBreakersDialogProps): ReactNode {
  const [named, name] = useState<readonly DealBreaker[]>(own.dealBreakers);
  const isFull = named.length >= mostDealBreakers;
  const save = () => onVote({ answer: own.answer, dealBreakers: named }, onClose);
  return (
    <SmallDialog title="Deal-breakers" onClose={onClose}>
      <fieldset className="deal-breakers" disabled={isSending}>
        <legend>
          What stands in the way of {street}? Choose up to {mostDealBreakers}.
        </legend>
        {offered.map((each) => {
          const isNamed = named.includes(each);
          return (
            <label key={each} className="check">
              <input
                type="checkbox"
                checked={isNamed}
                disabled={isFull && !isNamed}
                onChange={() => name(isNamed ? named.filter((other) => other !== each) : [...named, each])}
              />
              {dealBreakerLabel(each)}
            </label>
          );
        })}
      </fieldset>
      <div className="small-dialog__buttons">
        <Button look="primary" aria-disabled={isSending} onClick={() => isSending || save()}>
          {isSending ? 'Saving...' : 'Save'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </SmallDialog>
  );
}
