/** Pages as files, for any web server; leave it out where Next.js itself serves the pages. */
export default { output: 'export' };
