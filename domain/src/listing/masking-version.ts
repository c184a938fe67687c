/** Version of the masking of hidden addresses. A new one makes servers mask the stored texts again: raise it with every change. */
export const MASKING_VERSION = 1;
