import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import '../../ui/check.css';

interface OursFirstProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Orders the brokerage's own listings before all others; not in agent mode (specification section 6). */
export function OursFirst({ checked, onChange }: OursFirstProps): ReactNode {
  const { agentMode } = useSession();
  if (agentMode) return null;
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>Our listings first</span>
    </label>
  );
}
