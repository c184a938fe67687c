import type { ComponentProps, ReactNode } from 'react';
import { PortalIcon, type PortalIconName } from './portal-icon.tsx';
import './move-button.css';

interface MoveButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children' | 'type'> {
  readonly icon: PortalIconName;
  readonly 'aria-label': string;
  /** Names the button again after its item has moved. */
  readonly 'data-focus'?: string;
}

/** A button of an item in an order by hand: it moves the item, or is its handle to drag (`grip`). */
export const MoveButton = ({ icon, ...button }: MoveButtonProps): ReactNode => (
  <button type="button" {...button} className="move-button" data-handle={icon === 'grip' || undefined}>
    <PortalIcon name={icon} />
  </button>
);
