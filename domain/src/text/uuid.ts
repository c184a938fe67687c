/** A UUID in the lower-case letters in which PostgreSQL and browsers write it. */
export const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
