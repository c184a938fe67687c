import type { ImportReport } from '@hearth/domain/contract/contact-files.ts';
import { importContacts } from '@hearth/domain/contract/contact-files.ts';
import { groupDigits } from '@hearth/domain/listing/group-digits.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { sendFile } from '../../shared/app/send-file.ts';
import { contactKeys } from '../../shared/contacts/contact-queries.ts';
import { SmallDialog } from '../../ui/small-dialog.tsx';

/** Imports a file of contacts, and accounts for each of its rows. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const session = useSession();
  const [report, setReport] = useState<ImportReport | null>(null);
  const [failure, fail] = useState('');
  const [isSending, setSending] = useState(false);
  async function send(file: File): Promise<void> {
    setSending(true);
    fail('');
    try {
      setReport(
        await sendFile<ImportReport>(session.client.baseUrl, importContacts.path, file, typeOf(file)),
      );
      await session.queries.invalidateQueries({ queryKey: contactKeys(session).pages });
    } catch (error) {
      fail(words(error));
    }
    setSending(false);
  }
  return (
    <SmallDialog title="Import contacts" onClose={onClose}>
      <p>
        Choose a CSV file of Google, Outlook or a spreadsheet, or a vCard file of a phone. Contacts that you
        have get what they lack; nothing is replaced.
      </p>
      <label className="contact-file">
        <span>{isSending ? 'Importing…' : 'Choose a file'}</span>
        <input
          type="file"
          accept=".csv,.vcf,text/csv,text/vcard"
          disabled={isSending}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void send(file);
            // The same file again, once it is corrected.
            currentTarget.value = '';
          }}
        />
      </label>
      <p role="alert">{failure}</p>
      {report && <Report report={report} />}
    </SmallDialog>
  );
}

const typeOf = ({ name, type }: File): string =>
  /vcard/.test(type) || /\.vcf$/i.test(name) ? 'text/vcard' : 'text/csv';

const reasons = {
  payload_too_large: 'This file is larger than 10 MB. Split it into smaller ones.',
  too_many_requests: 'You imported several files a moment ago. Wait a minute and try again.',
} as const;

function words(error: unknown): string {
  const failure = error instanceof ApiError ? error : new ApiError('bad_answer', '', { cause: error });
  const problems = failure.validationErrors.map(({ message }) => message).join(' ');
  return problems || failureText(failure, 'The file could not be imported. Please try again.', reasons);
}

/** Most refused rows that are listed. */
const mostListed = 200;

function Report({
  report: { made, matched, merged, refused, rows },
}: {
  readonly report: ImportReport;
}): ReactNode {
  const faults = rows.filter(({ outcome }) => outcome === 'refused');
  return (
    <div role="status">
      <dl className="contact-facts">
        {(
          [
            ['Added', made],
            ['Completed', merged],
            ['Already there', matched],
            ['Not imported', refused],
          ] as const
        ).map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{groupDigits(count)}</dd>
          </div>
        ))}
      </dl>
      {faults.length > 0 && (
        <ul className="contact-faults">
          {faults.slice(0, mostListed).map(({ line, reason }) => (
            <li key={line}>
              Line {line}: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
