// table of data

/** Words that people use for the same thing, or nearly. Every line: what says one of them may mean each other. Only the first is certain of all. */
const lines = `
mug cup | cup teacup | mug tankard | beaker cup tumbler | bowl dish | plate dish | platter tray | vase vessel | pot planter | planter flowerpot | jug pitcher | carafe decanter | glass tumbler
crockery dinnerware tableware | cutlery flatware silverware | napkin serviette | tablecloth table-linen | coaster mat | chopping cutting | spoon ladle | pan skillet | saucepan pot
sweater jumper pullover | cardigan sweater | beanie hat | hat cap | scarf shawl wrap | gloves mittens | trousers pants slacks | jeans denim | shirt blouse top | tee tshirt | dress gown | skirt kilt
coat jacket | jacket blazer | waistcoat vest gilet | hoodie sweatshirt | pyjamas pajamas nightwear sleepwear | robe dressinggown bathrobe | underwear lingerie | bra bralette | tights stockings | socks hosiery
shoes footwear | sneakers trainers | boots booties | sandals slippers | heels pumps | swimsuit swimwear bikini | tie necktie | belt strap | handbag purse | bag tote | backpack rucksack | suitcase luggage
wallet billfold purse | cardholder wallet | blanket throw | throw bedspread | duvet comforter quilt | pillow cushion | curtain drape | rug carpet | mat rug | towel washcloth | bedding bedclothes linens
sofa couch settee loveseat | armchair recliner | chair seat | stool barstool | bench settle | ottoman footstool pouf | wardrobe armoire closet | dresser chest | nightstand bedside | cabinet cupboard
sideboard buffet credenza | bookcase bookshelf | shelf shelving | desk workstation | table desk | bed bedframe | mattress topper | cot crib | lamp light | light lighting | chandelier pendant | bulb lightbulb
mirror looking-glass | picture print | print poster | art artwork | painting canvas | frame framed | clock timepiece | basket hamper | bin basket | box chest | storage organizer organiser | hook hanger
trash garbage rubbish waste | faucet tap | sink basin | bathtub tub | toilet commode | shower showerhead | hose hosepipe | wrench spanner | screwdriver driver | hammer mallet | saw blade | screw fastener
flashlight torch | plug outlet socket | cord cable wire | battery cell | fridge refrigerator | stove cooker range | oven stove | hob cooktop | microwave oven | vacuum hoover | grill barbecue bbq | kettle teakettle
washer washing | dryer drier | heater heating | fan ventilator | conditioner ac | tv television telly | monitor display screen | laptop notebook | computer pc | phone smartphone cellphone mobile | handset phone
headphones earphones headset earbuds | speaker loudspeaker | camera camcorder | charger adapter | case cover | keyboard keypad | printer inkjet | tablet ipad | router modem | watch wristwatch | game videogame
ring band | necklace pendant chain | bracelet bangle | earrings studs | jewellery jewelry | brooch pin | gem gemstone | silver sterling | gold golden | candle taper | soap bar | scent fragrance | scented perfumed
perfume cologne fragrance | lotion moisturizer moisturiser cream | makeup cosmetics | journal notebook diary | diary planner | notebook notepad | sketchbook drawingbook | pen biro | guestbook visitors | stationery paper
toy plaything | doll dolly | teddy bear plush | puzzle jigsaw | child kid toddler | children kids | baby infant newborn | boy boys | girl girls | man men mens gents | woman women womens ladies | lady ladies
gift present | wedding bridal marriage | birthday anniversary | christmas xmas holiday | personalised personalized custom customised customized | initials monogram | engraved engraving | name personalised
handmade handcrafted | wooden wood timber | wool woollen woolen | woolly wool | leather hide | cloth fabric textile | clay ceramic pottery | pottery ceramics earthenware | stoneware ceramic | metal steel
stainless inox | iron wrought | aluminium aluminum | plastic acrylic | grey gray silver | colour color | multicolour multicolor multicolored colorful colourful | navy blue | teal turquoise | red crimson scarlet
brick red | burgundy maroon wine | beige cream ivory tan | cream ivory | green sage olive | purple violet lilac | pink rose blush | brown tan | orange rust terracotta | terracotta rust | yellow mustard ochre
big large | huge large oversized | little small mini | tiny small mini | tall high | slim thin narrow | wide broad | round circular | square rectangular | foldable folding collapsible | adjustable flexible
unscented fragrance-free plain | natural organic | waterproof resistant | rustproof rust | cordless wireless | wireless bluetooth | outdoor patio garden | patio terrace deck | garden yard lawn | lawn grass
shopping market | laundry washing hamper | kitchen cooking | bath bathroom | couch sofa | settee sofa | bike bicycle | car auto automotive vehicle | truck lorry | motorcycle motorbike | stroller pram pushchair
dog puppy pet | cat kitten pet | leash lead | cage crate | plant flower | flower floral | floral flowery | tree plant | christmas festive | picture photo | photo photograph | album scrapbook | holder stand | stand rack
rack shelf | hanger hook | lid cover | mount bracket | door gate | fence fencing | ladder steps | paint coating | glue adhesive | tape adhesive | brush broom | broom sweeper | mop swab | tile tiling | floor flooring
carpet rug | blind shade | shade blind | screen divider | partition divider | drawer chest | footwear shoe | exercise fitness workout | gym fitness | weights dumbbell | tent canopy | canopy gazebo | umbrella parasol
barstool stool | counter bar | vanity washstand | cooktop hob | dishwasher dishes | freezer icebox | blender mixer | mixer whisk | toaster oven | teapot kettle | coffee espresso | tea teatime | wine bottle
`;

/** Every word with those it may stand for. */
export const synonyms: ReadonlyMap<string, readonly string[]> = (() => {
  const byTerm = new Map<string, Set<string>>();
  for (const group of lines.split(/[|\n]/)) {
    const terms = group
      .trim()
      .split(/\s+/)
      .filter((word) => word && !word.includes('-'));
    for (const word of terms) {
      const others = byTerm.get(word) ?? new Set<string>();
      for (const other of terms) if (other !== word) others.add(other);
      byTerm.set(word, others);
    }
  }
  return new Map([...byTerm].map(([word, others]) => [word, [...others]]));
})();

/** Measures and words of praise: they help where they stand, and nothing is refused for the lack of them. */
export const weakTerms: ReadonlySet<string> = new Set(
  `inch inches in ft feet foot cm mm lb lbs pound oz ounce ml litre liter gallon gal watt volt best good nice cheap quality buy online sale price
   something thing things item items product products any other made`.split(/\s+/),
);
