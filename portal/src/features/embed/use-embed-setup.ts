import { type EmbedElement, widgetName } from '@hearth/domain/embed/embed-element.ts';
import { cleanSetup, type EmbedSetup } from '@hearth/domain/embed/embed-setup.ts';
import { decodeSetup, encodeSetup } from '@hearth/domain/embed/setup-codec.ts';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Changes part of a setup. Changes of one field in a row are one step for the Back button.
 *
 * @param field a name for what was changed
 */
export type ChangeSetup = (part: (setup: EmbedSetup) => Partial<EmbedSetup>, field: string) => void;

export interface EmbedSetupUrl {
  readonly setup: EmbedSetup;
  readonly element: EmbedElement;
  readonly change: ChangeSetup;
}

/** The setup that the address asks for, as far as the elements know it, and the only way to change it. */
export function useEmbedSetup(elements: readonly EmbedElement[]): EmbedSetupUrl {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = useMemo(() => known(decodeSetup(new URLSearchParams(search)), elements), [search, elements]);
  const latest = useRef(asked.setup);
  const written = useRef({ search: '', field: '' });
  useLayoutEffect(() => {
    latest.current = asked.setup;
    // Whoever went back starts a new step.
    if (written.current.search !== search) written.current = { search, field: '' };
  }, [asked, search]);
  const change = useCallback<ChangeSetup>(
    (part, field) => {
      const next = known({ ...latest.current, ...part(latest.current) }, elements).setup;
      latest.current = next;
      const query = `?${new URLSearchParams(encodeSetup(next))}`;
      const replace = written.current.field === field;
      written.current = { search: query, field };
      navigate(`/embed${query}`, { replace });
    },
    [navigate, elements],
  );
  return { ...asked, change };
}

/** A widget that is not there is the search, or else whichever comes first. */
function known(setup: EmbedSetup, elements: readonly EmbedElement[]) {
  const called = (name: string) => elements.find((element) => widgetName(element) === name);
  const element = called(setup.widget) ?? called('search') ?? elements[0];
  if (element === undefined) throw new Error('The build describes no elements');
  return { element, setup: cleanSetup({ ...setup, widget: widgetName(element) }, element) };
}
