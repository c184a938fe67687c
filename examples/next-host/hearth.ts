/** Origin of the Hearth server. */
export const hearth = process.env.NEXT_PUBLIC_HEARTH ?? 'http://localhost:3000';
