import { comparePath, fullComparison, mostCompared } from '@hearth/domain/listing/compared-homes.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { type ReactNode, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../shared/app/app-context.tsx';
import './compare-tray.css';

/** The homes chosen so far, at the foot of every screen, with the way to see them beside each other. */
export function CompareTray(): ReactNode {
  const { compare } = useApp();
  const { homes } = useSnapshot(compare.state);
  const way = useRef<HTMLAnchorElement>(null);
  // The pressed button is removed; with the last home, the tray is.
  const keepFocus = (isLast: boolean) =>
    (isLast ? document.getElementById('main') : way.current)?.focus({ preventScroll: true });
  const words = `Compare ${homes.length} of ${mostCompared}`;
  return (
    <aside className="compare-tray" aria-label="Homes to compare">
      <ul className="compare-tray__homes">
        {homes.map((home) => (
          <li key={home.listingid}>
            {home.photo && <img src={home.photo} alt="" width={48} height={36} />}
            <span className="compare-tray__name">{home.name}</span>
            <button
              type="button"
              className="compare-tray__remove"
              aria-label={`Remove ${home.name} from the comparison`}
              onClick={() => {
                keepFocus(homes.length === 1);
                compare.remove(home.listingid);
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {homes.length >= mostCompared && <p className="compare-tray__full">{fullComparison}</p>}
      <Button
        look="quiet"
        onClick={() => {
          keepFocus(true);
          compare.clear();
        }}
      >
        Clear
      </Button>
      <a
        ref={way}
        className="hearth-button hearth-button--primary"
        href={comparePath(homes.map((home) => home.listingid))}
      >
        {words}
      </a>
    </aside>
  );
}
