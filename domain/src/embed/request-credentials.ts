/**
 * The mode in which a page requests what it may have preloaded: browsers use a preload only in its own mode, and else send a second
 * request. Cookies are sent in neither.
 *
 * @param server address of the server, with a path
 * @param page origin of the page
 */
export const credentialsOf = (server: string, page: string): 'omit' | 'same-origin' =>
  server.startsWith(`${page}/`) ? 'omit' : 'same-origin';
