import { existsSync } from 'node:fs';

/** The browser the tests drive: the one named by `HEARTH_CHROMIUM`, else the system's, else Playwright's own. */
export function chromiumLaunchOptions() {
  const wanted = [process.env.HEARTH_CHROMIUM, '/usr/bin/chromium'].find((path) => path && existsSync(path));
  return {
    ...(wanted ? { executablePath: wanted } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  };
}
