import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import {
  addRsvp,
  getRsvps,
  type OpenHouseAnswers,
  removeRsvp,
} from '@hearth/domain/contract/open-house-rsvp.ts';
import { weekdayText } from '@hearth/domain/listing/date-text.ts';
import type { OpenHouse } from '@hearth/domain/listing/listing.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import type { Session } from '../../shared/app/session.ts';
import { type Change, effect } from '../../shared/changes/change.ts';
import { useChange, useShownQuery } from '../../shared/changes/use-change.ts';

const answersQuery = ({ client, root }: Session, id: string) =>
  queryOptions({
    queryKey: [...root, 'open house answers', id],
    queryFn: ({ signal }) => client.call(getRsvps, { params: { id }, signal }),
  });

/** Comes to an open house, or does not after all. */
function answer(
  session: Session,
  id: string,
  openhousekey: string,
  comes: boolean,
): Change<OpenHouseAnswers> {
  const { queryKey } = answersQuery(session, id);
  return {
    key: [...queryKey, openhousekey],
    apply: [
      effect<OpenHouseAnswers>(queryKey, ({ openhousekeys }) => ({
        openhousekeys: [
          ...openhousekeys.filter((key) => key !== openhousekey),
          ...(comes ? [openhousekey] : []),
        ],
      })),
    ],
    result: (answers) => [effect<OpenHouseAnswers>(queryKey, () => answers)],
    call: (call) =>
      comes
        ? call(addRsvp, { params: { id }, body: { openhousekey } })
        : call(removeRsvp, { params: { id }, query: { openhousekey } }),
    words: {
      done: comes ? 'You’re on the list. We sent you an email.' : 'You’re off the list.',
      failed: 'Unable to send your answer',
    },
    stale: [queryKey],
  };
}

interface RsvpButtonProps {
  readonly listing: Pick<ListingDetails, 'listingid'>;
  readonly openHouse: OpenHouse;
}

/** Lets a signed-in visitor come to an open house of an exclusive listing. */
export function RsvpButton({ listing: { listingid }, openHouse }: RsvpButtonProps): ReactNode {
  const session = useSession();
  const { data } = useShownQuery(answersQuery(session, listingid));
  const { change } = useChange((comes: boolean) => answer(session, listingid, openHouse.openhousekey, comes));
  const comes = data?.openhousekeys.includes(openHouse.openhousekey) ?? false;
  return (
    <Button
      look={comes ? 'plain' : 'primary'}
      aria-pressed={comes}
      aria-disabled={data === undefined}
      title="The agent of this home sees your name and email"
      aria-label={`${comes ? 'You’re coming on' : 'RSVP for'} ${weekdayText(openHouse.openhousedate)}`}
      onClick={() => data && change(!comes)}
    >
      {comes ? 'You’re coming' : 'RSVP'}
    </Button>
  );
}
