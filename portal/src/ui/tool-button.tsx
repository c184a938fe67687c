import { Button } from '@hearth/widgets/ui/button.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { PortalIcon, type PortalIconName } from './portal-icon.tsx';
import './tool-button.css';

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'title'> {
  readonly icon: PortalIconName;
  /** The action, which is the tooltip too. */
  readonly label: string;
  /** The thing that it acts on, for screen readers. */
  readonly of: string;
}

/** A button of a compact row: a picture and, where there is one, a number beside it. */
export const ToolButton = ({
  icon,
  label,
  of,
  className = '',
  children,
  ...rest
}: ToolButtonProps): ReactNode => (
  <Button look="quiet" {...rest} className={`tool-button ${className}`.trim()} title={label}>
    <PortalIcon name={icon} />
    <VisuallyHidden>
      {label}: {of}
    </VisuallyHidden>
    {children}
  </Button>
);
