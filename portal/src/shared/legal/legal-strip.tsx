import type { ReactNode } from 'react';
import { CommissionLinks } from './commission-links.tsx';
import './legal-strip.css';

/** The notices of the commission in one line near the head of a page; phones scroll it sideways. */
export function LegalStrip(): ReactNode {
  return (
    <div className="legal-strip hearth-legal">
      <CommissionLinks label="Real estate notices of Texas" />
    </div>
  );
}
