/** The header in which the server names the address of a request to better-auth; what proxies wrote was judged before. */
export const ADDRESS_HEADER = 'x-hearth-address';
/** Below it are the addresses to which identity providers send people back. */
export const AUTH_PATH = '/api/auth';

/** Brings better-auth the token of the agent's link that a browser opened. */
export const RECOMMENDED_HEADER = 'x-hearth-recommended';
