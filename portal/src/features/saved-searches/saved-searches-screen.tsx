import type { SavedSearch } from '@hearth/domain/contract/saved-search.ts';
import type { Cadence } from '@hearth/domain/people/saved-search-rules.ts';
import { savedSearchesPerPage } from '@hearth/domain/people/saved-search-rules.ts';
import { describeRecent } from '@hearth/domain/search/recent-searches.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { meQuery } from '../../shared/account/me-query.ts';
import { useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import { PageLink } from '../../shared/app/page-link.tsx';
import { PageTitle } from '../../shared/app/page-title.tsx';
import { ofPerson } from '../../shared/app/person-words.ts';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { useChange, useShownQuery } from '../../shared/changes/use-change.ts';
import { CadenceField } from '../../shared/mail-choices/cadence-field.tsx';
import { EmptyList } from '../../shared/personal-list/empty-list.tsx';
import { useListAddress } from '../../shared/personal-list/list-state.ts';
import { PersonalList, SkeletonItems } from '../../shared/personal-list/personal-list.tsx';
import { useFocusAfter } from '../../shared/personal-list/use-focus-after.ts';
import { EditSavedSearch } from '../../shared/saved-searches/edit-saved-search.tsx';
import { cadenceChange, deletion, failureReason } from '../../shared/saved-searches/saved-search-changes.ts';
import {
  type HomeCount,
  homeCountsQuery,
  savedSearchesQuery,
} from '../../shared/saved-searches/saved-search-queries.ts';
import { SendResults } from '../../shared/saved-searches/send-results.tsx';
import { sharedSearches } from '../../shared/saved-searches/shared-searches.ts';
import { homeCount } from '../../shared/saving/home-count.ts';
import { Invitations } from '../../shared/sharing/invitations.tsx';
import { useDeletion } from '../../shared/sharing/use-deletion.tsx';
import { dayText } from '../../ui/day-text.ts';
import { NewsOfHome } from './news-of-home.tsx';
import '../../ui/danger.css';
import './saved-searches.css';

const choices = { sortBy: ['createdDate', 'name'] } as const;
const orders = [
  { value: 'createdDate', label: 'Created Date' },
  { value: 'name', label: 'Name' },
] as const;

/** The searches that the person saved, 35 to a page. */
export function SavedSearchesScreen({ location }: Pick<ScreenProps<'savedSearches'>, 'location'>): ReactNode {
  const session = useSession();
  const address = useListAddress(location, choices);
  const [edited, edit] = useState<SavedSearch | null>(null);
  const { query, data } = useShownQuery({
    ...savedSearchesQuery(session, address.page, address.chosen.sortBy),
    // The page before stays until the next one is here.
    placeholderData: keepPreviousData,
  });
  const focusAfter = useFocusAfter('.saved-search__delete');
  const { change: remove } = useChange((search: SavedSearch, at: number) => {
    focusAfter.removal(at);
    return deletion(session, search, () => focusAfter.undo(search.id));
  });
  const { deleteAt, dialog } = useDeletion(sharedSearches, remove);
  const { items, total = 0 } = data ?? {};
  const { data: counts } = useQuery(homeCountsQuery(session, address.page, address.chosen.sortBy));
  return (
    <section className="list-page page-width">
      <PageHead />
      <div className="saved-searches__head">
        <PageTitle>Saved Searches</PageTitle>
        {total > 1 && (
          <SelectField
            label="Sort"
            value={address.chosen.sortBy}
            choices={orders}
            onChange={(sortBy) => address.choose({ sortBy: sortBy as (typeof orders)[number]['value'] })}
          />
        )}
      </div>
      {!session.agentMode && <Invitations kind={sharedSearches} />}
      {total > 0 && !session.agentMode && <EmailsOff />}
      <PersonalList
        name={ofPerson(session, 'saved searches')}
        request={query}
        reason={failureReason}
        items={items}
        keyOf={({ id }) => id}
        className="saved-searches__list"
        empty={data && total === 0 && <NoSearches />}
        paging={
          data && {
            ...{ address, total, pageCount: Math.ceil(total / savedSearchesPerPage) },
            onEmptyFirstPage: () => void session.changes.settle(),
          }
        }
        skeleton={
          <SkeletonItems className="saved-searches__list" count={3}>
            <Skeleton width="60%" height="72px" />
          </SkeletonItems>
        }
      >
        {(search, at) => (
          <Item
            search={search}
            count={counts?.find(({ id }) => id === search.id)}
            onEdit={() => edit(search)}
            onDelete={() => deleteAt(search, at)}
          />
        )}
      </PersonalList>
      {total > 0 && <NewsOfHome />}
      {dialog}
      {edited && <EditSavedSearch search={edited} onClose={() => edit(null)} />}
    </section>
  );
}

interface ItemProps {
  readonly search: SavedSearch;
  /** Unset until it is known. */
  readonly count: HomeCount | undefined;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function Item({ search, count, onEdit, onDelete }: ItemProps): ReactNode {
  const session = useSession();
  const { change: changeCadence } = useChange((cadence: Cadence) => cadenceChange(session, search, cadence));
  const { id, name, description, cadence, can } = search;
  return (
    <article className="saved-search">
      <div>
        <h2 className="saved-search__name" dir="auto">
          <PageLink href={`/saved-search/${id}`}>{name}</PageLink>
        </h2>
        {description !== null && <p dir="auto">{description}</p>}
        <p>{describeRecent(search, session.searches.defaults) || 'All homes'}</p>
        <p className="saved-search__facts">{factsOf(search).join(' · ')}</p>
        {count && <p className="saved-search__count">{countText(count)}</p>}
      </div>
      {can.chooseCadence && <CadenceField value={cadence} of={name} onChange={changeCadence} />}
      <div className="saved-search__actions">
        {can.update && (
          <Button look="quiet" aria-haspopup="dialog" onClick={onEdit}>
            Edit <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
        {(can.invite || can.leave) && (
          <PageLink
            className="hearth-button hearth-button--quiet"
            href={`/menu/saved-searches/add-members?id=${id}`}
          >
            {can.invite ? 'Share' : 'People'} <VisuallyHidden>{name}</VisuallyHidden>
          </PageLink>
        )}
        <SendResults search={search} look="quiet" />
        {can.remove && (
          <Button look="quiet" className="danger saved-search__delete" data-id={id} onClick={onDelete}>
            Delete <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
      </div>
    </article>
  );
}

function countText({ total, fresh }: HomeCount): string {
  const homes = homeCount(total);
  return fresh === 0 ? homes : `${homes}, ${fresh} new in the last 7 days`;
}

function factsOf({ createdAt, sharedBy, collaboratorCount }: SavedSearch): readonly string[] {
  const people = collaboratorCount + 1;
  return [
    `Saved ${dayText(createdAt)}`,
    ...(sharedBy ? [`Shared by ${sharedBy.firstname}`] : []),
    ...(collaboratorCount > 0 ? [`${people} people`] : []),
  ];
}

/** Explains why no mails come to a person who stopped all of them. */
function EmailsOff(): ReactNode {
  const { data: me } = useQuery(meQuery(useSession()));
  if (!me?.hasOptedOutOfEmail) return null;
  return (
    <Notice>
      You turned off our emails, so you won’t get any about these searches.{' '}
      <PageLink href="/email-settings">Turn them on in Email Settings</PageLink>
    </Notice>
  );
}

function NoSearches(): ReactNode {
  const { searches, contact } = useSession();
  return (
    <EmptyList
      title={`${contact ? `${contact.firstname} has` : 'You have'} no saved searches yet`}
      text="Set a place or a filter in a search, then tap Save search. You’ll find it here."
      link={{ href: searches.pathOf(searches.bare(false)), label: 'Find homes' }}
    />
  );
}
