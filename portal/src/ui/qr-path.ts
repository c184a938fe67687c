import { encodeQR } from 'qr';

export interface QrPath {
  /** Modules on a side, with the margin that scanners need. */
  readonly size: number;
  /** The dark modules as the path of an SVG. */
  readonly d: string;
}

/** A text as a QR code, with a margin of four modules. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const d = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: rows.length, d };
}
