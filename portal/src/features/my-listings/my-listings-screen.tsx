import type { ExclusiveItem, ListingTab } from '@hearth/domain/contract/exclusive-listing.ts';
import { exclusivePageSize } from '@hearth/domain/contract/exclusive-listing.ts';
import { groupDigits } from '@hearth/domain/listing/group-digits.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import { may } from '@hearth/domain/people/capabilities.ts';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { useChange, useShownQuery } from '../../shared/changes/use-change.ts';
import { EmptyList } from '../../shared/personal-list/empty-list.tsx';
import { type ListNavigation, listQuery, useListAddress } from '../../shared/personal-list/list-state.ts';
import { PersonalList, SkeletonItems } from '../../shared/personal-list/personal-list.tsx';
import { useFocusAfter } from '../../shared/personal-list/use-focus-after.ts';
import { persisted } from '../../ui/persisted.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { AgentFilter, PriceFilter } from './list-filters.tsx';
import { listingChoices, tabAt } from './listing-address.ts';
import { deletion } from './listing-changes.ts';
import { ListingItem } from './listing-item.tsx';
import { type ListingPage, listingsQuery } from './listing-queries.ts';
import '../../ui/danger.css';
import './my-listings.css';

type Address = ListNavigation<ReturnType<typeof listingChoices>>;

const viewModes = [
  { value: 'card', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const;
type ViewMode = (typeof viewModes)[number]['value'];
const storedView = persisted<ViewMode>('hearth.my-listings.view', z.enum(['card', 'table']), 'card');

const tabWords: Readonly<Record<ListingTab, string>> = {
  onMarket: 'On market',
  offMarket: 'Off market',
  draft: 'Drafts',
};

/** The exclusive listings of an agent, or for admins of all agents, 20 to a page. */
export function MyListingsScreen({ location }: Pick<ScreenProps<'myListings'>, 'location'>): ReactNode {
  const session = useSession();
  const navigate = useNavigate();
  const tab = tabAt(location);
  const address = useListAddress(location, listingChoices(tab));
  const [viewMode, view] = useState(storedView.read);
  const { page, chosen } = address;
  const { query, data } = useShownQuery({
    ...listingsQuery(session, { page, ...chosen }),
    placeholderData: keepPreviousData,
  });
  /** Another tab begins with its usual order (specification section 4). */
  const openTab = (to: ListingTab) => {
    const choices = listingChoices(to);
    const order = { sortBy: choices.sortBy[0], sortType: 'DESC', ourListingsFirst: 'true' } as const;
    void navigate(
      location.pathname + listQuery({ page: 1, chosen: { ...chosen, ...order, currentTab: to } }, choices),
    );
  };
  const title = may(session.viewer, 'manage listings of all agents') ? 'Agent Listings' : 'My Listings';
  return (
    <section className="list-page page-width own-listings">
      <PageHead />
      <div className="own-listings__head">
        <h1>{title}</h1>
        <a className="hearth-button hearth-button--primary" href={pages.createListing.path}>
          <Icon name="plus" /> Create listing
        </a>
      </div>
      <Tabs
        label="Listings by state"
        tabs={(Object.keys(tabWords) as ListingTab[]).map((value) => ({
          value,
          label: data ? `${tabWords[value]} (${data.tabs[value]})` : tabWords[value],
        }))}
        value={tab}
        onChange={openTab}
      >
        <Choices address={address} items={data?.items} viewMode={viewMode} onView={view} />
        <Listings address={address} request={query} data={data} viewMode={viewMode} />
      </Tabs>
    </section>
  );
}

interface ListingsProps {
  readonly address: Address;
  readonly request: Parameters<typeof PersonalList>[0]['request'];
  readonly data: ListingPage | undefined;
  readonly viewMode: ViewMode;
}

function Listings({ address, request, data, viewMode }: ListingsProps): ReactNode {
  const session = useSession();
  const focusAfter = useFocusAfter('.own-listing__delete');
  const { change: remove } = useChange((item: ExclusiveItem, at: number) => {
    focusAfter.removal(at);
    return deletion(session, item, () => focusAfter.undo(item.draftId));
  });
  const focusAfterAct = useFocusAfter('.own-listing .acts-menu__button');
  const { items, total = 0 } = data ?? {};
  const className = `own-listings__list own-listings__list--${viewMode}`;
  return (
    <PersonalList
      name="Your listings"
      request={request}
      items={items}
      keyOf={({ draftId }) => draftId}
      className={className}
      {...(data && { count: total === 1 ? '1 listing' : `${groupDigits(total)} listings` })}
      empty={data && total === 0 && <NoListings address={address} />}
      paging={
        data && {
          ...{ address, total, pageCount: Math.ceil(total / exclusivePageSize) },
          onEmptyFirstPage: () => void session.changes.settle(),
        }
      }
      skeleton={
        <SkeletonItems className={className} count={6}>
          <Skeleton height="120px" />
        </SkeletonItems>
      }
    >
      {(item, at) => (
        <ListingItem
          item={item}
          onDelete={() => remove(item, at)}
          onMove={() => focusAfterAct.removal(at)}
          onUndo={() => focusAfterAct.undo(item.draftId)}
        />
      )}
    </PersonalList>
  );
}

const emptyWords: Readonly<Record<ListingTab, { readonly title: string; readonly text: string }>> = {
  onMarket: {
    title: 'No listings on the market yet',
    text: 'Create a listing and publish it. Private listings are here too: only agents see them.',
  },
  offMarket: {
    title: 'Nothing off the market',
    text: 'Listings that you withdraw, or mark as sold or leased, move here.',
  },
  draft: {
    title: 'No drafts',
    text: 'A listing that you begin is saved here as you type, until you publish it.',
  },
};

function NoListings({ address: { chosen, choose } }: { readonly address: Address }): ReactNode {
  const { agentId, minPrice, maxPrice, currentTab } = chosen;
  if (agentId + minPrice + maxPrice !== '')
    return (
      <div className="empty-list">
        <h2>No results</h2>
        <p>No listing of this tab has that agent and price.</p>
        <button
          type="button"
          className="hearth-button hearth-button--plain"
          onClick={() => choose({ agentId: '', minPrice: '', maxPrice: '' })}
        >
          Clear the filters
        </button>
      </div>
    );
  return (
    <EmptyList
      {...emptyWords[currentTab]}
      {...(currentTab !== 'offMarket' && {
        link: { href: pages.createListing.path, label: 'Create your listing' },
      })}
    />
  );
}

const orders = [
  { value: 'updated DESC', label: 'Last updated' },
  { value: 'updated ASC', label: 'Oldest update' },
  { value: 'publishedAt DESC', label: 'Newest published' },
  { value: 'listPrice DESC', label: 'Price (high to low)' },
  { value: 'listPrice ASC', label: 'Price (low to high)' },
  { value: 'mlsStatus ASC', label: 'Status' },
] as const;
type Order = (typeof orders)[number]['value'];

interface ChoicesProps {
  readonly address: Address;
  readonly items: readonly ExclusiveItem[] | undefined;
  readonly viewMode: ViewMode;
  readonly onView: (mode: ViewMode) => void;
}

/** Filters, order and look of the list. */
function Choices({ address: { chosen, choose }, items, viewMode, onView }: ChoicesProps): ReactNode {
  const { viewer } = useSession();
  const isAdmin = may(viewer, 'manage listings of all agents');
  const { agentId, minPrice, maxPrice, sortBy, sortType, currentTab } = chosen;
  const isUpdate = sortBy === 'updatedDate' || sortBy === 'updatedAt';
  const order = orders.find(({ value }) => value === `${isUpdate ? 'updated' : sortBy} ${sortType}`);
  const sort = (value: Order) => {
    const [by, type] = value.split(' ') as [string, 'ASC' | 'DESC'];
    const usual = currentTab === 'draft' ? 'updatedAt' : 'updatedDate';
    choose({ sortBy: by === 'updated' ? usual : (by as typeof sortBy), sortType: type });
  };
  return (
    <div className="own-listings__choices">
      {isAdmin && (
        <AgentFilter
          key={agentId}
          agentId={agentId}
          name={items?.find((item) => item.agentId === agentId)?.agentName ?? undefined}
          onChoose={(to) => choose({ agentId: to })}
        />
      )}
      <PriceFilter
        key={`min ${minPrice}`}
        label="Min. price"
        price={minPrice}
        problemOf={(dollars) => (maxPrice !== '' && dollars > Number(maxPrice) ? 'Above the max. price' : '')}
        onChoose={(to) => choose({ minPrice: to })}
      />
      <PriceFilter
        key={`max ${maxPrice}`}
        label="Max. price"
        price={maxPrice}
        problemOf={(dollars) => (minPrice !== '' && dollars < Number(minPrice) ? 'Below the min. price' : '')}
        onChoose={(to) => choose({ maxPrice: to })}
      />
      <SelectField label="Sort" value={order?.value ?? 'updated DESC'} choices={orders} onChange={sort} />
      <SelectField
        label="Show as"
        value={viewMode}
        choices={viewModes}
        onChange={(mode) => {
          storedView.write(mode);
          onView(mode);
        }}
      />
      {isAdmin && (
        <label className="own-listings__first">
          <input
            type="checkbox"
            className="hearth-checkbox"
            checked={chosen.ourListingsFirst === 'true'}
            onChange={({ currentTarget }) =>
              choose({ ourListingsFirst: currentTarget.checked ? 'true' : 'false' })
            }
          />
          <span>My listings first</span>
        </label>
      )}
    </div>
  );
}
