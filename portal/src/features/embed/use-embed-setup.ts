import { type EmbedElement, widgetName } from '@hearth/domain/embed/embed-element.ts';
import { cleanSetup, type EmbedSetup } from '@hearth/domain/embed/embed-setup.ts';
import { decodeSetup, encodeSetup } from '@hearth/domain/embed/setup-codec.ts';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Changes part of a setup. Consecutive changes of one field are one history entry.
 *
 * @param field a name for the changed field
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
  const requested = useMemo(
    () => known(decodeSetup(new URLSearchParams(search)), elements),
    [search, elements],
  );
  const newest = useRef(requested.setup);
  const written = useRef({ search: '', field: '' });
  useLayoutEffect(() => {
    newest.current = requested.setup;
    // After Back or Forward, the next change is a new history entry.
    if (written.current.search !== search) written.current = { search, field: '' };
  }, [requested, search]);
  const change = useCallback<ChangeSetup>(
    (part, field) => {
      const next = known({ ...newest.current, ...part(newest.current) }, elements).setup;
      newest.current = next;
      const query = `?${new URLSearchParams(encodeSetup(next))}`;
      const replace = written.current.field === field;
      written.current = { search: query, field };
      navigate(`/embed${query}`, { replace });
    },
    [navigate, elements],
  );
  return { ...requested, change };
}

/** An unknown widget is replaced by the search, or by the first widget of the build. */
function known(setup: EmbedSetup, elements: readonly EmbedElement[]) {
  const called = (name: string) => elements.find((element) => widgetName(element) === name);
  const element = called(setup.widget) ?? called('search') ?? elements[0];
  if (element === undefined) throw new Error('The build describes no elements');
  return { element, setup: cleanSetup({ ...setup, widget: widgetName(element) }, element) };
}
