import type { Understood } from '@hearth/domain/sentence/understood.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type ReactNode, useId } from 'react';
import type { ShownOffer } from './offer-words.ts';
import './plain-language-offer.css';

interface PlainLanguageOfferProps {
  readonly offer: Pick<ShownOffer, 'chips' | 'unused' | 'declined' | 'keywords' | 'isTaken'>;
  readonly onRemove: (chip: Understood) => void;
  /** Adds a search of descriptions. */
  readonly onAdd: (chip: Understood) => void;
  /** Runs the search of the chips that are left. */
  readonly onTake: (chips: readonly Understood[]) => void;
}

/**
 * The filters found in a typed sentence, each removable before the search runs; the words that were not understood,
 * in plain words; and, where words were about people, the one neutral sentence on that.
 */
export function PlainLanguageOffer({ offer, onRemove, onAdd, onTake }: PlainLanguageOfferProps): ReactNode {
  const title = useId();
  const { chips, unused, declined, keywords, isTaken } = offer;
  return (
    <section className="plain-offer" aria-labelledby={chips.length > 0 ? title : undefined}>
      {chips.length > 0 && (
        <>
          <h2 id={title}>{isTaken ? 'We understood' : 'Or search for'}</h2>
          <ul className="plain-offer__chips">
            {chips.map((chip) => (
              <li key={`${chip.start} ${chip.label}`}>
                <button type="button" className="plain-offer__chip" onClick={() => onRemove(chip)}>
                  <VisuallyHidden>Remove </VisuallyHidden>
                  <span>{chip.label}</span>
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
          <Button look="primary" icon="search" onClick={() => onTake(chips)}>
            {chips.length === 1 ? 'Search with this' : 'Search with these'}
          </Button>
        </>
      )}
      {chips.length > 0 && unused.length > 0 && (
        <p className="plain-offer__note">Not understood: {unused.join(', ')}.</p>
      )}
      {keywords.length > 0 && (
        <>
          <p className="plain-offer__note">These words have no filter. Add them as keywords:</p>
          <ul className="plain-offer__chips">
            {keywords.map((chip) => (
              <li key={`${chip.start} ${chip.label}`}>
                <button type="button" className="plain-offer__add" onClick={() => onAdd(chip)}>
                  <VisuallyHidden>Add </VisuallyHidden>
                  <Icon name="plus" />
                  <span>{chip.label}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {declined.map((words) => (
        <p key={words} className="plain-offer__note">
          {words}
        </p>
      ))}
    </section>
  );
}
