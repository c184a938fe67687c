import { type ReactNode, useState } from 'react';
import type { SessionPerson } from '../../shared/account/account.ts';

interface PersonPictureProps {
  readonly person: Pick<SessionPerson, 'firstname' | 'lastname' | 'picture'>;
}

/** The person's photo, or their initials. Decorative: the name stands beside it. */
export function PersonPicture({ person: { firstname, lastname, picture } }: PersonPictureProps): ReactNode {
  const [failed, fail] = useState<string | null>(null);
  return (
    <span className="person-picture" aria-hidden="true">
      {picture && failed !== picture ? (
        <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => fail(picture)} />
      ) : (
        `${[...firstname][0] ?? ''}${[...lastname][0] ?? ''}`.toUpperCase()
      )}
    </span>
  );
}
