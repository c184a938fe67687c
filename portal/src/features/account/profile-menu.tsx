import { type ReactNode, useRef, useState } from 'react';
import type { SessionPerson } from '../../shared/account/account.ts';
import { PersonPicture } from '../../shared/account/person-picture.tsx';
import { Popover } from '../../ui/popover.tsx';
import { useCloseOnNavigation } from '../../ui/use-close-on-navigation.ts';
import { MenuEntries } from './menu-entries.tsx';
import './profile-menu.css';

/** The button with the person's picture, and the menu of the account. */
export function ProfileMenu({ person }: { readonly person: SessionPerson }): ReactNode {
  const [isOpen, open] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const close = () => open(false);
  useCloseOnNavigation(close);
  return (
    <div className="header__account">
      <Popover
        button={{
          className: 'profile-button',
          children: (
            <>
              <PersonPicture person={person} />
              <span className="profile-button__name">{person.firstname}</span>
              <span className="hearth-visually-hidden">, your account</span>
            </>
          ),
        }}
        className="profile-menu"
        panel={panel}
        isOpen={isOpen}
        isKept={false}
        onOpen={() => open(true)}
        onClose={close}
        onTabOut={close}
        onLeave={close}
      >
        <p className="profile-menu__person">
          <strong>
            {person.firstname} {person.lastname}
          </strong>
          <span>{person.email}</span>
        </p>
        <MenuEntries onChoose={close} />
      </Popover>
    </div>
  );
}
