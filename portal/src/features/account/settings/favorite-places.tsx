import type { FavoritePlace } from '@hearth/domain/contract/favorite-place.ts';
import { updateFavoritePlace } from '@hearth/domain/contract/favorite-place.ts';
import type { User } from '@hearth/domain/contract/user.ts';
import { profileProblems } from '@hearth/domain/people/profile-rules.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../shared/app/app-context.tsx';
import { useChange } from '../../../shared/changes/use-change.ts';
import { useServerForm } from '../../../shared/forms/use-server-form.ts';
import { placeRemoval, staleAfterPlaces } from '../../../shared/travel/place-changes.ts';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { AccountSection } from '../account-page.tsx';
import { accountFailure } from '../account-words.ts';
import { saved } from '../use-action.ts';
import { settingWords } from './setting-words.ts';

/** The places that travel times lead to. They are added where those are shown; here they are named and removed. */
export const FavoritePlaces = ({ user }: { readonly user: User }): ReactNode => (
  <AccountSection id="settings-places" title="Favorite places">
    {user.favoritePlaces.length === 0 ? (
      <p className="account-note">No places yet. Add them under Travel times on the page of any home.</p>
    ) : (
      <ul className="account-list">
        {user.favoritePlaces.map((place) => (
          <Place key={place.id} place={place} />
        ))}
      </ul>
    )}
  </AccountSection>
);

interface PlaceProps {
  readonly place: FavoritePlace;
}

function Place({ place }: PlaceProps): ReactNode {
  const session = useSession();
  const { client, queries } = session;
  const [isNaming, setNaming] = useState(false);
  const { change: remove } = useChange(() => ({
    ...placeRemoval(session, place),
    words: settingWords(`Unable to remove ${place.name}`),
  }));
  const form = useServerForm({
    initial: { name: place.name },
    check: profileProblems,
    send: async ({ name }) => {
      await client.call(updateFavoritePlace, { params: { id: String(place.id) }, body: { name } });
      for (const queryKey of staleAfterPlaces(session)) await queries.invalidateQueries({ queryKey });
      setNaming(false);
      saved();
    },
    failureWords: accountFailure,
  });
  if (isNaming)
    return (
      <li>
        <form className="account-form" {...form.props}>
          <FormField label="Name" autoComplete="off" field={form.field('name')} />
          <FormEnd form={form} action="Save" acting="Saving…" />
        </form>
      </li>
    );
  return (
    <li>
      <span className="account-list__words">
        {place.name}
        {place.address !== place.name && <small>{place.address}</small>}
      </span>
      <span className="account-section__buttons">
        <Button look="quiet" aria-label={`Rename ${place.name}`} onClick={() => setNaming(true)}>
          Rename
        </Button>
        <Button look="quiet" aria-label={`Remove ${place.name}`} onClick={() => remove()}>
          Remove
        </Button>
      </span>
    </li>
  );
}
