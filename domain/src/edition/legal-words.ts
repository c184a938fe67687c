// The exact words that the Texas Real Estate Commission prescribes for links (22 TAC 531.18 and 531.20): never shortened.

export const iabsWords = 'Texas Real Estate Commission Information About Brokerage Services';
export const consumerProtectionWords = 'Texas Real Estate Commission Consumer Protection Notice';

/** Beside the mark of a house with an equals sign, or alone where there is no picture. */
export const equalHousingWords = 'Equal Housing Opportunity';
