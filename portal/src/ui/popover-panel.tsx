import { Popover } from '@base-ui/react/popover';
import { type ComponentProps, type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useCloseRequest } from './use-close-request.ts';
import './popover.css';

export interface PopoverPanelProps {
  /** The look and the text of the button that opens the panel. */
  readonly button: Pick<ComponentProps<'button'>, 'className' | 'children'> & {
    readonly 'data-active'?: true | undefined;
    /** Finds the button again in a list that is rendered anew. */
    readonly 'data-id'?: string;
  };
  readonly className: string;
  readonly panel: Ref<HTMLDivElement>;
  readonly isOpen: boolean;
  /** Set if the content stays on the page, hidden, while the panel is closed. */
  readonly isKept: boolean;
  readonly onOpen: () => void;
  /** Called by the button, Escape and the device's Back, once the focus has left the content. */
  readonly onClose: () => void;
  /** The Tab key is about to leave the content: the panel has to close, or the focus finds no way out. */
  readonly onTabOut: () => void;
  /** The focus or a press went elsewhere. The panel stays open until `isOpen` says otherwise. */
  readonly onLeave: (way: 'focus' | 'press') => void;
  readonly children: ReactNode;
}

/**
 * A button with a panel below it that the page stays usable beside. It replaces the button that was pressed to open it for
 * the first time, and so takes the focus.
 */
export function PopoverPanel(props: PopoverPanelProps): ReactNode {
  const { button, className, panel, isOpen, isKept, onOpen, onClose, onTabOut, onLeave, children } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  useLayoutEffect(() => trigger.current?.focus({ preventScroll: true }), []);
  const close = () => {
    // Leaving a field applies its text or shows its error: the field must still be on the page then.
    flushSync(() => trigger.current?.focus());
    onClose();
  };
  useCloseRequest(isOpen, close);
  const change = (opens: boolean, details: Popover.Root.ChangeEventDetails) => {
    const { reason, trigger: guard } = details;
    if (opens) return onOpen();
    if (reason === 'focus-out' && guard) return onTabOut();
    if (reason !== 'focus-out' && reason !== 'outside-press') return close();
    details.cancel();
    onLeave(reason === 'focus-out' ? 'focus' : 'press');
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={change}>
      <Popover.Trigger ref={trigger} id={id} {...button} />
      <Popover.Portal keepMounted={isKept}>
        <Popover.Positioner
          className="popover"
          positionMethod="fixed"
          align="start"
          sideOffset={8}
          collisionPadding={8}
        >
          <Popover.Popup ref={panel} className={className} aria-labelledby={id} initialFocus={false}>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
