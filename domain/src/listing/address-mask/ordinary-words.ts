import { isDirection, isSuffix, shortForm } from '../street-words.ts';

/**
 * Words that streets are named after and that remarks use in their ordinary sense: 'Main' and 'primary on main', 'Park' and
 * 'near the park'. Any other name of a street is masked wherever it occurs.
 */
const ordinary: ReadonlySet<string> = new Set(
  `
  main park oak oaks live elm cedar cedars pecan pecans ash walnut maple pine pines willow cypress juniper magnolia mesquite birch
  laurel holly ivy rose sage fern clover cherry apple peach plum olive palm tree trees wood woods wooded forest timber leaf
  branch shade shady shadow bloom blossom flower flowers wildflower bluebonnet garden gardens orchard vineyard
  lake lakes river rivers creek creeks brook pond spring springs water waters waterfall falls bay beach shore lakeshore shoreline
  harbor island cove canyon cliff bluff bluffs mesa valley hill hills hillside hilltop ridge crest summit peak mountain
  mountains rock rocks rocky stone stones boulder sand sandy clay meadow meadows prairie pasture field fields grove glen hollow
  sun sunny sunrise sunset sunshine moon moonlight star stars starlight sky skyline skyview cloud wind windy breeze rain
  rainbow winter summer autumn morning evening day night dawn dusk
  red blue green white black brown gray grey gold golden silver copper bronze amber
  north south east west northern southern eastern western central center upper lower middle mid inner outer over under cross
  country city town village downtown old new grand great big little long short high low tall wide broad open quiet still
  silent gentle pleasant happy lucky royal regal noble majestic crystal clear bright light fair fine lovely hidden secret
  peaceful tranquil serene scenic rustic vintage modern classic
  view views vista overlook outlook lookout panorama landing crossing bend loop point corner corners circle square plaza place
  way path pass trail trails run walk row gate gates gateway bridge tower towers mill mills ranch farm farms barn stable
  stables saddle horse deer fox bear wolf eagle hawk falcon dove quail robin turkey buck fawn heron swan duck bird birds
  market mall commerce trade industrial enterprise technology research college university school academy library church chapel
  mission temple court house manor estate estates lodge cottage cabin villa castle palace station depot airport stadium golf
  links club green greens fairway tennis pool hearth
  family friendship liberty freedom union independence heritage legacy frontier pioneer ranger heart love hope faith grace
  harmony paradise haven oasis retreat escape dream
  first second third fourth fifth sixth one two three four five six seven eight nine ten
  ocean sea coast harvest mill wheel wagon oxen stage coach iron steel lime limestone flint marble granite slate
  the a an of at on in to by and
  `
    .split(/\s+/)
    .filter(Boolean)
    .map(shortForm),
);

/** Returns whether a street's word, in its short form, is as likely an ordinary word of a text; letters and ordinals are. */
export const isOrdinary = (short: string): boolean =>
  ordinary.has(short) ||
  isSuffix(short) ||
  isDirection(short) ||
  short.length < 3 ||
  /^\d+(st|nd|rd|th)?$/.test(short);
