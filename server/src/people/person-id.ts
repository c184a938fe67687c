const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns whether a text is the id of an account, which the database compares with others. */
export const isPersonId = (text: string): boolean => UUID.test(text);
