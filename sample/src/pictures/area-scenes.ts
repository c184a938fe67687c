/** Pictures of areas in `sample/pictures/areas`. */
export const sceneNames = [
  ...['bungalows', 'downtown', 'hill-country', 'lakeside'],
  ...['ranch', 'river-walk', 'suburb', 'university'],
] as const;
type SceneName = (typeof sceneNames)[number];

/** The picture of each larger sample city, by the slug of the city. */
const scenesOfCities = {
  downtown: ['austin'],
  'river-walk': ['san-antonio', 'san-marcos', 'new-braunfels', 'kyle'],
  university: ['georgetown', 'seguin', 'taylor'],
  lakeside: ['lakeway', 'lago-vista', 'jonestown', 'briarcliff', 'canyon-lake', 'pflugerville', 'boerne'],
  'hill-country': [
    'leander',
    'bee-cave',
    'dripping-springs',
    'wimberley',
    'helotes',
    'bulverde',
    'spicewood',
  ],
  ranch: ['hutto', 'bastrop', 'elgin', 'lockhart', 'liberty-hill', 'castroville', 'hondo', 'fair-oaks-ranch'],
  bungalows: ['cedar-park', 'buda', 'manor', 'alamo-heights', 'del-valle', 'universal-city', 'converse'],
  suburb: ['round-rock', 'schertz', 'cibolo', 'live-oak', 'selma'],
} as const satisfies Readonly<Record<SceneName, readonly string[]>>;

/** Each city's slug with the name of its picture. */
export const cityScenes: readonly (readonly [slug: string, scene: string])[] = Object.entries(
  scenesOfCities,
).flatMap(([scene, slugs]) => slugs.map((slug) => [slug, scene] as const));
