import type { ReactNode } from 'react';

interface OursFirstProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Orders the brokerage's own listings before all others. */
export const OursFirst = ({ checked, onChange }: OursFirstProps): ReactNode => (
  <label className="check">
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span>Our listings first</span>
  </label>
);
