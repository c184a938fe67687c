/** Words of invented street names; none of them is a word of the arterials in `roads.ts`. */
export const STREET_FIRSTS = `
Alder Amber Antelope Antler Arrow Arrowhead Aspen Autumn Badger Barn Basin Bayberry Bear Berry Birch Bison Bittersweet Blackberry Blackjack
Blanket Blazing Blossom Bluebird Bluff Bobwhite Boulder Bramble Branding Briar Bridle Brindle Broken Bronze Brook Brush Buckboard Buckskin Buffalo
Burnt Cactus Calico Camp Canyon Caracara Cardinal Cattle Cenizo Cherry Chickadee Clear Clover Coneflower Copper Coral Cotton Covey Coyote Crane Creek
Crimson Crooked Dapple Deer Desert Dogwood Dove Driftwood Dusty Eagle Egret Elder Ember Evening Fawn Feather Fern Field Firewheel
Fossil Fox Foxtail Frontier Gentle Ginger Golden Goldeneye Granite Grapevine Grassland Gray Grove Harvest Hawk Hawthorn Hazel Heather Hickory Hidden
High Honey Honeysuckle Horse Hummingbird Indigo Iris Iron Ivory Jackrabbit Jasmine Kestrel Kite Lark Lavender Lemon Lily Linden Lone
Lupine Magnolia Mallard Maple Marigold Martin Meadowlark Mill Mimosa Misty Mockingbird Moon Moss Mountain Myrtle Native Nighthawk North
Nutmeg Oak Olive Oriole Osprey Otter Owl Painted Panther Partridge Peach Pebble Pheasant Pine Pinto Plum Pony Poppy Prairie Primrose
Quail Quiet Rabbit Rainbow Raven Red Rider Rio River Robin Rock Rocking Rolling Rope Rose Rosemary Rusty Saddleback Sage Salt Sand
Scarlet Sedge Shadow Shady Silver Sky Smoke Snowy Sorrel Sparrow Spotted Spring Spur Stallion Star Starling Stirrup Stone Summer Sun
Sunflower Swallow Sweet Tall Tamarack Tanager Teal Thistle Thorn Thunder Timber Trillium Tumbleweed Turkey Turtle Verbena Violet Walnut
Warbler Water White Whitetail Wild Willow Wind Windmill Winding Windy Wintergreen Wolf Wood Wren Yarrow Yellow
Abbey Acorn Agave Ash Balsam Banner Barley Beacon Beaver Bell Bonnet Bronco Buck Cabin Camellia Caraway Carriage Catclaw Cedar Chestnut
Cinnamon Clay Cobble Columbine Comet Corn Cottonwood Cricket Crystal Currant Daisy Dawn Dewberry Dune Dusk Echo Elk Elm Emerald Fallen
Feldspar Ferry Finch Flax Foal Garnet Gazelle Goldfinch Goose Grouse Gypsum Hackberry Holly Ivy Jade Jasper Larkspur Linnet Locust Maize
Marble Marsh Mica Midnight Mint Mulberry Mule Nectar Oat Onyx Opal Orchid Partridgeberry Pearl Pepper Pigeon Plover Prickly Quartz Ruby
Saffron Sandpiper Sapphire Slate Snowbird Spice Teak Topaz Twilight Wheat
`
  .trim()
  .split(/\s+/);

/** Suffixes of a street in town. */
export const STREET_SECONDS =
  'Arbor Bend Bluff Branch Breeze Brook Canyon Cliff Corral Creek Crest Draw Falls Farm Field Flat Forest Fork Gate Glade Glen Grove Haven Heights Hill Hollow Knoll Leaf Meadow Mesa Moon Oak Orchard Park Pond Prairie Ranch Ridge Rock Run Sky Spring Stone Stream Summit Sun Thicket Trace Vale View Vine Vista Wind Wood'.split(
    ' ',
  );

/** Suffixes of a street along a shore. */
export const SHORE_SECONDS =
  'Anchor Bay Beach Cove Dock Harbor Landing Marina Pier Port Reef Sail Shore Tide'.split(' ');

/** Suffixes of a road in the open country. */
export const COUNTRY_SECONDS =
  'Chapel Church Crossing Divide Ferry Ford Gap Gin Hollow Mountain Oaks Pens School Settlement Spring Tank Valley Well'.split(
    ' ',
  );

export const TOWN_SUFFIXES = ['Dr', 'Ln', 'Ct', 'Way', 'Cir', 'Trl', 'Pl', 'St', 'Ave', 'Ter'] as const;
export const SHORE_SUFFIXES = ['Dr', 'Ln', 'Cir', 'Way'] as const;
export const COUNTRY_SUFFIXES = ['Rd', 'Ln', 'Trl', 'Loop'] as const;
