/** The client that the provider of the tests knows. */
export const openIdClient = { clientId: 'hearth', clientSecret: 'a secret of the tests' };
