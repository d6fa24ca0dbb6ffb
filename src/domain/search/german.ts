// table of data
import { foldText } from './fold-text.ts';

/**
 * German words of handmade goods with what English listings call the same thing, the likeliest first: every form that people type = English words.
 * A star stands for the endings of adjectives, a dash for whatever may stand before the thing in one word with it.
 */
const lines = `
-becher -bechern kaffeebecher = mug cup beaker tumbler | -tasse -tassen kaffeetasse teetasse = cup mug | untertasse untertassen = saucer | trinkglas trinkgläser = tumbler glass | -schale -schalen = bowl dish
-schüssel -schüsseln salatschüssel = bowl | -teller -tellern = plate | -kanne -kannen -krug -krüge krügen karaffe = jug pitcher carafe | teekanne teekannen = teapot | -vase -vasen blumenvase = vase
-topf -töpfe töpfen = pot planter | blumentopf blumentöpfe übertopf übertöpfe = planter pot | -dose -dosen büchse = jar box tin | eierbecher = egg cup | geschirr = tableware dinnerware plates | besteck = cutlery
-löffel kochlöffel = spoon | gabel gabeln = fork | messer = knife | -brett -bretter brettern = board | schneidebrett schneidebretter schneidbrett = cutting board chopping | -tablett -tabletts = tray
-untersetzer = coaster coasters | -mühle -mühlen pfeffermühle salzmühle = mill | nudelholz teigrolle = rolling | -flasche -flaschen = bottle | deckel = lid | henkel griff -griffe = handle handles | küche = kitchen
-korb -körbe -körben -körbchen = basket | einkaufskorb einkaufskörbe = market basket | wäschekorb = laundry basket hamper | brotkorb = bread basket | -kiste -kisten = box crate chest | -schachtel -schachteln = box
-kerze -kerzen = candle taper | teelicht teelichter = light candle | stumpenkerze stumpenkerzen = pillar candle | -kerzenhalter -kerzenständer kerzenleuchter -leuchter = candlestick holder | duftkerze duftkerzen = scented candle
-seife -seifen seifenstück = soap bar | seifenschale = dish soap | badesalz = bath | duft düfte = scent fragrance | nachfüllung nachfüllungen nachfüllpack = refill | wachs = wax | bienenwachs = beeswax | öl = oil
-decke -decken wolldecke wolldecken = blanket throw | kuscheldecke babydecke = blanket | tagesdecke = bedspread throw | tischdecke tischdecken = tablecloth | -kissen = cushion pillow | kissenbezug kissenhülle = cushion cover
-teppich -teppiche = rug carpet | vorhang vorhänge = curtain | handtuch handtücher = towel | geschirrtuch geschirrtücher = towel tea | -tuch -tücher halstuch halstücher = scarf shawl cloth | -schal -schals = scarf stole shawl snood
-mütze -mützen wollmütze strickmütze = beanie hat cap | hut hüte hüten = hat | -handschuh -handschuhe fäustlinge = gloves mittens | -socke -socken strumpf strümpfe = socks | -pullover pulli = sweater jumper | strickjacke = cardigan
-jacke -jacken = jacket | -mantel -mäntel = coat | -kleid -kleider = dress | -hemd hemden = shirt | -schürze -schürzen = apron | -gürtel = belt | -schuh -schuhe = shoes | hausschuh hausschuhe = slippers
-tasche -taschen handtasche umhängetasche = bag handbag | -beutel stoffbeutel = pouch bag tote | -rucksack rucksäcke = backpack | geldbörse geldbörsen geldbeutel portemonnaie portmonee brieftasche = wallet purse
kartenetui kartenhalter = card wallet holder | -etui -etuis -hülle -hüllen = case cover | schlüsselanhänger schlüsselband = key fob keyring
-kette -ketten halskette halsketten collier = necklace chain pendant | -anhänger = pendant charm | -armband -armbänder = bracelet bangle | armreif armreifen = bangle bracelet | -ohrring -ohrringe ohrringen ohrhänger = earrings
ohrstecker -stecker = studs earrings | ring ringe ringen = ring band | ehering eheringe trauring trauringe verlobungsring = wedding ring band | -schmuck = jewellery | -brosche -broschen = brooch pin
edelstein edelsteine = gemstone gem | perle -perlen = pearl bead | türkis = turquoise | uhr uhren = clock watch | -spiegel = mirror | -lampe -lampen -leuchte -leuchten = lamp light | -lampenschirm = lampshade shade
-bild -bilder wandbild = picture print painting | -druck -drucke drucken kunstdruck = print | gemälde = painting | -rahmen bilderrahmen gerahmt = frame framed | -plakat plakate = poster print | linolschnitt = linocut | zeichnung = drawing
-karte -karten grußkarte postkarte = card | -heft -hefte notizbuch notizbücher notizheft = notebook journal | tagebuch tagebücher = journal diary | skizzenbuch = sketchbook | gästebuch = guest book | -buch -bücher = book
-papier papiere = paper | umschlag umschläge = envelope | -kalender = calendar planner | lesezeichen = bookmark
-spielzeug spielsachen = toy | -kreisel = spinning top | bauklotz bauklötze klötze holzklötze = blocks building | -puppe -puppen = doll | kuscheltier kuscheltiere stofftier teddybär = plush teddy toy | -rassel rasseln = rattle
-tisch -tische = table | -stuhl -stühle = chair | -hocker = stool | sitzbank holzbank = bench | -regal regale = shelf | schrank = cabinet cupboard | kommode = dresser chest | -haken garderobe = hook rack hanger
schirmständer = umbrella stand | -ständer = stand holder | -halter = holder | pflanze pflanzen = plant | blume blumen = flower flowers | garten = garden | kräuter = herbs | weihnachten = christmas | ostern = easter
hochzeit = wedding | geburtstag = birthday | -geschenk -geschenke = gift present | taufe = baptism christening | einkauf einkaufs = market shopping | aufbewahrung = storage | wäsche = laundry | brot = bread | käse = cheese
kaffee = coffee | frühstück frühstücks = breakfast | salz = salt | zucker = sugar | suppe suppen = soup | wein = wine | milch = milk | kuchen = cake | apfel äpfel = apple apples | wand = wall | bett = bed | bad bade = bath
kinder kindern = children child kid | mädchen = girl | junge jungen = boy | herren männer = men man | damen frauen = women woman | hund hunde = dog | katze katzen = cat | mond = moon | sterne = star | herz herzen = heart
ton = clay | keramik = ceramics ceramic stoneware earthenware | steinzeug = stoneware | steingut = earthenware | porzellan = porcelain | holz = wood wooden | eiche eichenholz = oak | esche eschenholz = ash | buche buchenholz = beech
birke = birch | nussbaum walnussholz walnuss = walnut | kirsche kirschholz kirschbaum = cherry | linde lindenholz = limewood | weide weiden = willow | schilf = reed | leder ledern* = leather | filz = felt | wolle woll schurwolle = wool
baumwolle = cotton | leinen = linen | seide seiden = silk | stoff stoffe = fabric cloth | garn garne = yarn | messing = brass | kupfer = copper | silber silbern* = silver | golden* vergoldet* = gold | stahl edelstahl = steel | eisen = iron
glas gläser = glass | blau* dunkelblau* hellblau* = blue | rot* = red | grün* dunkelgrün* hellgrün* = green | gelb* = yellow | schwarz* = black | weiß* = white | grau* = grey | braun* = brown | violett* = purple
groß* = large big | klein* = small little | rund* = round | handgemacht* = handmade | handgetöpfert* getöpfert* = thrown ceramic | gestrickt* = knitted | gewebt* = woven | gedrechselt* = turned | personalisiert* = personalised
initialen = initials | gravur = engraved engraving | ungefärbt* = undyed | duftneutral unparfümiert = unscented
`;

/** Words that say nothing in a German query. Those that an English query means something by ("die", "fur") are words like any other. */
export const germanStopWords: ReadonlySet<string> = new Set(
  'und oder der das den dem des ein eine einen einem einer mit aus von vom zum zur ohne fuer im am auf'.split(' '),
);

const digraphs: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const letters: Record<string, string> = { ä: 'a', ö: 'o', ü: 'u', ß: 'ss' };
const endings = ['', 'e', 'en', 'er', 'es', 'em'];
/** A word as it is folded in a query: with plain vowels, and with two letters for an umlaut. */
const foldings = (word: string): string[] => [
  ...new Set([letters, digraphs].map((signs) => word.replace(/[äöüß]/g, (sign) => signs[sign] ?? sign))),
];

export interface GermanWord {
  /** With its umlauts. */
  written: string;
  /** How the same word may be written in a listing. */
  forms: readonly string[];
  english: readonly string[];
  /** Those forms that name the thing where they end a longer word, whatever it begins with. */
  tails: readonly string[];
}

/** Every German word as a query is folded. */
export const germanTerms: ReadonlyMap<string, GermanWord> = new Map(
  lines.split(/[|\n]/).flatMap((line) => {
    const [german = '', english = ''] = line.split('=').map((side) => side.trim());
    const typed = german.split(/\s+/).filter(Boolean);
    const whole = typed
      .flatMap((word) => (word.endsWith('*') ? endings.map((ending) => word.slice(0, -1) + ending) : [word]))
      .map((word) => word.replace('-', ''));
    const forms = whole.flatMap(foldings);
    const tails = typed.filter((word) => word.startsWith('-')).flatMap((word) => foldings(word.slice(1)));
    const rest = { forms, tails, english: english.split(/\s+/) };
    return whole.flatMap((written) => foldings(written).map((form) => [form, { written, ...rest }] as const));
  }),
);

const rank = new Map([...germanTerms.keys()].map((word, at) => [word, at]));
const sortedTerms = [...germanTerms.keys()].toSorted();

/** German words that begin so, found by halves; at most so many, in the order of the table. */
export function germanTermsFrom(begun: string, most: number): string[] {
  let [low, high] = [0, sortedTerms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sortedTerms[middle] ?? '') < begun) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sortedTerms[end]?.startsWith(begun)) end += 1;
  return sortedTerms
    .slice(low, end)
    .toSorted((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0))
    .slice(0, most);
}

/** What English words say, by the German nouns that say the same. */
export const germanFor: ReadonlyMap<string, readonly string[]> = (() => {
  const byWord = new Map<string, Set<string>>();
  for (const { written, english } of germanTerms.values())
    for (const word of english) byWord.set(word, (byWord.get(word) ?? new Set()).add(foldText(written)));
  return new Map([...byWord].map(([word, german]) => [word, [...german].slice(0, 8)]));
})();

/** Words that say how a thing looks and never what it is. */
export const looks: ReadonlySet<string> = new Set([
  ...lines
    .split(/[|\n]/)
    .filter((line) => line.includes('*'))
    .flatMap((line) => line.split('=').flatMap((side) => side.trim().split(/\s+/)))
    .flatMap((word) => (word.endsWith('*') ? endings.flatMap((ending) => foldings(word.slice(0, -1) + ending)) : [])),
  ...'black white red blue green yellow brown grey gray pink purple orange golden beige navy'.split(' '),
]);

const MIN_TAIL = 4;
const MIN_HEAD = 3;
/** What stands between the parts of a German compound. */
const linked = /(?:es|en|s|n|e)$/;

/** What the catalogue knows of a word that may be part of a German compound. */
export interface CatalogueTerms {
  isWritten: (part: string) => boolean;
  /** Stands so in a German title. */
  isGerman: (part: string) => boolean;
}

/**
 * The parts of a German compound, what it is made of first: "keramikbecher" is "keramik" and "becher", by the words of the catalogue and those that
 * everybody uses. Of a first part that nothing is known of the thing alone stays ("lieblingsbecher"). Null where its end is no German word, or one that other words
 * end in by chance ("diamond").
 */
export function germanParts(word: string, { isWritten, isGerman }: CatalogueTerms): string[] | null {
  for (let at = MIN_HEAD; at <= word.length - MIN_TAIL; at += 1) {
    const thing = word.slice(at);
    const entry = germanTerms.get(thing);
    const heads = [word.slice(0, at), word.slice(0, at).replace(linked, '')].filter((part) => part.length >= MIN_HEAD);
    const german = heads.find((part) => germanTerms.has(part) || isGerman(part));
    const isTail = entry?.tails.includes(thing);
    const first = german ?? (isTail ? heads.find(isWritten) : undefined);
    if ((entry && (isTail || german)) || (isGerman(thing) && german))
      return first === undefined ? [thing] : [first, thing];
  }
  return null;
}
