import { describeRecent, type RecentSearch, searchOfRecent } from '@hearth/domain/search/recent-searches.ts';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSession } from '../../../shared/app/app-context.tsx';
import { useShowsHistory } from '../../../shared/history/use-shows-history.ts';
import { PortalIcon } from '../../../ui/portal-icon.tsx';
import './recent-list.css';

/** Shown before the visitor asks for more (specification section 4). */
const fewRecents = 3;

interface RecentListProps {
  /** A search was followed. */
  readonly onGo: () => void;
  readonly announce: (words: string) => void;
  /** The pressed button is gone: the focus has to move. */
  readonly onRemoved: () => void;
}

/** The recent searches of this device as links, removable one by one or all at once. */
export function RecentList({ onGo, announce, onRemoved }: RecentListProps): ReactNode {
  const { recents: store, searches } = useSession();
  const recents = useSnapshot(store.state).recents as readonly RecentSearch[];
  const [all, showAll] = useState(false);
  const isShown = useShowsHistory();
  if (recents.length === 0 || !isShown) return null;
  const remove = (recent: RecentSearch, label: string) => {
    store.remove(recent);
    announce(`${label} removed from recent searches`);
    onRemoved();
  };
  const clear = () => {
    store.clear();
    announce('Recent searches cleared');
    onRemoved();
  };
  return (
    <section className="recents" aria-label="Recent searches">
      <div className="bar-panel__head">
        <h2>Recent searches</h2>
        <button type="button" className="bar-panel__quiet" onClick={clear}>
          Clear recent searches
        </button>
      </div>
      <ul>
        {recents.slice(0, all ? recents.length : fewRecents).map((recent) => {
          const label = describeRecent(recent, searches.defaults);
          return (
            <li key={recent.query} className="recents__item">
              <a
                className="recents__link"
                href={searches.pathOf(searchOfRecent(recent, searches.defaults))}
                onClick={onGo}
              >
                <PortalIcon name="recent" />
                <span className="recents__label">{label}</span>
              </a>
              <button
                type="button"
                className="recents__remove"
                aria-label={`Remove ${label}`}
                onClick={() => remove(recent, label)}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
      {recents.length > fewRecents && (
        <button type="button" className="bar-panel__quiet" aria-expanded={all} onClick={() => showAll(!all)}>
          {all ? 'Show less' : 'Show more'}
        </button>
      )}
    </section>
  );
}
