import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { notShared, ofPerson } from '../../shared/app/person-words.ts';
import { EmptyList } from '../../shared/personal-list/empty-list.tsx';
import { ListHead, type periods, type sortTypes, Waiting } from '../../shared/personal-list/list-head.tsx';
import type { ListNavigation } from '../../shared/personal-list/list-state.ts';
import { PersonalList } from '../../shared/personal-list/personal-list.tsx';

interface SentListProps<Item> {
  readonly title: string;
  /** Name of the list after 'Your', e.g. 'email history'. */
  readonly things: string;
  readonly address: ListNavigation<{ readonly period: typeof periods; readonly sortType: typeof sortTypes }>;
  /** The choice besides period and order. */
  readonly choice: Parameters<typeof SelectField<string>>[0];
  readonly request: Pick<
    UseQueryResult<unknown, ApiError>,
    'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >;
  readonly data: { readonly items: readonly Item[]; readonly total: number } | undefined;
  readonly perPage: number;
  /** One item, and the plural. */
  readonly nouns: readonly [string, string];
  /** Shown in place of no items: to the person with the next step, and to the agent of the person. */
  readonly empty: { readonly own: Parameters<typeof EmptyList>[0]; readonly theirs: string };
  readonly children: (item: Item) => ReactNode;
}

/** Things sent to a person or by the person, 20 to a page; in agent mode a part of the contact's page. */
export function SentList<Item extends { readonly id: string }>(props: SentListProps<Item>): ReactNode {
  const { title, things, address, request, data, empty } = props;
  const session = useSession();
  const { agentMode } = session;
  const { items, total = 0 } = data ?? {};
  const [one, many] = props.nouns;
  return (
    <section className={agentMode ? 'contact__part' : 'list-page page-width'}>
      <ListHead
        title={title}
        isPart={agentMode}
        location={address.location}
        {...address.chosen}
        onChoose={address.choose}
      >
        <SelectField {...props.choice} />
      </ListHead>
      {agentMode && request.error?.code === 'forbidden' ? (
        <p>{notShared(session, `their ${things}`)}</p>
      ) : (
        <PersonalList
          name={ofPerson(session, things)}
          request={request}
          items={items}
          keyOf={({ id }) => id}
          className="inbox__list"
          {...(total > 0 && { count: total === 1 ? `1 ${one}` : `${total} ${many}` })}
          empty={
            data &&
            total === 0 &&
            (agentMode ? (
              <EmptyList title={empty.own.title} text={empty.theirs} />
            ) : (
              <EmptyList {...empty.own} />
            ))
          }
          paging={data && { address, total, pageCount: Math.ceil(total / props.perPage) }}
          skeleton={<Waiting />}
        >
          {props.children}
        </PersonalList>
      )}
    </section>
  );
}
