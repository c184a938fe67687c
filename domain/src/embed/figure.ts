/**
 * A number as people write it in the attribute of a widget: `300000`, `$300,000`, `450k`, `1.2M`, `6.5%`. null for
 * anything else; an empty text is no number, although `Number('')` is 0. `500.000` is half a million to many, so it is none.
 */
export function readFigure(text: string): number | null {
  const written = text.trim();
  if (/^\$?[1-9]\d{1,2}\.\d{3}$/.test(written)) return null;
  const [, grouped, unit = ''] =
    /^\$?((?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d+)?)\s*([km%]?)$/i.exec(written) ?? [];
  const number = Number((grouped?.replaceAll(',', '') ?? text).trim() || Number.NaN);
  return Number.isFinite(number) ? number * ({ k: 1e3, m: 1e6 }[unit.toLowerCase()] ?? 1) : null;
}
