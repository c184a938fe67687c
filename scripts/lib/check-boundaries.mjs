import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.mjs';

const PACKAGES = ['domain', 'widgets', 'loader', 'portal', 'sample', 'server'];

/**
 * Checks the packages' sources against the rules of `.dependency-cruiser.mjs`.
 *
 * @param {string} baseDir folder of the packages
 * @returns {Promise<{ violations: Array<{ rule: string, from: string, to: string, comment: string }>,
 *   moduleCount: number, unread: string[] }>} `unread` names source files that the check did not reach
 */
export async function checkBoundaries(baseDir) {
  const folders = PACKAGES.map((name) => `${name}/src`).filter((folder) => existsSync(join(baseDir, folder)));
  const { forbidden, options } = configuration;
  const { output } = await cruise(
    folders,
    { ...options, baseDir, validate: true, ruleSet: { forbidden } },
    options.enhancedResolveOptions,
  );
  const read = new Set(output.modules.map((module) => module.source));
  return {
    violations: output.summary.violations.map(({ rule, from, to }) =>
      violation(rule.name, from, to, forbidden),
    ),
    moduleCount: read.size,
    unread: globSync(`{${PACKAGES.join(',')}}/src/**/*.{ts,tsx}`, { cwd: baseDir }).filter(
      (file) => !read.has(file.replaceAll('\\', '/')),
    ),
  };
}

function violation(rule, from, to, forbidden) {
  return { rule, from, to, comment: forbidden.find(({ name }) => name === rule).comment };
}
