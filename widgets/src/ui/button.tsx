import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is the one action of a view, `plain` stands beside it, `quiet` is a link that acts. */
  readonly look?: 'primary' | 'plain' | 'quiet';
  readonly icon?: IconName;
}

/** A button of at least 44 px around its words; it does not submit a form by default. */
export function Button({ look = 'plain', icon, className, children, ...rest }: ButtonProps): ReactNode {
  return (
    <button type="button" {...rest} className={classes('hearth-button', `hearth-button--${look}`, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** The accessible name of a button with only an icon. */
  readonly label: string;
}

/** A round button that shows only a picture; its target is 44 px even where the circle is smaller. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps): ReactNode {
  return (
    <button type="button" {...rest} aria-label={label} className={classes('hearth-icon-button', className)}>
      <span className="hearth-icon-button__face">
        <Icon name={icon} />
      </span>
    </button>
  );
}

const classes = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join(' ');
