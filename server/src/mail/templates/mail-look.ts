import type { CSSProperties } from 'react';

/**
 * The look of mails: inline styles that every mail program applies, in the light colors of the portal, and one sheet for the dark
 * scheme and for phones, which programs without it ignore. Mail programs support neither flex, grid nor positions.
 */

const font = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

const color = {
  page: '#f5f4f1',
  card: '#ffffff',
  text: '#1d2326',
  muted: '#576067',
  line: '#dddad4',
  accent: '#17614f',
  onAccent: '#ffffff',
} as const;

/** Width in px of the widest mail, and of a picture in it. */
export const mailWidth = 600;
export const pictureWidth = 534;

const text: CSSProperties = { margin: '0', fontSize: '16px', lineHeight: '24px', color: color.text };
/** 14 px: the Texas Real Estate Commission asks for ten points at least. */
const small: CSSProperties = { ...text, fontSize: '14px', lineHeight: '21px', color: color.muted };

export const look = {
  page: { margin: '0', padding: '0', backgroundColor: color.page, color: color.text, fontFamily: font },
  outside: { padding: '24px 12px', fontFamily: font },
  brand: { ...text, padding: '0 8px 16px', fontSize: '20px', fontWeight: 700 },
  brandLink: { color: color.accent, textDecoration: 'none' },
  logo: { display: 'inline-block', marginRight: '8px', borderRadius: '8px', verticalAlign: 'middle' },
  card: {
    padding: '32px 32px 16px',
    backgroundColor: color.card,
    borderRadius: '16px',
    wordBreak: 'break-word',
  },
  heading: { ...text, margin: '0 0 16px', fontSize: '24px', lineHeight: '30px', fontWeight: 700 },
  section: { ...text, margin: '24px 0 4px', fontSize: '20px', lineHeight: '28px', fontWeight: 700 },
  paragraph: { ...text, margin: '0 0 16px' },
  line: text,
  small,
  news: { ...text, fontWeight: 700 },
  smallParagraph: { ...small, margin: '0 0 8px' },
  link: { color: color.accent, textDecoration: 'underline' },
  button: { margin: '8px 0 24px' },
  buttonCell: { backgroundColor: color.accent, borderRadius: '24px', textAlign: 'center' },
  buttonLink: {
    ...text,
    display: 'inline-block',
    padding: '12px 28px',
    color: color.onAccent,
    fontWeight: 600,
    textDecoration: 'none',
  },
  facts: { margin: '0 0 16px' },
  label: {
    ...small,
    width: '112px',
    padding: '4px 16px 4px 0',
    textAlign: 'left',
    fontWeight: 400,
    verticalAlign: 'top',
  },
  value: { ...text, padding: '4px 0', verticalAlign: 'top' },
  quote: { margin: '0 0 24px', padding: '4px 0 4px 16px', borderLeft: `3px solid ${color.accent}` },
  home: { margin: '8px 0 24px', border: `1px solid ${color.line}`, borderRadius: '12px' },
  photo: { display: 'block', width: '100%', height: 'auto', borderRadius: '11px 11px 0 0' },
  homeFacts: { padding: '16px 20px 20px' },
  price: { ...text, fontSize: '24px', lineHeight: '32px', fontWeight: 700 },
  firm: { ...text, padding: '8px 0 0' },
  agent: { margin: '24px 0 16px', borderTop: `1px solid ${color.line}` },
  agentFace: { padding: '24px 16px 0 0', verticalAlign: 'top' },
  face: { display: 'block', borderRadius: '32px' },
  agentWords: { padding: '24px 0 0', verticalAlign: 'top' },
  name: { ...text, fontWeight: 700 },
  footer: { padding: '24px 8px 0' },
} as const satisfies Readonly<Record<string, CSSProperties>>;

/** Inline styles carry the light scheme, so the rules of the sheet must be important. */
export const mailSheet = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .card { padding: 20px 20px 8px !important; }
  .heading { font-size: 22px !important; line-height: 28px !important; }
  .label, .value { display: block !important; width: 100% !important; padding: 0 !important; }
  .value { padding-bottom: 12px !important; }
}
@media (prefers-color-scheme: dark) {
  body, td, th { background-color: #101214 !important; }
  .card { background-color: #1f2226 !important; }
  .card td, .card th { background-color: transparent !important; }
  p, td, th, h1 { color: #eceae6 !important; }
  .small, .label { color: #a6adb3 !important; }
  .bordered { border-color: #343a40 !important; }
  .quote { border-color: #6fcdb2 !important; }
  a, .brand { color: #6fcdb2 !important; }
  .card .button { background-color: #6fcdb2 !important; }
  .card .button a { color: #0b201a !important; }
}`;
