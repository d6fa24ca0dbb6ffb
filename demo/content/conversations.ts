// table of data
/** What is said: `b` by the buyer, `s` by the seller, and how many hours after what was said before. */
type Line = [who: 'b' | 's', text: string, hours?: number];

export interface DemoConversation {
  buyer: string;
  /** A piece by its title; or the buyer's newest order of this shop. */
  title?: string;
  shop?: string;
  /** How many hours ago it began. */
  ago: number;
  lines: Line[];
  /** The seller has read all of it. */
  isRead?: boolean;
  /** What the seller's side is given. */
  label?: string;
  isStarred?: boolean;
  isArchived?: boolean;
  isTrash?: boolean;
  isReturn?: boolean;
  /** Of the last line: a picture of the piece goes along. */
  hasPicture?: boolean;
  /** The seller reports the last line, and why. */
  report?: string;
}

const RIO = 'rio-clay';

export const demoConversations: DemoConversation[] = [
  {
    buyer: 'bo@example.com',
    shop: RIO,
    ago: 70,
    lines: [
      ['b', 'Hello Inês, I have just ordered for our anniversary. Could you stamp “B & L” under the foot?'],
      [
        's',
        'With pleasure, Bo. I will send you a picture before the glaze firing, so nothing is final until you say yes.',
        2,
      ],
      ['s', 'Here is the proof. Letters 6 mm, 1 mm smaller than usual so that the ampersand fits.', 28],
      ['b', 'Perfect, the ampersand is lovely. Please go ahead.', 20],
    ],
    label: 'Proofs',
    isStarred: true,
  },
  {
    buyer: 'claire@example.com',
    shop: RIO,
    ago: 30,
    lines: [
      ['b', 'Bonjour, my order still says processing. Is it on its way?'],
      ['s', 'It leaves tomorrow morning, Claire. The kiln needed a day longer to cool than I promised, I am sorry.', 4],
      ['b', 'No hurry at all, I only wanted to know. Thank you for writing back so quickly.', 3],
    ],
    label: 'Late parcels',
    isRead: true,
  },
  {
    buyer: 'mateo@example.com',
    title: 'Two-tone mug',
    ago: 26,
    lines: [
      [
        'b',
        'Could you make forty of these by February? We would need them for the café, in charcoal and ink, half and half.',
      ],
      ['b', 'And does the price change for so many? We would fetch them in Porto ourselves.', 1],
    ],
    label: 'Wholesale',
    isStarred: true,
  },
  {
    buyer: 'freja@example.com',
    shop: RIO,
    ago: 50,
    isReturn: true,
    hasPicture: true,
    label: 'Returns',
    lines: [
      ['b', 'One of the mugs came with a chip at the rim. The box itself looked fine.'],
      [
        's',
        'Oh no. Could you take a picture of it? Then I send you a new one with Friday’s parcel, you need not send anything back.',
        3,
      ],
      ['b', 'Here it is, you see it best from the side with the handle.', 5],
    ],
  },
  {
    buyer: 'lena@example.com',
    title: 'Two-tone mug',
    ago: 100,
    isRead: true,
    lines: [
      ['b', 'Guten Tag! Passt der Becher in eine normale Spülmaschine, und verträgt die Glasur das auf Dauer?'],
      [
        's',
        'Hallo Lena, ja, beides. Unsere eigenen laufen seit fünf Jahren jeden Tag mit. Nur von Hand poliert glänzt die Kante länger.',
        5,
      ],
      ['b', 'Wunderbar, dann nehme ich zwei. Danke für die schnelle Antwort!', 2],
      ['s', 'Sie gehen am Montag auf die Reise. Liebe Grüße aus Porto!', 16],
    ],
  },
  {
    buyer: 'hanna@example.com',
    title: 'Two-tone mug',
    ago: 200,
    isArchived: true,
    isRead: true,
    lines: [
      ['b', 'Is the blue closer to navy or to petrol? My screen cannot decide.'],
      ['s', 'Navy in the shade, a little petrol in the sun. If it is wrong on your table, it may come back.', 4],
      ['b', 'Navy it is. Thank you!', 30],
    ],
  },
  {
    buyer: 'oliver@example.com',
    title: 'Two-tone mug',
    ago: 8,
    lines: [
      ['b', 'URGENT!!! Make $3,000 a week with crypto, free, guaranteed: https://coin-rocket.example.com click here'],
    ],
    report: 'It has nothing to do with my mugs, and the link looks wrong.',
  },
  {
    buyer: 'nils@example.com',
    title: 'Two-tone mug',
    ago: 15,
    lines: [['b', 'Free pills and a refund on top, see www.pharmacy-now.example.com, hurry']],
  },
  {
    buyer: 'elena@example.com',
    title: 'Two-tone mug',
    ago: 20,
    lines: [
      [
        'b',
        'Ciao, the refund for my last order has not arrived yet. My bank has a page on it: https://bank.example.it/refunds – does it look right to you?',
      ],
    ],
  },
  {
    buyer: 'sean@example.com',
    title: 'Two-tone mug',
    ago: 340,
    isTrash: true,
    isRead: true,
    lines: [
      ['b', 'Do you ship to Cork?'],
      ['s', 'Yes, in about six days.', 3],
    ],
  },
  {
    buyer: 'anneke@example.com',
    shop: RIO,
    ago: 6,
    lines: [['b', 'Could you leave the price off the slip? It is a present for my sister, and she reads everything.']],
  },
  {
    buyer: 'tomasz@example.com',
    title: 'Two-tone mug',
    ago: 2,
    lines: [['b', 'How much does it hold to the brim? I drink a lot of tea <3']],
  },
  {
    buyer: 'bo@example.com',
    title: 'Turned bowl, oak',
    ago: 44,
    lines: [
      ['b', 'Hello! Could the bowl be 2 cm wider, so that a whole lettuce fits? Otherwise I take it as it is.'],
      ['s', 'Hello Bo. 2 cm is possible if you wait for the next trunk, about ten days. Same price.', 7],
      ['b', 'I wait gladly.', 1],
      [
        's',
        'Then I keep the next one for you and write when it is oiled. One question: a rim as thin as in the picture, or one for a house with children?',
        15,
      ],
    ],
  },
  {
    buyer: 'bo@example.com',
    title: 'Bottle-green bowl',
    ago: 120,
    lines: [
      ['b', 'How wide is the bowl inside? It should hold three oranges.'],
      ['s', 'Seventeen centimetres. I tried: three oranges, or four if they like each other.', 9],
    ],
  },
  {
    buyer: 'bo@example.com',
    title: 'Guest book, green cloth',
    ago: 90,
    isReturn: false,
    lines: [
      ['b', 'Hej Karen, could the book open flat from the first page on? Two hundred guests will write in it.'],
      ['s', 'Hej Bo, it does: the sections are sewn on tapes. I always break it in by hand before it leaves.', 6],
      ['b', 'Then please one with 160 pages.', 2],
      ['s', 'Noted. The cloth arrives on Tuesday, the book leaves on Thursday.', 20],
      ['b', 'Great. Thank you!', 1],
    ],
  },
  {
    buyer: 'claire@example.com',
    title: 'Market basket, banded',
    ago: 60,
    lines: [
      ['b', 'Est-ce que les anses tiennent avec dix kilos de pommes de terre ?'],
      ['s', 'Yes, the band goes all the way round below. Ten kilos are what I carry home myself on Saturdays.', 10],
    ],
  },
  {
    buyer: 'freja@example.com',
    title: 'Journal with a name, green cloth',
    ago: 33,
    lines: [
      ['b', 'Can you write “Søren” with the ø? Other shops made it an o.'],
      ['s', 'Of course, in Bergen we have that letter in the type case. It will be “Søren”, with the stroke.', 5],
    ],
  },
  {
    buyer: 'anneke@example.com',
    title: 'Oat milk and hay candle',
    ago: 18,
    lines: [['b', 'Is there anything of nuts in the oils? My daughter must not be near almonds.']],
  },
  {
    buyer: 'lena@example.com',
    title: 'Hammered disc earrings',
    ago: 12,
    lines: [
      ['b', 'Sind die Haken nickelfrei? Ich vertrage leider fast nichts.'],
      ['s', 'Ja, Haken und Scheiben sind aus Gold 585, ohne Nickel. Wenn es doch juckt, nehme ich sie zurück.', 4],
    ],
  },
];

/** What Rio Clay writes often. */
export const demoTemplates = [
  {
    kind: 'template',
    name: 'A proof is ready',
    body: 'Dear {buyer}, here is the proof for {order}. Nothing is fired before you say yes.',
  },
  {
    kind: 'template',
    name: 'It leaves today',
    body: 'Dear {buyer}, {order} leaves Porto today. You can follow it here: {tracking}',
  },
  {
    kind: 'template',
    name: 'Broken on the way',
    body: 'I am sorry, {buyer}. A picture of it is enough, and a new {product} is on its way.',
  },
  { kind: 'quick_reply', name: 'Thanks', body: 'Thank you, {buyer}!' },
  { kind: 'quick_reply', name: 'I will look', body: 'I will look in the studio and write back today.' },
] as const;

export const demoLabels = [
  { name: 'Proofs', color: 'moss' },
  { name: 'Late parcels', color: 'rust' },
  { name: 'Wholesale', color: 'ink' },
  { name: 'Returns', color: 'plum' },
  { name: 'Press', color: 'sand' },
] as const;

/** What the house wrote to everybody. */
export const demoBroadcast = {
  en: 'The last days on which parcels arrive before the holidays stand in the support centre now, country by country. Have a quiet December!',
  de: 'Bis wann Pakete vor den Feiertagen ankommen, steht jetzt im Hilfebereich, Land für Land. Einen ruhigen Dezember!',
};
