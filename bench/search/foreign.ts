// table of data
import { chance, of } from './chance.ts';

/** A catalogue of other goods, made of words by chance: what is ranked well here was not ranked by the words of the demo shop. */
export interface ForeignListing {
  title: string;
  description: string;
  category: string;
  parent: string;
  materials: string[];
  colours: string[];
  tags: string[];
  kind: string;
  brand: string;
}

interface Kind {
  name: string;
  /** What people also type for it. */
  queries: string[];
  category: string;
  parent: string;
}

const kind = (line: string, parent: string): Kind => {
  const [names, category] = line.split('>').map((part) => part.trim());
  const [name, ...requests] = (names ?? '').split('|').map((part) => part.trim());
  return { name: name ?? '', queries: requests, category: category ?? '', parent };
};
const kinds: Kind[] = [
  ...`sofa|couch > Sofas; sectional sofa|sectional couch > Sofas; coffee table > Tables; dining table > Tables; end table > Tables; bookcase|bookshelf > Shelving; wall shelf|wall shelves > Shelving; office chair|desk chair > Chairs;
dining chair > Chairs; bar stool|barstool > Chairs; platform bed|bed frame > Beds; bunk bed > Beds; nightstand|bedside table > Bedroom storage; dresser > Bedroom storage; wardrobe|armoire > Bedroom storage; area rug|carpet > Rugs;
table lamp > Lighting; floor lamp|standing lamp > Lighting; chandelier > Lighting; ceiling fan > Lighting; throw pillow|cushion > Textiles; curtain panel|drapes > Textiles; duvet cover > Textiles; shower curtain > Textiles; wall mirror > Decor; wall clock > Decor`
    .split(';')
    .map((line) => kind(line, 'Furniture')),
  ...`bluetooth headphones|wireless headphones > Audio; earbuds|in ear headphones > Audio; soundbar|sound bar > Audio; portable speaker > Audio; laptop|notebook computer > Computers; gaming monitor|gaming display > Computers; mechanical keyboard > Computers;
wireless mouse > Computers; usb c hub > Computers; phone case|phone cover > Phones; screen protector > Phones; power bank|portable charger > Phones; smart watch|smartwatch > Phones; television|tv > Television; streaming stick > Television; action camera > Cameras; camera tripod > Cameras`
    .split(';')
    .map((line) => kind(line, 'Electronics')),
  ...`running shoes|running sneakers > Shoes; ankle boots > Shoes; sandals > Shoes; rain jacket|raincoat > Jackets; denim jacket > Jackets; hoodie|hooded sweatshirt > Tops; t shirt|tee > Tops; sweater|jumper > Tops; maxi dress|long dress > Dresses; cocktail dress > Dresses;
chino trousers|chino pants > Trousers; yoga pants|yoga leggings > Trousers; backpack|rucksack > Bags; crossbody bag > Bags; leather belt > Accessories; wool scarf > Accessories; sunglasses > Accessories`
    .split(';')
    .map((line) => kind(line, 'Fashion')),
];
const brands =
  'Zenwick Orlanda Brixby Kelmora Tavish Norvane Pellum Quorra Hadley Sundrift Marlowe Vantor Ostrava Calder Fenmark Lumio Aveda Trask Wexford Yarrow'.split(
    ' ',
  );
const colours = 'black white grey navy beige brown red green teal pink gold yellow'.split(' ');
const materials = 'oak,walnut,steel,glass,leather,velvet,cotton,linen,bamboo,plastic,aluminum,wool,marble,rattan'.split(
  ',',
);
const traits =
  'modern,rustic,vintage,foldable,waterproof,adjustable,compact,outdoor,kids,mid century,minimalist,heavy duty,slim,large,small,round,rectangular,tufted,solid,lightweight,ergonomic,rechargeable,quiet,stackable'.split(
    ',',
  );

export function foreignListings(count: number): ForeignListing[] {
  const next = chance(7);
  return Array.from({ length: count }, (_, index) => {
    const it = of(kinds, next);
    const [brand, colour, material, first, second] = [
      of(brands, next),
      of(colours, next),
      of(materials, next),
      of(traits, next),
      of(traits, next),
    ];
    const size = `${8 + next(70)}`;
    const front = [brand, next(2) ? first : '', next(3) ? colour : '', next(3) ? material : '']
      .filter(Boolean)
      .join(' ');
    const back = [
      next(3) ? '' : `with ${of(materials, next)} legs`,
      next(3) ? '' : `, ${size} inch`,
      next(4) ? '' : `, set of ${2 + next(6)}`,
      next(3) ? '' : ` (${colour})`,
    ].join('');
    const [other, another] = [of(kinds, next), of(kinds, next)];
    const says = [
      `The ${brand} ${it.name} in ${colour} is ${first} and ${second}.`,
      `Made of ${material} for daily use at home or at the office.`,
      `Goes well with a ${other.name} or next to your ${another.name}.`,
      `Measures ${size} inches and weighs ${2 + next(40)} pounds.`,
      `Easy to clean, easy to keep, and it ships in one box with all that is needed.`,
      `People who like ${of(traits, next)} things in ${of(colours, next)} will like it.`,
    ].filter((_sentence, at) => at === 0 || next(3) > 0);
    return {
      title: `${front} ${it.name}${back}`.slice(0, 130),
      description: `${says.join(' ')} Item ${index}.`,
      category: it.category,
      parent: it.parent,
      materials: [material],
      colours: [colour],
      tags: [first, second],
      kind: it.name,
      brand,
    };
  });
}

export interface ForeignQuery {
  query: string;
  grade: (listing: ForeignListing) => number;
}

/** Queries of one to five words, a third of them with another name than the catalogue's own. */
export function foreignQueries(count: number): ForeignQuery[] {
  const next = chance(99);
  return Array.from({ length: count }, () => {
    const it = of(kinds, next);
    const name = it.queries.length > 0 && next(3) === 0 ? of(it.queries, next) : it.name;
    const wanted: [word: string, has: (listing: ForeignListing) => boolean][] = [];
    const add = (word: string, has: (listing: ForeignListing) => boolean): void => void wanted.push([word, has]);
    if (next(2)) {
      const colour = of(colours, next);
      add(colour, (listing) => listing.colours.includes(colour));
    }
    if (next(2)) {
      const trait = of(traits, next);
      add(trait, (listing) => listing.tags.includes(trait));
    }
    if (next(3) === 0) {
      const material = of(materials, next);
      add(material, (listing) => listing.materials.includes(material));
    }
    if (next(5) === 0) {
      const brand = of(brands, next);
      add(brand.toLowerCase(), (listing) => listing.brand === brand);
    }
    const plural = next(3) === 0 && !name.endsWith('s') ? `${name}s` : name;
    const query = [...wanted.map(([word]) => word), plural].join(' ');
    return {
      query,
      grade: (listing) =>
        listing.kind === it.name
          ? 1 +
            (wanted.length === 0
              ? 2
              : Math.round((2 * wanted.filter(([, has]) => has(listing)).length) / wanted.length))
          : 0,
    };
  });
}
