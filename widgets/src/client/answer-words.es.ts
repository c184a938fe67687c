import { filterNames } from '../search/filter-names.es.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An answer of the server, whose labels, filters and problems of fields are English, in Spanish. Remarks, bios and names stay as written. */
export function inWords(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(inWords);
  if (typeof answer !== 'object' || answer === null) return answer;
  const fields = Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, inWords(value)]));
  return { ...fields, ...textOf(fields) };
}

function textOf({ text, background, filter, words, reason, message }: Fields): Fields {
  if (typeof text === 'string' && background) return { text: labelText(text) };
  if (typeof words === 'string' && typeof filter === 'string') {
    const name = filterNames[filter as keyof typeof filterNames] ?? filter;
    return { words: reason ? `El filtro “${name}” no está disponible aquí.` : `Quitar ${name}` };
  }
  return typeof message === 'string' ? { message: problems[message] ?? message } : {};
}

const labels: readonly (readonly [RegExp, string])[] = [
  [/^Exclusive$/, 'Exclusiva'],
  [/^Just Listed$/, 'Recién anunciada'],
  [/^Back On Market$/, 'De nuevo a la venta'],
  [/^Price Reduced/, 'Rebajada'],
  [/^Price Increase/, 'Aumento de precio'],
  [/^Open House/, 'Casa abierta'],
  [/^Private$/, 'Privada'],
  [/^Active$/, 'Activa'],
  [/^Pending, taking backup offers$/, 'Pendiente, acepta ofertas de respaldo'],
  [/^Pending$/, 'Pendiente'],
  [/^Sold/, 'Vendida'],
  [/^Leased/, 'Rentada'],
  [/^Expired$/, 'Vencida'],
  [/^Withdrawn$/, 'Retirada'],
];
const days: Fields = {
  Sun: 'dom',
  Mon: 'lun',
  Tue: 'mar',
  Wed: 'mié',
  Thu: 'jue',
  Fri: 'vie',
  Sat: 'sáb',
};
const months: Fields = {
  Jan: 'ene',
  Feb: 'feb',
  Mar: 'mar',
  Apr: 'abr',
  May: 'may',
  Jun: 'jun',
  Jul: 'jul',
  Aug: 'ago',
  Sep: 'sep',
  Oct: 'oct',
  Nov: 'nov',
  Dec: 'dic',
};

/** 'Casa abierta sáb, 21 nov, 1 p. m. - 3 p. m.' of 'Open House Sat, Nov 21, 1:00 PM - 3:00 PM'. */
const labelText = (label: string): string =>
  labels
    .reduce((text, [english, spanish]) => text.replace(english, spanish), label)
    .replace(/\b([A-Z][a-z]{2}), ([A-Z][a-z]{2}) (\d+)/, (all, day, month, date) =>
      day in days && month in months ? `${days[day]}, ${date} ${months[month]}` : all,
    )
    .replace(/(?::00)? (A|P)M\b/g, (_, half) => ` ${half.toLowerCase()}. m.`);

/** Problems that the server alone finds, and its failures without words of a widget. */
const problems: Readonly<Record<string, string>> = {
  'Choose a time in the future': 'Elija una hora futura',
  'This time isn’t free anymore. Choose another one.': 'Esa hora ya no está libre. Elija otra.',
  'This request was already sent with different content.': 'Esta solicitud ya se envió con otro contenido.',
};
