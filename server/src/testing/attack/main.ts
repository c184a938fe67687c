import { parseArgs } from 'node:util';
import { killUnderLoad } from './kills.ts';

// npm run attack [-- --kills 50]: ends with 1 where an acknowledged inquiry or mail was lost or doubled.
const { values } = parseArgs({ options: { kills: { type: 'string', default: '50' } } });
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const report = await killUnderLoad({
  kills: Number(values.kills),
  servers: 3,
  clients: 6,
  pauseMs: 2500,
  say,
});
for (const [name, value] of Object.entries(report))
  say(`${name.padEnd(14)} ${Array.isArray(value) ? value.length : value}`);
for (const answer of report.wrong) say(`wrong answer: ${answer}`);
const { lost, doubled, mailsLost, mailsDoubled, wrong } = report;
if (lost + doubled + mailsLost + mailsDoubled + wrong.length > 0) process.exitCode = 1;
