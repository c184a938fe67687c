import type { FavoritePlace } from '@hearth/domain/contract/favorite-place.ts';
import { removeFavoritePlace, updateFavoritePlace } from '@hearth/domain/contract/favorite-place.ts';
import type { User } from '@hearth/domain/contract/user.ts';
import { profileProblems } from '@hearth/domain/people/profile-rules.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { meQuery } from '../../../shared/account/me-query.ts';
import { useSession } from '../../../shared/app/app-context.tsx';
import { useServerForm } from '../../../shared/forms/use-server-form.ts';
import { placesQuery } from '../../../shared/travel/use-account-places.ts';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { AccountSection } from '../account-page.tsx';
import { accountFailure } from '../account-words.ts';
import { saved, useAction } from '../use-action.ts';

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
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: placesQuery(session).queryKey });
    await queries.invalidateQueries({ queryKey: meQuery(session).queryKey });
  };
  const params = { id: String(place.id) };
  const removal = useAction(async () => {
    await client.call(removeFavoritePlace, { params });
    await refresh();
    saved();
  });
  const form = useServerForm({
    initial: { name: place.name },
    check: profileProblems,
    send: async ({ name }) => {
      await client.call(updateFavoritePlace, { params, body: { name } });
      await refresh();
      setNaming(false);
      saved();
    },
    failureWords: accountFailure,
  });
  if (isNaming)
    return (
      <li>
        <form className="account-form" noValidate onSubmit={form.onSubmit}>
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
        <Button
          look="quiet"
          aria-label={`Remove ${place.name}`}
          aria-disabled={removal.isActing}
          onClick={removal.run}
        >
          Remove
        </Button>
      </span>
    </li>
  );
}
