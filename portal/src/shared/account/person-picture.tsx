import { type ReactNode, useState } from 'react';
import './person-picture.css';

interface PersonPictureProps {
  readonly person: {
    readonly firstname: string;
    readonly lastname?: string;
    readonly picture: string | null;
  };
}

/** The photo of a person, or their initials. Decorative: the name stands beside it. */
export function PersonPicture({
  person: { firstname, lastname = '', picture },
}: PersonPictureProps): ReactNode {
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
