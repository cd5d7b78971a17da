/** Words that say nothing of a person: no praise, no age, no given names, no colour of skin. */
export const codeNameFirstWords = (
  'Alpine Azure Birch Bright Calm Cedar Chalk Clear Cloudy Cobalt Copper Cotton Crisp Distant Dusky Early ' +
  'East Echo Evening Flint Foggy Forest Garden Gentle Granite Highland Hilly Hidden Hollow Indigo Inland Lilac ' +
  'Linen Lunar Maple Marble Meadow Mellow Morning Mossy North Ocean Onyx Open Orchard Pebble Pine Polar ' +
  'Quiet Rainy River Silver Snowy South Spring Starlit Still Teal Tidal Upland Valley Velvet West Windy'
).split(' ')

export const codeNameSecondWords = (
  'Acorn Anchor Arch Badger Basin Beacon Bridge Brook Canyon Cloud Comet Compass Cove Crane Creek Delta ' +
  'Dune Falcon Feather Field Finch Fjord Gate Glacier Grove Harbor Heron Hill Island Kestrel Kite Lagoon ' +
  'Lantern Lark Ledge Lighthouse Magpie Marsh Mesa Mill Mirror Moon Oak Otter Owl Path Peak Pier ' +
  'Plover Pond Prairie Reef Ridge Rowboat Sail Signal Sparrow Spruce Stone Summit Swift Thistle Tower Window'
).split(' ')
