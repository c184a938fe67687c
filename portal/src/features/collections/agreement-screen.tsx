import type { HomeVotes } from '@hearth/domain/contract/collection-votes.ts';
import { collectionPath } from '@hearth/domain/page/collection-path.ts';
import { type Accord, accordOf } from '@hearth/domain/people/votes/agreement.ts';
import { dealBreakerLabel } from '@hearth/domain/people/votes/deal-breakers.ts';
import { appliedChips } from '@hearth/domain/search/filters/applied-chips.ts';
import { ListingCardSkeleton } from '@hearth/widgets/listing-card/listing-card-skeleton.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import { PageLink } from '../../shared/app/page-link.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { useShownQuery } from '../../shared/changes/use-change.ts';
import { HomeCard } from '../../shared/listing/home-card.tsx';
import { useListAddress } from '../../shared/personal-list/list-state.ts';
import { PersonalList, SkeletonItems } from '../../shared/personal-list/personal-list.tsx';
import { failureReason } from '../../shared/saving/collection-changes.ts';
import { homeCount } from '../../shared/saving/home-count.ts';
import { SaveCard } from '../../shared/saving/save-card.tsx';
import { ClosedCollection, ClosedVotes } from './closed-collection.tsx';
import { OpenedVotes } from './votes/opened-votes.tsx';
import { type Agreement, agreementQuery } from './votes/vote-changes.ts';
import './collections.css';

const accordWords: Readonly<Record<Accord, string>> = {
  differ: 'You differ',
  nearly: 'You nearly agree',
  'all yes': 'All votes are yes',
  'all maybe': 'All votes are maybe',
  'all no': 'All votes are no',
  'one vote': 'One vote so far',
};

type AgreementScreenProps = Pick<ScreenProps<'agreement'>, 'params' | 'location' | 'notFound'>;

/** The homes of a collection with opened votes: those to talk about first. */
export function AgreementScreen({ params: { id }, location, notFound }: AgreementScreenProps): ReactNode {
  const { edition } = useApp();
  const address = useListAddress(location);
  const { query, data } = useShownQuery({
    ...agreementQuery(useSession(), id, address.page),
    // The page before stays until the next one is here.
    placeholderData: keepPreviousData,
  });
  const { code } = query.error ?? {};
  if (code === 'validation_failed') return notFound;
  if (code === 'forbidden') return <ClosedVotes id={id} />;
  // The link of a mail, which a person opens who left.
  if (code === 'not_found') return <ClosedCollection />;
  return (
    <section className="list-page collections page-width" aria-busy={query.isFetching && !query.isSuccess}>
      <PageHead title={`Where you agree | ${edition.name}`} canonical={null} />
      <p>
        <PageLink href={collectionPath(id)} dir="auto">
          {data?.name ?? 'Collection'}
        </PageLink>
      </p>
      <h1>Where you agree</h1>
      <PersonalList
        name="The votes"
        request={query}
        reason={failureReason}
        items={data?.listings}
        keyOf={({ listingkey }) => listingkey}
        className="collection-homes"
        head={data && <SearchWithout search={data.search} />}
        count={
          data?.total === 0
            ? 'No votes are open yet. They open on a home once everyone has voted on it.'
            : `${homeCount(data?.total ?? 0)} with open votes, differences first`
        }
        paging={data && { ...data, address }}
        skeleton={
          <SkeletonItems className="collection-homes" count={3}>
            <ListingCardSkeleton />
          </SkeletonItems>
        }
      >
        {(listing, at) => (
          <>
            <HomeCard
              listing={listing}
              headingLevel={2}
              eager={at < 2}
              actions={<SaveCard listing={listing} />}
            />
            {data?.homes[at] && <Verdict home={data.homes[at]} />}
          </>
        )}
      </PersonalList>
    </section>
  );
}

function Verdict({ home: { votes } }: { readonly home: HomeVotes }): ReactNode {
  const accord = accordOf(votes.map(({ answer }) => answer));
  return (
    <div className="vote">
      <p className="vote__accord" data-accord={accord}>
        {accordWords[accord]}
      </p>
      <OpenedVotes votes={votes} />
    </div>
  );
}

/** A search that leaves out what stood against homes. */
function SearchWithout({ search: { lease, filters } }: Pick<Agreement, 'search'>): ReactNode {
  const { searches } = useSession();
  if (filters.length === 0) return null;
  const bare = searches.bare(lease);
  const wanted = {
    ...bare.filters,
    ...Object.fromEntries(filters.map(({ filter, value }) => [filter, value])),
  };
  const chips = appliedChips(wanted, bare.filters).map(({ text }) => text);
  return (
    <div className="votes-bar">
      <p>
        A search can leave out homes with these deal-breakers:{' '}
        {filters.map(({ dealBreaker }) => dealBreakerLabel(dealBreaker)).join(', ')}.
      </p>
      <a
        className="hearth-button hearth-button--primary"
        href={searches.pathOf({ ...bare, filters: wanted })}
      >
        Find homes: {chips.join(', ')}
      </a>
    </div>
  );
}
