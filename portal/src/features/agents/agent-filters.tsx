import type { directoryChoices } from '@hearth/domain/page/agents-page.ts';
import { languageSlugs, namedLanguages } from '@hearth/domain/people/language-slugs.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import type { ReactNode } from 'react';
import type { ListNavigation } from '../../shared/personal-list/list-state.ts';
import { AgentSearch } from './agent-search.tsx';
import '../../ui/check.css';

type Address = ListNavigation<typeof directoryChoices>;

interface FiltersProps {
  readonly address: Address;
  /** Every language of the edition's agents; undefined until they are loaded. */
  readonly languages: readonly string[] | undefined;
}

const orders = [
  { value: 'lastname ASC', label: 'Last Name (A to Z)' },
  { value: 'lastname DESC', label: 'Last Name (Z to A)' },
  { value: 'firstname ASC', label: 'First Name (A to Z)' },
  { value: 'firstname DESC', label: 'First Name (Z to A)' },
] as const;

/** Name, languages, team members and order of the directory; each change leads to its first page. */
export function AgentFilters({ address, languages = [] }: FiltersProps): ReactNode {
  const { chosen, choose } = address;
  const sort = (order: (typeof orders)[number]['value']) => {
    const [sortBy, sortType] = order.split(' ') as ['lastname' | 'firstname', 'ASC' | 'DESC'];
    choose({ sortBy, sortType });
  };
  const isNarrowed = chosen.query !== '' || chosen.languagesfilter !== '' || chosen.hideTeamMembers !== '';
  return (
    <section className="agents__filters" aria-label="Find an agent">
      <div className="agents__fields">
        <AgentSearch
          key={chosen.query}
          initial={chosen.query}
          onSearch={(query) => choose({ query: query.trim() })}
        />
        <SelectField
          label="Sort"
          value={`${chosen.sortBy} ${chosen.sortType}`}
          choices={orders}
          onChange={sort}
        />
      </div>
      <Languages address={address} languages={languages} />
      <div className="agents__more">
        <label className="check">
          <input
            type="checkbox"
            checked={chosen.hideTeamMembers === 'true'}
            onChange={(event) => choose({ hideTeamMembers: event.currentTarget.checked ? 'true' : '' })}
          />
          <span>Hide team members</span>
        </label>
        {isNarrowed && (
          <Button
            look="quiet"
            onClick={() => choose({ query: '', languagesfilter: '', hideTeamMembers: '' })}
          >
            Clear all
          </Button>
        )}
      </div>
    </section>
  );
}

/** Agents who speak one of the checked languages stay. English, which all speak, narrows nothing. */
function Languages({ address: { chosen, choose }, languages }: Required<FiltersProps>): ReactNode {
  const spoken = namedLanguages(chosen.languagesfilter, languages ?? []);
  const toggle = (language: string, isOn: boolean) =>
    choose({
      languagesfilter: languageSlugs(
        isOn ? [...spoken, language] : spoken.filter((each) => each !== language),
      ),
    });
  return (
    <fieldset className="agents__languages">
      <legend>Languages</legend>
      {languages
        ?.filter((language) => language !== 'English' || spoken.includes(language))
        .map((language) => (
          <label key={language} className="agents__language">
            <input
              type="checkbox"
              checked={spoken.includes(language)}
              onChange={(event) => toggle(language, event.currentTarget.checked)}
            />
            <span>{language}</span>
          </label>
        ))}
    </fieldset>
  );
}
