import type { ComponentProps, ReactNode } from 'react';
import { PortalIcon, type PortalIconName } from './portal-icon.tsx';

interface RoundButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: PortalIconName;
  /** The accessible name of the button and, without a title, the text of its tooltip. */
  readonly label: string;
  /** Words beside the picture, for a button of a menu. */
  readonly text?: string | undefined;
}

/** The widgets' round button with one of the portal's own pictures. */
export const RoundButton = ({ icon, label, text, title = label, ...rest }: RoundButtonProps): ReactNode => (
  <button type="button" {...rest} className="hearth-icon-button" aria-label={label} title={title}>
    <span className="hearth-icon-button__face">
      <PortalIcon name={icon} />
    </span>
    {text}
  </button>
);
