const area = /^\/(menu|signup|(re)?set-password|verify-email|(user\/)?email-settings|subscription)(\/|$)/i;

/** Whether a path belongs to the pages of accounts, known or not. Their code is no part of the portal's first load. */
export const isInAccountArea = (pathname: string): boolean => area.test(pathname);
