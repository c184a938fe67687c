import type { Contact } from '@hearth/domain/contract/contact.ts';
import { getAssignableAgents, reassignContact } from '@hearth/domain/contract/contact-changes.ts';
import { contactName } from '@hearth/domain/people/contact-rules.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { TextField } from '@hearth/widgets/ui/field.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { contactKeys } from '../../shared/contacts/contact-queries.ts';
import { SmallDialog } from '../../ui/small-dialog.tsx';
import { SearchWords } from './search-words.tsx';

interface ReassignDialogProps {
  readonly contact: Contact;
  readonly onClose: () => void;
}

/** Gives a contact to another agent, with the source of the lead. The former agent loses it at once. */
export function ReassignDialog({ contact, onClose }: ReassignDialogProps): ReactNode {
  const session = useSession();
  const { client, queries, changes } = session;
  const [query, search] = useState('');
  const [leadSource, setLeadSource] = useState(contact.leadSource ?? '');
  const [failure, fail] = useState('');
  const { data } = useQuery({
    queryKey: ['agents to assign', query],
    queryFn: ({ signal }) => client.call(getAssignableAgents, { query: { query }, signal }),
    placeholderData: keepPreviousData,
  });
  const agents = data?.items.filter(({ agentId }) => agentId !== contact.agentId);
  async function assign(agentId: string, name: string): Promise<void> {
    try {
      const source = leadSource.trim() === '' ? {} : { leadSource };
      await client.call(reassignContact, { params: { id: contact.id }, query: source, body: { agentId } });
      changes.say(`${contactName(contact)} is with ${name} now`);
      await queries.invalidateQueries({ queryKey: contactKeys(session).all });
      onClose();
    } catch (error) {
      fail(
        failureText(
          error as Parameters<typeof failureText>[0],
          'The contact was not reassigned. Please try again.',
        ),
      );
    }
  }
  return (
    <SmallDialog title={`Reassign ${contactName(contact)}`} onClose={onClose}>
      <TextField
        label="Lead source (optional)"
        value={leadSource}
        maxLength={256}
        onChange={(event) => setLeadSource(event.currentTarget.value)}
      />
      <SearchWords
        label="New agent"
        placeholder="Search by First Name or Last Name"
        words={query}
        onSearch={search}
      />
      <p role="alert">{failure}</p>
      <ul className="contact-choice">
        {agents?.map(({ agentId, name, title, accountType }) => (
          <li key={agentId}>
            <button type="button" onClick={() => void assign(agentId, name)}>
              <span>{name}</span>
              <span className="contact__facts">{title ?? accountType}</span>
            </button>
          </li>
        ))}
      </ul>
      {agents?.length === 0 && <p>No other agent with an account was found. Try fewer letters.</p>}
    </SmallDialog>
  );
}
