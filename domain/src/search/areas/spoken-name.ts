/** The name of a stored area in a sentence: counties and school districts are stored without their kind. */
export function spokenName(type: string, name: string): string {
  if (type === 'county') return / county$/i.test(name) ? name : `${name} County`;
  if (type === 'schooldistrict') return /\b(c?isd|district)\b/i.test(name) ? name : `${name} ISD`;
  return name;
}
