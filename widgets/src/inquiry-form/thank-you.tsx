import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';

interface ThankYouProps {
  /** Outcome of the inquiry. */
  readonly children: string;
  /** Who answers; empty where that is not known. */
  readonly recipient: string;
  /** 'Sent to Ada Reyes at 9:14 AM.' */
  readonly sent: string | null;
  /** The way to the stored copy. */
  readonly receipt: ReactNode;
  /** Day and time of a tour: 'Saturday, November 28 at 9:30 AM'. */
  readonly tour: string | undefined;
  /** Address of the document that the visitor asked for. */
  readonly guide: string | undefined;
  readonly onAgain: () => void;
}

/** Takes the form's place when it was sent; the focus comes along, since its button is gone. */
export function ThankYou(props: ThankYouProps): ReactNode {
  const { children, recipient, sent, receipt, guide, tour, onAgain } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className="hearth-inquiry__thanks" part="thanks">
      <h2 className="hearth-inquiry__heading" tabIndex={-1} ref={heading} part="heading">
        Thank you
      </h2>
      <p>{children}</p>
      {tour && (
        <p>
          <b>{tour}</b>
        </p>
      )}
      {guide && (
        <p>
          <a href={guide} target="_blank" rel="noopener">
            Read the guide now
          </a>
        </p>
      )}
      <p>{sent}</p>
      {recipient && <p>{recipient}</p>}
      {receipt && <p>{receipt}</p>}
      <Button look="quiet" onClick={onAgain} part="button">
        Send another
      </Button>
    </div>
  );
}
