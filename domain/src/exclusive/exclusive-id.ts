/** The id of an exclusive listing, or that of its draft. */
export const exclusiveIdPattern = /^(EL\d{1,12}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/;
