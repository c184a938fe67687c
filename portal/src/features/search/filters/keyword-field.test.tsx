import { filterTable } from '@hearth/domain/search/filters/filter-table.ts';
import { mostKeywordTerms } from '@hearth/domain/search/filters/rows/keyword.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { guestForm, guestSearches } from '../../../testing/an-app.ts';
import type { FilterFieldProps } from './filter-field-props.ts';
import { KeywordField } from './keyword-field.tsx';
import { LastReset } from './last-reset.ts';

function Form(): ReactNode {
  const [keyword, setKeyword] = useState('');
  const [reset, setReset] = useState<ComponentProps<typeof LastReset>['value']>(null);
  return (
    <LastReset value={reset}>
      <KeywordField
        row={filterTable.keyword as unknown as FilterFieldProps['row']}
        value={keyword}
        filters={guestSearches.bare(false).filters}
        context={guestForm}
        onChange={(value) => setKeyword(String(value))}
      />
      <p data-testid="searched">{keyword}</p>
      <button
        type="button"
        onClick={() => {
          setKeyword('');
          setReset({ part: 'all' });
        }}
      >
        Reset
      </button>
    </LastReset>
  );
}

test('a pause between two words searches and does not change the typed text', async () => {
  const form = mount(<Form />);
  const field = form.getByRole<HTMLInputElement>('textbox');
  const searched = () => form.getByTestId('searched').textContent;
  await userEvent.click(field);
  await userEvent.keyboard('pool ');
  await expect.poll(searched).toBe('pool');
  await userEvent.keyboard('table');
  expect(field.value).toBe('pool table');
  await expect.poll(searched).toBe('pool table');
  await userEvent.click(form.getByRole('button', { name: 'Reset' }));
  await expect.poll(() => field.value).toBe('');
});

test('a reset clears words that were too many to search', async () => {
  const form = mount(<Form />);
  const field = form.getByRole<HTMLInputElement>('textbox');
  const words = Array.from({ length: mostKeywordTerms + 1 }, (_, at) => `w${at}`).join(', ');
  await userEvent.fill(field, words);
  await expect.poll(() => form.getByRole('alert').textContent).toMatch(/^At most /);
  await userEvent.click(form.getByRole('button', { name: 'Reset' }));
  await expect.poll(() => field.value).toBe('');
  expect(form.getByRole('alert').textContent).toBe('');
  expect(form.getByTestId('searched').textContent).toBe('');
});
