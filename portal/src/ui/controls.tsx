import type { ReactNode } from 'react';
import './controls.css';

interface ControlsProps {
  /** While an area is drawn on the map, all other controls of the search are disabled (specification section 4). */
  readonly disabled: boolean;
  readonly children: ReactNode;
}

/** Buttons and fields that can be switched off together; without a box. */
export const Controls = ({ disabled, children }: ControlsProps): ReactNode => (
  <fieldset className="controls" role="presentation" disabled={disabled} inert={disabled}>
    {children}
  </fieldset>
);
