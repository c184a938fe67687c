/**
 * Texas Tax Code, section 11.13(b): the amount of a home's value that school districts do not tax where the owner lives in it, from tax
 * year 2025 on.
 */
export const homesteadExemption = { dollars: 140_000, since: 2025 } as const;

/**
 * The part of the tax rate that is the school district's, to which the exemption applies. About half in the counties of both editions;
 * the optional exemptions of cities and counties are left out, so the tax with homestead is rather too high than too low.
 */
const SCHOOL_SHARE = 0.5;

/**
 * The part of a price that the whole rate applies to, for an owner who lives there. Of several units the exemption is for the value of
 * the one that the owner lives in (section 11.13(k)).
 */
export const taxedWithHomestead = (price: number, units: number): number =>
  price - Math.min(price / units, homesteadExemption.dollars) * SCHOOL_SHARE;
