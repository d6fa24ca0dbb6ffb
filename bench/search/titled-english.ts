// table of data
import { of } from './chance.ts';
import { type Tongue, titledKinds } from './titled-goods.ts';

const kinds = [
  ...titledKinds(
    'Music',
    `
Strings: acoustic guitar/acoustic guitars/folk guitar = strap, capo, tuner, gig bag; electric bass/electric basses/bass guitar = strap, amp cable, bridge; ukulele/ukuleles = string set, strap, felt pick; cello/cellos/violoncello = bow, end pin, rosin
Keys and drums: digital piano/digital pianos/stage piano = bench, sustain pedal, dust cover; snare drum/snare drums = drum head, stand, brush pair; cajon/cajons/box drum = seat pad, bag, snare wire; accordion/accordions/squeezebox = shoulder strap, bellows pin, case
Wind: alto saxophone/alto saxophones/alto sax = reed, mouthpiece, neck strap; trumpet/trumpets = mute, valve oil, mouthpiece; clarinet/clarinets = reed, ligature, swab`,
  ),
  ...titledKinds(
    'Pets',
    `
Dogs: dog bed/dog beds/puppy bed = cover, cushion filling, heating pad; dog harness/dog harnesses = leash, name tag, reflector; dog crate/dog crates/dog cage = tray, divider, crate cover
Cats: cat tree/cat trees/scratching tower = hammock, sisal rope, platform; litter box/litter boxes/cat toilet = scoop, charcoal filter, liner bag; cat carrier/cat carriers = shoulder strap, mat, mesh door
Water: fish tank/fish tanks/aquarium = heater, filter sponge, light bar; turtle basin/turtle basins = basking lamp, ramp, thermometer`,
  ),
  ...titledKinds(
    'Little ones',
    `
On the road: baby stroller/baby strollers/pram = rain cover, cup holder, foot muff; infant car seat/infant car seats = base, sun canopy, seat liner; baby sling/baby slings/baby wrap = sling ring, teething pad
At home: high chair/high chairs/feeding chair = tray, seat cushion, safety belt; changing table/changing tables/diaper table = mat, drawer, guard rail; baby monitor/baby monitors = antenna, wall mount, charger; crib mobile/crib mobiles = arm, music box`,
  ),
  ...titledKinds(
    'Sports',
    `
Water: surfboard/surfboards = fin, leash, deck pad; paddle/paddles/oar = blade guard, grip; wetsuit/wetsuits/neoprene suit = zip cord, knee patch; inflatable kayak/inflatable kayaks/inflatable canoe = foot pump, seat, skeg
Winter: snowboard/snowboards = binding, edge tuner, wax; ice skates/ice skates/skating boots = blade guard, lace; ski goggles/ski goggles/snow goggles = spare lens, pouch
Ball and bar: tennis racket/tennis rackets/tennis racquet = grip tape, dampener, string reel; kettlebell/kettlebells = wrist guard, rack; punching bag/punching bags/boxing bag = chain, bracket, swivel`,
  ),
  ...titledKinds(
    'Office',
    `
Paperwork: paper shredder/paper shredders/document shredder = bin, oil sheet; label printer/label printers = label roll, print head, dock; laminator/laminators = pouch, carrier; stapler/staplers = staple strip, anvil
Standing: standing desk/standing desks/sit stand desk = crossbar, cable tray, desk pad; monitor arm/monitor arms/screen arm = clamp, gas spring; flip chart/flip charts/easel pad = marker tray, paper pad`,
  ),
];

/** Sellers put their brand first, what the piece is for and made of around its name, and a size last. */
export const english: Tongue = {
  kinds,
  brands: 'Aldano,Bexley,Corvane,Dunmere,Elsworth,Farrow,Gildane,Hexham,Ivorell,Jorvane,Kestrel,Lanford'.split(','),
  colours: 'black,white,navy,sand,cherry,olive,amber,slate,coral,mint'.split(','),
  materials: 'maple,spruce,nylon,carbon,aluminium,canvas,rubber,birch,mesh,steel'.split(','),
  features: 'folding,lightweight,padded,adjustable,travel,silent,washable,beginner,professional,compact'.split(','),
  units: ['cm', 'in', 'mm', 'l'],
  shops: [
    ['North Yard', 'Leeds', 'GB'],
    ['Blue Hall', 'Cork', 'IE'],
    ['Pine Street', 'Malmö', 'SE'],
  ],
  titles: [
    (w) => `${w.brand} ${w.feature} ${w.kind.name} ${w.material} ${w.colour} ${w.size}`,
    (w, next) => `${w.brand} ${w.kind.name} ${w.feature} ${of(w.kind.parts, next)} included ${w.colour} ${w.size}`,
    (w, next) => `${w.brand} ${w.colour} ${w.kind.name} and ${of(w.kind.parts, next)} set ${w.material} ${w.size}`,
    (w, next) =>
      `${w.brand} ${w.material} ${of([w.kind.name, ...w.kind.queries], next)} ${w.colour} ${w.feature} gift ${w.size}`,
    (w) => `${w.brand} ${w.kind.plural} ${w.feature} ${w.colour} ${w.material} body ${w.size}`,
  ],
  partTitles: [
    (w) => `${w.brand} ${w.kind.name} ${w.part} ${w.colour} ${w.material} ${w.size}`,
    (w) => `${w.brand} ${w.feature} ${w.part} ${w.kind.name} accessory ${w.colour} ${w.size}`,
    (w) => `${w.brand} ${w.part} ${w.material} for ${w.kind.name} ${w.size}`,
    (w, next) => `${w.brand} ${w.part} fits ${w.kind.name} or ${of(kinds, next).name} ${w.colour} ${w.size}`,
  ],
  text: (w, other, next) =>
    [
      `The ${w.brand} ${w.part ?? w.kind.name} in ${w.colour} is ${w.feature} and made of ${w.material}.`,
      `${w.part === null ? `Comes with ${of(w.kind.parts, next)} and manual.` : `Replaces the ${w.part} of your ${w.kind.name}, ${of(w.kind.queries.length ? w.kind.queries : [w.kind.name], next)} or ${other.name}.`}`,
      `Stored next to a ${other.name} or a ${of(kinds, next).name} it takes little room.`,
      `Not to be used with the ${of(other.parts, next)} of a ${other.name}.`,
    ].join(' '),
  withColour: (colour, name, next) => (next(3) ? `${colour} ${name}` : `${name} in ${colour}`),
  withMaterial: (material, name, next) => (next(3) ? `${material} ${name}` : `${name} made of ${material}`),
  withFeature: (feature, name) => `${feature} ${name}`,
  withPart: (part, name, next) => (next(2) ? `${name} ${part}` : `${part} for ${name}`),
  typed: (query) => query,
};
