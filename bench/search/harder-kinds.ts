// table of data

/** A kind of goods: its name, what people also type for it, what belongs to it, how it is measured and what it may be made of. */
export interface Kind {
  name: string;
  queries: string[];
  parts: string[];
  measure: UnitKind;
  materials: string[];
  /** Which of the features below a piece of this kind may have. */
  features: string[];
  category: string;
  parent: string;
}
export type UnitKind = 'metres' | 'millimetres' | 'inches' | 'litres' | 'area' | 'watts' | 'centimetres' | 'kilograms';

/** A line: kind | other names = parts ; measure ; materials ; features. */
const kindOf = (line: string, category: string, parent: string): Kind => {
  const [names = '', rest = ''] = line.split('=').map((part) => part.trim());
  const [name = '', ...requests] = names.split('|').map((part) => part.trim());
  const [parts = [], [measure = 'area'] = [], materials = [], features = []] = rest
    .split(';')
    .map((list) => list.split(',').map((part) => part.trim()));
  return { name, queries: requests, parts, measure: measure as UnitKind, materials, features, category, parent };
};
const kindsOf = (parent: string, category: string, lines: string): Kind[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => kindOf(line, category, parent));

export const kinds: readonly Kind[] = [
  ...kindsOf(
    'Workshop',
    'Power tools',
    `cordless drill | drill driver | battery drill = battery, charger, chuck, carry case ; millimetres ; steel, aluminium, nylon ; quiet, compact, brushless, variable speed
circular saw | disc saw = blade, guide rail, dust bag ; millimetres ; steel, aluminium, magnesium ; brushless, laser guided, variable speed
jigsaw | jig saw = blade, sole plate, dust hose ; watts ; steel, aluminium ; variable speed, quiet, compact
angle grinder | disc grinder = cutting disc, side handle, guard ; millimetres ; steel, aluminium ; brushless, variable speed, compact
belt sander | sanding machine = sanding belt, dust bag, stand ; watts ; aluminium, nylon ; variable speed, quiet
heat gun | hot air gun = nozzle set, stand ; watts ; steel, nylon ; compact, variable speed`,
  ),
  ...kindsOf(
    'Workshop',
    'Hand tools',
    `ratchet spanner | ratchet wrench = socket set, wall holder ; millimetres ; steel, titanium, chrome ; insulated, rustproof, magnetic
claw hammer | carpenter hammer = handle, belt loop ; kilograms ; steel, hickory, fibreglass ; insulated, magnetic
spirit level | bubble level = carry bag, wall mount ; centimetres ; aluminium, beech, brass ; magnetic, waterproof
bench vice | bench vise = jaw pads, mounting plate ; millimetres ; steel, iron, beech ; rustproof, heavy duty
tool chest | toolbox = drawer liner, castor wheel, padlock ; area ; steel, plastic, plywood ; lockable, stackable, waterproof
step ladder | folding steps = rubber feet, tool tray ; metres ; aluminium, fibreglass, beech ; foldable, insulated, heavy duty`,
  ),
  ...kindsOf(
    'Workshop',
    'Plumbing',
    `pipe clamp | hose clip = rubber lining, fixing screw ; inches ; steel, copper, brass ; rustproof, insulated
ball valve | shut off valve = lever handle, seal ring ; inches ; brass, bronze, plastic ; rustproof, heavy duty
kitchen tap | kitchen faucet = aerator, cartridge, tap hose ; centimetres ; brass, steel, copper ; quiet, adjustable
water pump | transfer pump = impeller, suction hose, strainer ; watts ; iron, plastic, bronze ; quiet, waterproof, variable speed
pipe cutter | tube cutter = cutting wheel, carry case ; inches ; steel, aluminium ; compact, adjustable`,
  ),
  ...kindsOf(
    'Garden',
    'Garden machines',
    `lawn mower | grass mower | lawnmower = blade, grass bag, drive belt ; centimetres ; steel, aluminium, plastic ; quiet, foldable, rechargeable
hedge trimmer | hedge cutter = blade cover, harness, battery ; centimetres ; steel, nylon ; quiet, rechargeable, insulated
leaf blower | garden vacuum = collection bag, nozzle ; watts ; plastic, magnesium ; quiet, rechargeable, variable speed
pressure washer | jet washer = lance, spray gun, hose reel ; watts ; plastic, brass, aluminium ; quiet, foldable
chain saw | chainsaw = saw chain, guide bar, chain oil ; centimetres ; steel, magnesium ; rechargeable, heavy duty`,
  ),
  ...kindsOf(
    'Garden',
    'Watering and growing',
    `garden hose | hosepipe = hose reel, spray nozzle, hose connector ; metres ; rubber, plastic, brass ; foldable, frostproof
watering can = rose head, long spout ; litres ; zinc, steel, plastic ; rustproof, frostproof
rain barrel | water butt = barrel tap, barrel stand, lid ; litres ; oak, plastic, zinc ; frostproof, lockable
garden trellis | climbing frame = wall bracket, plant clip ; area ; bamboo, cedar, steel ; foldable, rustproof, frostproof
greenhouse | glasshouse = shelf, roof vent, door handle ; area ; glass, aluminium, cedar ; lockable, frostproof
garden tarp | ground sheet = eyelet kit, tie cord ; area ; canvas, plastic, nylon ; waterproof, heavy duty`,
  ),
  ...kindsOf(
    'Outdoors',
    'Camping',
    `family tent | camping tent = tent pegs, ground sheet, pole set ; area ; canvas, nylon, cotton ; waterproof, foldable, heavy duty
sleeping bag = compression sack, liner ; centimetres ; down, cotton, nylon ; waterproof, compact, machine washable
camp stove | camping cooker = gas cartridge, wind shield, pot support ; watts ; steel, aluminium, titanium ; foldable, compact
cool box | ice chest = ice pack, shoulder strap, drain plug ; litres ; plastic, steel ; insulated, stackable, lockable
head torch | headlamp = head strap, battery ; watts ; plastic, aluminium ; rechargeable, waterproof, compact
dry bag | roll top bag = shoulder strap, repair kit ; litres ; canvas, nylon ; waterproof, compact`,
  ),
  ...kindsOf(
    'Outdoors',
    'Bicycles',
    `touring bicycle | touring bike = saddle, mudguard, bottle cage ; inches ; steel, aluminium, titanium ; foldable, adjustable
bike pannier | bicycle bag = rain cover, mounting hook ; litres ; canvas, leather, nylon ; waterproof, lockable
bicycle pump | tyre inflator = pressure gauge, valve adapter ; centimetres ; aluminium, steel, beech ; compact, foldable
bike lock | bicycle lock = frame bracket, spare key ; millimetres ; steel, titanium ; heavy duty, foldable
child seat | kids bike seat = foot strap, seat cushion ; kilograms ; plastic, leather ; adjustable, machine washable`,
  ),
  ...kindsOf(
    'Kitchen',
    'Kitchen machines',
    `stand mixer | food mixer = mixing bowl, whisk, dough hook ; litres ; steel, aluminium, glass ; quiet, variable speed, dishwasher safe
espresso machine | coffee maker = milk jug, portafilter, drip tray ; litres ; steel, copper, brass ; quiet, compact
electric kettle | water boiler = limescale filter, lid, power base ; litres ; steel, glass, ceramic ; quiet, insulated
grain mill | flour mill = mill stone, hopper, drive belt ; kilograms ; beech, steel, granite ; quiet, adjustable
food dryer | dehydrator = drying rack, rear fan ; watts ; steel, plastic, bamboo ; quiet, stackable, dishwasher safe
meat grinder | mincer = sausage filler, grinder knife ; millimetres ; steel, iron, aluminium ; dishwasher safe, heavy duty`,
  ),
  ...kindsOf(
    'Kitchen',
    'Cookware',
    `frying pan | skillet = pan lid, pan handle, pan protector ; centimetres ; iron, copper, steel ; dishwasher safe, heavy duty
stock pot | soup pot = steamer basket, glass lid ; litres ; steel, enamel, copper ; dishwasher safe, stackable
baking tin | cake tin = cooling rack, baking paper ; area ; steel, silicone, aluminium ; dishwasher safe, stackable
chef knife | cook's knife = blade guard, sharpening stone, knife block ; centimetres ; steel, ceramic, titanium ; rustproof, magnetic
storage jar | preserving jar = rubber ring, clip lid, label ; litres ; glass, ceramic, steel ; dishwasher safe, stackable`,
  ),
  ...kindsOf(
    'Studio',
    'Photography',
    `film camera | analogue camera = lens cap, neck strap, film roll, camera case ; millimetres ; leather, brass, aluminium ; compact, waterproof
camera tripod | three legged stand = ball head, quick plate, carry bag ; centimetres ; carbon, aluminium, walnut ; foldable, adjustable
softbox light | studio lamp = light bulb, diffuser, light stand ; watts ; nylon, aluminium ; foldable, adjustable, quiet
photo enlarger = lens board, film holder ; millimetres ; steel, glass, aluminium ; adjustable, heavy duty`,
  ),
  ...kindsOf(
    'Studio',
    'Music',
    `acoustic guitar | folk guitar = guitar string, capo, guitar stand, gig bag ; inches ; spruce, mahogany, rosewood ; compact, adjustable
digital piano | stage piano = sustain pedal, piano bench, keyboard stand ; kilograms ; walnut, plastic, steel ; quiet, foldable, adjustable
snare drum | side drum = drum head, drum stick, snare wire ; inches ; maple, brass, birch ; heavy duty, adjustable
microphone stand | mic stand = mic clip, boom arm ; centimetres ; steel, carbon, iron ; foldable, adjustable, heavy duty
violin | fiddle = violin bow, chin rest, rosin, violin case ; inches ; spruce, maple, carbon ; compact, adjustable`,
  ),
];

/** A feature as catalogues write it, and the other ways in which people say it. */
export const features: Readonly<Record<string, string[]>> = {
  quiet: ['low noise', 'silent'],
  compact: ['small', 'space saving'],
  brushless: ['brushless motor'],
  'variable speed': ['speed control'],
  'laser guided': ['laser line'],
  insulated: ['insulating'],
  rustproof: ['rust resistant', 'rust free'],
  magnetic: ['magnet'],
  waterproof: ['weatherproof', 'water resistant'],
  'heavy duty': ['extra strong', 'sturdy'],
  lockable: ['locking'],
  stackable: ['stacking'],
  foldable: ['folding', 'collapsible'],
  adjustable: ['adjusting'],
  rechargeable: ['cordless', 'battery powered'],
  frostproof: ['frost resistant'],
  'dishwasher safe': ['dishwasher proof'],
  'machine washable': ['washable'],
};

export const brands =
  'Kelmor Vantrix Ostrova Halden Brixel Norvik Tamsin Ruddock Pellara Quintal Ferrow Wexham Lundby Castelo Drayton Mirova Zephyra Holmgren Axford Bellweir Corvane Stellmark Thornby Ulvik Yardley Grantham Eskil Maros Fairholt Tollen'.split(
    ' ',
  );
export const colours = 'black white grey navy red green yellow orange blue silver'.split(' ');
/** Shops with their place and country; some bear the name of a material or a thing. */
export const shops: readonly (readonly [name: string, place: string, country: string])[] = [
  ['Harbour Supplies', 'Porto', 'PT'],
  ['Oak and Iron', 'Ghent', 'BE'],
  ['The Copper Yard', 'Lyon', 'FR'],
  ['Nordlys Outfitters', 'Bergen', 'NO'],
  ['Steel Street Stores', 'Leeds', 'GB'],
  ['Casa Verde', 'Seville', 'ES'],
  ['Blauwe Kade', 'Utrecht', 'NL'],
  ['Werkhof', 'Leipzig', 'DE'],
  ['Bottega Sole', 'Verona', 'IT'],
  ['Kraków Corner', 'Kraków', 'PL'],
  ['Hedge and Field', 'Cork', 'IE'],
  ['Canvas House', 'Aarhus', 'DK'],
  ['Alpine Depot', 'Graz', 'AT'],
  ['Glass Lane', 'Brno', 'CZ'],
  ['Fjäll Works', 'Umeå', 'SE'],
  ['Lakeside Traders', 'Tampere', 'FI'],
  ['Maple Row', 'Lausanne', 'CH'],
  ['Ria Velha', 'Aveiro', 'PT'],
  ['Atelier du Port', 'Nantes', 'FR'],
  ['Second Mill', 'Bristol', 'GB'],
];
