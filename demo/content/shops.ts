// table of data
export interface DemoShop {
  key: string;
  email: string;
  owner: string;
  name: string;
  place: string;
  country: string;
  since: number;
  tagline: string;
  story: string;
  announcement: string;
  packing: string;
  returnsDays: number;
  replyHours: number;
}

/** The makers. Ana, who is Inês Duarte of Rio Clay, is the one to sign in as. */
export const demoShops: DemoShop[] = [
  {
    key: 'rio-clay',
    email: 'ana@example.com',
    owner: 'Inês Duarte',
    name: 'Rio Clay',
    place: 'Porto',
    country: 'PT',
    since: 2019,
    tagline: 'Two of us, one wheel, a kiln on the second floor. The river is at the end of the street.',
    story:
      'Inês throws on Mondays and Tuesdays, Rui glazes on Wednesdays, and the kiln is opened on Friday morning with the windows wide.\n\nThe clay comes from Vila Nova de Gaia, across the bridge. It is speckled with iron, which is why no two mugs carry the same freckles.',
    announcement: 'The kiln is fired on Thursdays.',
    packing: 'Paper and card. Broken on arrival means a new one, no parcel back.',
    returnsDays: 14,
    replyHours: 3,
  },
  {
    key: 'salgueiro',
    email: 'tomas@example.com',
    owner: 'Tomás Salgueiro',
    name: 'Ateliê Salgueiro',
    place: 'Barcelos',
    country: 'PT',
    since: 2012,
    tagline: 'A vase is finished when somebody puts a weed in it.',
    story:
      'Tomás learned from his grandmother, who made roosters, and decided that one rooster in the family was enough.\n\nHe throws bottle shapes in two pulls and leaves the throwing rings where the hand was.',
    announcement: '',
    packing: 'Each vase travels in a carton within a carton.',
    returnsDays: 14,
    replyHours: 8,
  },
  {
    key: 'lindqvist',
    email: 'nora@example.com',
    owner: 'Nora Lindqvist',
    name: 'Lindqvist Keramik',
    place: 'Gustavsberg',
    country: 'SE',
    since: 2014,
    tagline: 'I glaze on Thursdays. Order on a Monday and you get a plate I have not met yet.',
    story:
      'Nora works in the old porcelain works and fires once a week. The specks are iron from the clay pit at Höganäs.\n\nPlates are thrown a little thicker than they need to be. They are meant for a table with children.',
    announcement: '',
    packing: 'Moulded paper pulp, no plastic.',
    returnsDays: 30,
    replyHours: 12,
  },
  {
    key: 'fell-yarrow',
    email: 'ruth@example.com',
    owner: 'Ruth Gallagher',
    name: 'Fell & Yarrow',
    place: 'Ardara',
    country: 'IE',
    since: 2016,
    tagline: 'The sheep are over the road. So is the weather.',
    story:
      'Ruth knits on two flat machines from the seventies and finishes every brim by hand.\n\nThe yarn is spun in Donegal from local and merino wool, dyed in lots of twelve kilos. A colour that is gone may come back a shade away.',
    announcement: '',
    packing: 'A paper envelope, and a pinch of cedar against moths.',
    returnsDays: 30,
    replyHours: 6,
  },
  {
    key: 'webhaus',
    email: 'karl@example.com',
    owner: 'Karl Brandt',
    name: 'Webhaus Lindenau',
    place: 'Leipzig',
    country: 'DE',
    since: 2009,
    tagline: 'Four shafts, one weaver, no hurry.',
    story:
      'The loom stood in a factory until 1993 and in a barn until Karl found it. It weaves one metre forty wide and about three metres an hour.\n\nEdges are turned and stitched, fringes are twisted by hand.',
    announcement: '',
    packing: 'Cotton bag that you can keep.',
    returnsDays: 14,
    replyHours: 24,
  },
  {
    key: 'sella',
    email: 'marco@example.com',
    owner: 'Marco Sella',
    name: 'Sella Leather',
    place: 'Arezzo',
    country: 'IT',
    since: 2011,
    tagline: 'Saddle stitch: two needles, one thread. If one breaks the other holds.',
    story:
      'Marco’s father made saddles and Marco makes what fits into a pocket. The leather is tanned with chestnut and mimosa in Santa Croce.\n\nEdges are sanded four times and waxed twice. They darken with your hands.',
    announcement: '',
    packing: 'A cotton pouch in a card box.',
    returnsDays: 14,
    replyHours: 5,
  },
  {
    key: 'oru',
    email: 'chiara@example.com',
    owner: 'Chiara Orsini',
    name: 'Oru Silver',
    place: 'Vicenza',
    country: 'IT',
    since: 2018,
    tagline: 'Small bench, good light, a radio that only gets one station.',
    story:
      'Chiara cuts, solders and sets everything herself. Gold pieces are silver with 2.5 microns of 18 carat gold.\n\nStones are bought one by one. The picture shows one of them, and yours will differ a little.',
    announcement: '',
    packing: 'A box small enough for the letterbox.',
    returnsDays: 14,
    replyHours: 10,
  },
  {
    key: 'hearth',
    email: 'aoife@example.com',
    owner: 'Aoife Brennan',
    name: 'Hearth & Wick',
    place: 'Galway',
    country: 'IE',
    since: 2017,
    tagline: 'Forty hours of a quiet room.',
    story:
      'Aoife pours on Saturdays, when the shop below is shut and nobody minds the smell.\n\nRapeseed wax from Kildare, cotton wicks, oils that have a name. The jars come back as glasses.',
    announcement: 'Send five jars back and the sixth candle is filled for nothing.',
    packing: 'Shredded paper from the print shop next door.',
    returnsDays: 14,
    replyHours: 7,
  },
  {
    key: 'garrigue',
    email: 'lucie@example.com',
    owner: 'Lucie Arnaud',
    name: 'Lou Garrigue',
    place: 'Forcalquier',
    country: 'FR',
    since: 2013,
    tagline: 'Olive oil, lye, time. Mostly time.',
    story:
      'Bars are poured in frames of sixty, cut after two days and dried for six weeks on racks under the roof.\n\nEverything that smells grows within an hour’s drive.',
    announcement: '',
    packing: 'Paper band, no wrap.',
    returnsDays: 14,
    replyHours: 24,
  },
  {
    key: 'olmo',
    email: 'pilar@example.com',
    owner: 'Pilar Olmo',
    name: 'Esparto Olmo',
    place: 'Úbeda',
    country: 'ES',
    since: 2008,
    tagline: 'My grandmother plaited forty metres a day. I do eleven, and better ones.',
    story:
      'Reed is cut in January, when the sap is down, and soaked for three days before it bends.\n\nHandles are bridle leather, riveted through, so that the basket can be carried full.',
    announcement: '',
    packing: 'Stuffed with paper so that it keeps its shape.',
    returnsDays: 14,
    replyHours: 12,
  },
  {
    key: 'puu',
    email: 'mart@example.com',
    owner: 'Mart Tamm',
    name: 'Puu ja Pala',
    place: 'Tartu',
    country: 'EE',
    since: 2015,
    tagline: 'One board from one plank. No glue.',
    story:
      'Mart buys whole trunks that came down in storms and dries them for two years beside the workshop.\n\nBoards are planed, not sanded to death, and oiled with linseed three times.',
    announcement: '',
    packing: 'Card sleeve.',
    returnsDays: 30,
    replyHours: 9,
  },
  {
    key: 'klocek',
    email: 'ewa@example.com',
    owner: 'Ewa Zawadzka',
    name: 'Klocek',
    place: 'Białystok',
    country: 'PL',
    since: 2016,
    tagline: 'Made for being dropped down the stairs.',
    story:
      'Ewa saws limewood arches from one block, so that they nest for good.\n\nColours are water stains; the grain stays to be felt. Edges are rounded until a two-year-old can sit on them.',
    announcement: '',
    packing: 'A cotton bag with a string.',
    returnsDays: 30,
    replyHours: 5,
  },
  {
    key: 'nordlicht',
    email: 'jette@example.com',
    owner: 'Jette Petersen',
    name: 'Nordlicht Papier',
    place: 'Hamburg',
    country: 'DE',
    since: 2010,
    tagline: 'Cut, inked, pulled through a press from 1911.',
    story:
      'Every print is cut by hand and pulled on cotton paper, numbered and signed in pencil.\n\nFrames are oak from a joiner two doors down, with glass that does not mirror the window.',
    announcement: '',
    packing: 'Flat between two boards.',
    returnsDays: 14,
    replyHours: 6,
  },
  {
    key: 'sund',
    email: 'ingrid@example.com',
    owner: 'Ingrid Sund',
    name: 'Bokbinderi Sund',
    place: 'Bergen',
    country: 'NO',
    since: 2013,
    tagline: 'Sewn, so that it lies open where you left it.',
    story:
      'Ingrid folds, sews and cases in a boathouse that smells of glue and sea.\n\nSections are sewn on linen tapes. A full book can be rebound, and she does that too.',
    announcement: '',
    packing: 'Corrugated card with corners.',
    returnsDays: 30,
    replyHours: 15,
  },
];
