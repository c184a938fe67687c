import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { RoundButton } from '../../ui/round-button.tsx';
import { useOutsidePress } from '../../ui/use-outside-press.ts';
import './more-actions.css';

interface MoreActionsProps {
  /** Of the home, as its card names it. */
  readonly street: string;
  readonly children: ReactNode;
}

/** Further actions on a home, behind one button over its photo. */
export function MoreActions({ street, children }: MoreActionsProps): ReactNode {
  const [isOpen, open] = useState(false);
  const panel = useId();
  const root = useRef<HTMLSpanElement>(null);
  useOutsidePress(root, () => open(false));
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) open(false);
  };
  const close = () => {
    open(false);
    root.current?.querySelector('button')?.focus();
  };
  const look = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    close();
  };
  /** A dialog gives the focus back to the element that had it, which is not on view in the closed panel. */
  const leaveForDialog = ({ currentTarget, target }: MouseEvent) => {
    const opener = target instanceof Element ? target.closest('[aria-haspopup="dialog"]') : null;
    if (opener && currentTarget.contains(opener)) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are interactive
    <span ref={root} className="more-actions" onBlur={leave} onKeyDown={look} onClick={leaveForDialog}>
      <RoundButton
        icon="more"
        label={`More actions for ${street}`}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => open(!isOpen)}
      />
      {/* Stays on the page: a dialog of an action ends with it. */}
      <span id={panel} className="more-actions__panel" hidden={!isOpen}>
        {children}
      </span>
    </span>
  );
}
