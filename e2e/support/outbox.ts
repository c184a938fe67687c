import { expect, type Page } from '@playwright/test';

/** The path of the link in the newest mail to an address, e.g. '/verify-email?email=…&code=…'. */
export async function linkInMail(page: Page, address: string, linkPath: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const rows = (await textOf(page, '/outbox')).split('<tr>');
    for (const row of rows.filter((each) => each.includes(address))) {
      const [, path = ''] = /href="(\/outbox\/[^"]+)"/.exec(row) ?? [];
      const mail = (await textOf(page, path)).replaceAll('&#38;', '&');
      link =
        mail
          .split(/\s/)
          .find(
            (word) =>
              word.includes(`${linkPath}?`) || word.includes(`${linkPath}/`) || word.endsWith(linkPath),
          ) ?? '';
      if (link !== '') break;
    }
    expect(link).not.toBe('');
  }).toPass({ timeout: 30_000 });
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** The newest mail of the outbox whose subject names a visitor, which is the agent's; '' before there is one. */
export async function mailAbout(page: Page, hearth: string, who: string): Promise<string> {
  const rows = (await textOf(page, `${hearth}/outbox`))
    .split('<tr>')
    .filter((row) => row.includes(`: ${who}`));
  const [, path = ''] = /href="(\/outbox\/[^"]+)"/.exec(rows[0] ?? '') ?? [];
  return path && textOf(page, hearth + path);
}

const textOf = async (page: Page, path: string): Promise<string> => (await page.request.get(path)).text();
