import type { ComponentProps, ReactNode } from 'react';
import { PortalIcon, type PortalIconName } from './portal-icon.tsx';

interface RoundButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: PortalIconName;
  /** What a screen reader says in place of the picture, and the tip over it. */
  readonly label: string;
}

/** The widgets' round button with one of the portal's own pictures. */
export const RoundButton = ({ icon, label, ...rest }: RoundButtonProps): ReactNode => (
  <button type="button" {...rest} className="hearth-icon-button" aria-label={label} title={label}>
    <span className="hearth-icon-button__face">
      <PortalIcon name={icon} />
    </span>
  </button>
);
