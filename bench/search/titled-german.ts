// table of data
import { of } from './chance.ts';
import { type Next, type Tongue, titledKinds } from './titled-goods.ts';

const kinds = [
  ...titledKinds(
    'Garten und Hof',
    `
Pflege: Gießkanne/Gießkannen/Wasserkanne = Brausekopf, Tragegriff; Gartenschlauch/Gartenschläuche/Wasserschlauch = Schlauchhalter, Kupplung; Heckenschere/Heckenscheren = Ersatzklinge, Messerschutz; Laubrechen/Laubrechen/Laubharke = Stiel, Zinkensatz
Wohnen draußen: Sonnenschirm/Sonnenschirme = Schirmfuß, Schutzhülle, Kurbel; Hängematte/Hängematten = Gestell, Seil, Haken; Gartenbank/Gartenbänke/Parkbank = Auflage, Armlehne; Vogelhaus/Vogelhäuser/Nistkasten = Futtersilo, Dach`,
  ),
  ...titledKinds(
    'Unterwegs',
    `
Gepäck: Rucksack/Rucksäcke/Tornister = Regenhülle, Hüftgurt, Schnalle; Reisekoffer/Reisekoffer/Trolley = Rolle, Kofferband, Schloss; Umhängetasche/Umhängetaschen/Schultertasche = Schulterriemen, Innenfach; Geldbeutel/Geldbeutel/Portemonnaie = Kartenfach, Kette
Rad: Fahrradhelm/Fahrradhelme/Radhelm = Polster, Kinnriemen, Visier; Satteltasche/Satteltaschen = Klickhalter, Regenhaube; Luftpumpe/Luftpumpen/Fahrradpumpe = Ventilaufsatz, Manometer; Fahrradschloss/Fahrradschlösser = Halterung, Ersatzschlüssel`,
  ),
  ...titledKinds(
    'Werken',
    `
Werkzeug: Schraubendreher/Schraubendreher/Schraubenzieher = Griff, Bitsatz; Handsäge/Handsägen/Fuchsschwanz = Sägeblatt, Köcher; Werkbank/Werkbänke/Hobelbank = Spannzange, Bankhaken; Wasserwaage/Wasserwaagen/Richtwaage = Libelle, Tasche
Nähen: Nähmaschine/Nähmaschinen = Spule, Nähfuß, Pedal; Stoffschere/Stoffscheren/Schneiderschere = Fingerschutz, Schraube; Wollknäuel/Wollknäuel/Garnknäuel = Banderole, Wickler; Stickrahmen/Stickrahmen/Stickring = Flügelmutter, Ständer`,
  ),
  ...titledKinds(
    'Wohnen',
    `
Möbel: Bücherregal/Bücherregale/Bücherbord = Regalboden, Wandwinkel; Nachttisch/Nachttische/Nachtschränkchen = Schublade, Möbelfuß; Küchenstuhl/Küchenstühle/Esszimmerstuhl = Sitzpolster, Filzgleiter; Kleiderschrank/Kleiderschränke = Kleiderstange, Scharnier
Licht: Stehlampe/Stehlampen/Stehleuchte = Lampenschirm, Fußschalter; Lichterkette/Lichterketten = Netzteil, Ersatzbirne; Wandleuchte/Wandleuchten/Wandlampe = Wandhalter, Glaskugel
Textil: Bettdecke/Bettdecken/Zudecke = Bezug, Füllung; Kopfkissen/Kopfkissen/Schlafkissen = Kissenhülle, Reißverschluss; Badehandtuch/Badehandtücher/Duschtuch = Aufhänger, Borte; Fußmatte/Fußmatten/Türmatte = Rahmen, Einlage`,
  ),
  ...titledKinds(
    'Küche und Vorrat',
    `
Kochen: Bratpfanne/Bratpfannen/Steakpfanne = Pfannenstiel, Spritzschutz; Kochtopf/Kochtöpfe/Suppentopf = Topfdeckel, Siebeinsatz; Backform/Backformen/Kuchenform = Boden, Spannring; Knoblauchpresse/Knoblauchpressen = Sieb, Hebel
Vorrat: Einmachglas/Einmachgläser/Weckglas = Gummiring, Klammer; Brotkasten/Brotkästen/Brotdose = Rolldeckel, Krümelsieb; Gewürzmühle/Gewürzmühlen/Pfeffermühle = Mahlwerk, Kurbel; Obstschale/Obstschalen/Früchteschale = Einlage, Haube`,
  ),
  ...titledKinds(
    'Spiel',
    `
Drinnen: Puppenhaus/Puppenhäuser/Puppenstube = Möbelsatz, Treppe; Brettspiel/Brettspiele/Gesellschaftsspiel = Würfel, Spielfigur; Holzeisenbahn/Holzeisenbahnen/Spielzeugbahn = Schiene, Brücke; Schaukelpferd/Schaukelpferde = Zügel, Kufe
Draußen: Sandkasten/Sandkästen/Buddelkiste = Abdeckplane, Sitzbrett; Laufrad/Laufräder = Lenker, Klingel; Drachen/Drachen = Schnur, Schwanz`,
  ),
];

const adjective = (word: string, next: Next): string => word + of(['e', 'er', 'es', 'en'], next);
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const plain: Record<string, string> = { ä: 'a', ö: 'o', ü: 'u', ß: 'ss' };

/** Compounds, materials before or in the name, colours with endings, and what is asked for in other forms than it is written. */
export const german: Tongue = {
  kinds,
  brands: 'Ahrenholz,Brandtner,Dornfeld,Eibenau,Falkwerk,Gerstner,Hollmann,Jagsthal,Kranich,Lindner'.split(','),
  colours: 'rot,blau,grün,gelb,schwarz,weiß,braun,grau,türkis,beige'.split(','),
  materials: 'Eiche,Buche,Leinen,Leder,Metall,Kunststoff,Bambus,Edelstahl,Filz,Baumwolle'.split(','),
  features:
    'klappbar,leicht,wetterfest,gepolstert,verstellbar,wasserdicht,stapelbar,waschbar,kindersicher,handgemacht'.split(
      ',',
    ),
  units: ['cm', 'mm', 'l'],
  shops: [
    ['Hofladen Nord', 'Lübeck', 'DE'],
    ['Gute Stube', 'Graz', 'AT'],
    ['Lager am See', 'Zürich', 'CH'],
  ],
  titles: [
    (w) => `${w.brand} ${w.kind.name} ${w.feature} ${w.colour} ${w.size}`,
    (w, next) => `${w.brand} ${adjective(w.colour, next)} ${w.kind.name} aus ${w.material} ${w.size}`,
    (w, next) => `${w.brand} ${w.kind.name} mit ${of(w.kind.parts, next)} und Zubehör, ${w.material}, ${w.size}`,
    (w) => `${w.brand} ${w.material}-${w.kind.name} ${w.colour} ${w.size}`,
    (w, next) =>
      `${w.brand} ${adjective(w.feature, next)} ${of([w.kind.name, ...w.kind.queries], next)} ${w.material} ${w.size}`,
    (w) => `${w.brand} ${w.kind.plural} im Set, ${w.material} ${w.colour} ${w.size}`,
  ],
  partTitles: [
    (w) => `${w.brand} ${w.part} für ${w.kind.name} ${w.colour} ${w.size}`,
    (w) => `${w.brand} ${w.kind.name}-${w.part} ${w.material} ${w.size}`,
    (w, next) => `${w.brand} ${w.part} passend zu ${w.kind.plural} und ${of(kinds, next).plural} ${w.size}`,
    (w) => `${w.brand} ${w.feature} ${w.part} Ersatzteil zu ${w.kind.name} ${w.size}`,
  ],
  text: (w, other, next) =>
    [
      `${w.part ?? w.kind.name} von ${w.brand}: ${w.feature}, ${w.colour} und aus ${w.material} gearbeitet.`,
      w.part === null
        ? `Zum Lieferumfang gehört ein Stück der Art ${of(w.kind.parts, next)}.`
        : `Ersetzt das Teil an einer ${w.kind.name} oder an deiner ${other.name}.`,
      `Es passt gut neben eine ${other.name} und unter die ${of(kinds, next).plural}.`,
      `Nicht mit der ${of(other.parts, next)} anderer Hersteller zu verwenden.`,
    ].join(' '),
  withColour: (colour, name, next) => (next(3) ? `${adjective(colour, next)} ${name}` : `${name} ${colour}`),
  withMaterial: (material, name, next) =>
    of([`${name} aus ${material}`, `${material}${name.toLowerCase()}`, `${material} ${name}`], next),
  withFeature: (feature, name, next) => (next(2) ? `${adjective(feature, next)} ${name}` : `${name} ${feature}`),
  withPart: (part, name, next) => (next(2) ? `${part} für ${name}` : `${name} ${part}`),
  typed: (query, next) => {
    const letters = of([{}, umlauts, plain], next) as Record<string, string>;
    return query.replace(/[äöüß]/g, (letter) => letters[letter] ?? letter);
  },
};
