/** The source data of an edition's areas, read from compact, readable lists. */
export type EditionName = 'austin' | 'san-antonio';

/** `weight` is roughly thousands of residents: how many of the listings lie in the zip. */
export type SampleZip = { zip: string; mlsarea: string; weight: number; city: string; county: string };

/** A city with its population in thousands; `radiusKm` is set for cities that share a zip with a larger neighbour. */
export type SampleCity = {
  name: string;
  county: string;
  populationThousands: number;
  latitude: number;
  longitude: number;
  radiusKm: number;
};

/** `at` is missing where no position is known; one is then chosen inside the zip. */
export type SampleSubdivision = { name: string; zip: string; at: readonly [number, number] | null };

export type SchoolLevel = 'elementary' | 'middle' | 'high';

/** A campus; `rating` is 1 to 10, or null where the state gave no score. */
export type SampleSchool = {
  name: string;
  level: SchoolLevel;
  district: string;
  latitude: number;
  longitude: number;
  rating: number | null;
};

/** The parts of a street's name as the Data Dictionary splits them; a missing part is the empty text. */
export type StreetName = { streetdirprefix: string; streetname: string; streetsuffix: string };

export type EditionAreas = {
  edition: EditionName;
  counties: readonly string[];
  zips: readonly SampleZip[];
  cities: readonly SampleCity[];
  subdivisions: readonly SampleSubdivision[];
  schools: readonly SampleSchool[];
  streets: readonly StreetName[];
  ruralRoads: readonly StreetName[];
};

/** Reads `78704 6 49 Austin` (zip, MLS area, weight, city) under `# County` headings. */
export function readZips(text: string): SampleZip[] {
  return underHeadings(text).map(({ heading, line }) => {
    const [zip = '', mlsarea = '', weight = '', ...city] = line.split(' ');
    return { zip, mlsarea, weight: Number(weight), city: city.join(' '), county: heading };
  });
}

/** Reads `Rollingwood 1.6 30.277 -97.791 1` (name, thousands, latitude, longitude, radius) under `# County` headings. */
export function readCities(text: string): SampleCity[] {
  return underHeadings(text).map(({ heading, line }) => {
    const words = line.split(' ');
    const [populationThousands = 0, latitude = 0, longitude = 0, radiusKm = 0] = words.splice(-4).map(Number);
    return { name: words.join(' '), county: heading, populationThousands, latitude, longitude, radiusKm };
  });
}

/** Reads `78704: Zilker 30.255 -97.768; Barton Heights` (the position may be missing). */
export function readSubdivisions(text: string): SampleSubdivision[] {
  return lines(text).flatMap((line) => {
    const zip = line.slice(0, 5);
    return entries(line.slice(6)).map((entry) => {
      const found = /^(.*?) (\d+\.\d+) (-\d+\.\d+)$/.exec(entry);
      if (!found) return { name: entry, zip, at: null };
      return { name: found[1] ?? entry, zip, at: [Number(found[2]), Number(found[3])] };
    });
  });
}

/** Reads `Zilker 30.258 -97.772 9; ...` under `# District`, where `elementary:` opens a level; a rating of `-` is unknown. */
export function readSchools(text: string): SampleSchool[] {
  let level: SchoolLevel = 'elementary';
  return underHeadings(text).flatMap(({ heading, line }) => {
    const labelled = /^(elementary|middle|high): (.*)$/.exec(line);
    if (labelled) level = labelled[1] as SchoolLevel;
    return entries(labelled?.[2] ?? line).map((entry) => readSchool(entry, level, heading));
  });
}

function readSchool(entry: string, level: SchoolLevel, district: string): SampleSchool {
  const words = entry.split(' ');
  const [latitude = '', longitude = '', rating = '-'] = words.splice(-3);
  return {
    name: schoolName(words.join(' '), level),
    level,
    district,
    latitude: Number(latitude),
    longitude: Number(longitude),
    rating: rating === '-' ? null : Number(rating),
  };
}

const SCHOOL_SUFFIX = { elementary: 'Elementary School', middle: 'Middle School', high: 'High School' };
const COMPLETE_NAME = /\b(School|Academy|Center|Campus|Magnet|Institute|High|Middle|Elementary)\b/;

function schoolName(name: string, level: SchoolLevel): string {
  return COMPLETE_NAME.test(name) ? name : `${name} ${SCHOOL_SUFFIX[level]}`;
}

const DIRECTION = /^(N|S|E|W|NE|NW|SE|SW)$/;
const SUFFIX =
  /^(Ave|Bend|Blvd|Bnd|Cir|Crk|Ct|Cv|Dr|Hl|Holw|Hwy|Ln|Loop|Pass|Path|Pkwy|Pl|Pt|Rd|Rdg|Run|Sq|St|Ter|Trl|Vw|Way|Xing)$/;

/** Reads `S Lamar Blvd; Bridle Path`, and splits each into direction, name and suffix. */
export function readStreets(text: string): StreetName[] {
  return lines(text)
    .flatMap(entries)
    .map((entry) => {
      const words = entry.split(' ');
      const streetdirprefix = words.length > 1 && DIRECTION.test(words[0] ?? '') ? (words.shift() ?? '') : '';
      const streetsuffix = words.length > 1 && SUFFIX.test(words.at(-1) ?? '') ? (words.pop() ?? '') : '';
      return { streetdirprefix, streetname: words.join(' '), streetsuffix };
    });
}

function underHeadings(text: string): { heading: string; line: string }[] {
  let heading = '';
  return lines(text).flatMap((line) => {
    if (!line.startsWith('# ')) return [{ heading, line }];
    heading = line.slice(2);
    return [];
  });
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function entries(line: string): string[] {
  return line
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
