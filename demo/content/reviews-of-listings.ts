// table of data
import { writtenOfSome } from './reviews-of-some.ts';

/** What buyers of one piece wrote, a line each: stars, `p` with a picture of theirs, the words if any, and after ` > ` what its maker answered. */
const written: Record<string, string> = {
  'Two-tone mug': `
5p Three months in daily use and I still look at the line where the two glazes meet while the kettle boils.
5 The handle fits three of my fingers, as it says. My husband gets two in and manages.
4 Lovely. Mine has the line rather low, so it is more white than rust. I have decided that I like that.
5
5p Bought one. Then four. My flatmate says I may stop now.
5 Arrived in eight days to Cork, wrapped in so much paper that the cat had a good evening. > The cat is welcome to the next parcel as well.
3 Nice mug, but it gets very hot on the outside in the first minutes. I use a cloth.
5 Feels like something from my grandmother's shelf and looks like something from a magazine.
5 Ink is a proper dark blue, not purple. Good.
5 For my sister's new flat. She phoned to say that she had thrown out her other mugs, all of them, same day.
4 Beautiful object. 350 ml is to the brim; in practice you get 300.
5p No two of my three are alike, and together they still look like a set. I don't know how one does that.
5 Dishwasher every night since February, no change.
2 Came with a hairline crack at the handle. The new one was here within the week and I did not have to send anything back, hence not one star. > I am sorry about the first one. It must have been the last stretch of the road. Thank you for your patience.
5 Heavy in a reassuring way.
5 The rough foot left no scratch on our oak table, I was worried about that.
5
4 Good mug, slow post. The maker wrote to me before I could complain.
5 I teach ceramics, so I turned it upside down first. Clean foot, even wall, honest glaze. Well done.
5p Moss on a grey morning.
5 Bought for the colour, kept for the rim. It is thin where it should be.
5 He broke the one from his mother, so this had big shoes to fill. It does.
4 A little wider than I imagined, does not go under the spout of my machine by half a centimetre. For tea it is perfect.
5 Super!
5 My third order from Inês. The first two are still alive, I simply have more guests now. > Then I know who to thank for my February. Come by when you are in Porto.
5 You can see the finger marks at the bottom of the handle. I put mine there.
3 The teal on my screen was greener. In real life it is closer to petrol. Nice, but not what I had planned for the kitchen. > Thank you for telling me. I have added a picture by daylight. If it bothers you, send it back, I pay.
5
5 Keeps the coffee warm until I have read everything that makes me cross.
5p With the saucer of the espresso cup as a lid. Try it.
5 Nothing to add to the others: it is as good as they all say.
4 One speckle on the rim feels rough to the lip. I have got used to it, my wife has not.
5 Given to our teacher by the whole class. Twenty-three children signed the parcel.
5 Ik had er één besteld en wil er nu zes.
5 The packaging is only paper and card, and it could have survived a fall from the roof.
5 I am left-handed and it is just as good from that side, obviously, but nobody ever says so.
1 Never arrived, and the carrier insists that it did. Money is back, so fair enough, but still no mug.
5 Four weeks of waiting for the firing, one second to forget them.
5
4 A lovely thing, I only wish there was a lid.
5 Rust is the best of the four. I have all four, I can say so.
5 Smaller flaws, larger charm. Mine has a drip like a tear.
5 Il mio caffè non ha mai avuto una casa così bella.
5 Solid. Looks handmade because it is.
5p My desk. Ignore the desk.
5 I dropped it. It is fine. The tile is not.`,
  'Six-card wallet': `
5 After eleven years I retired my old one, and this is the first that was worth the change.
5p Three weeks in: the corners have gone darker already, exactly where I hold it.
4 Stiff at first, as they say. Day ten: perfect.
5 Smells like a saddle shop. My office has noticed.
5
5 Eight cards fit if you are stubborn. I am.
3 Well made, but notes of fifty stick out by two millimetres. > You are right, it was cut for euros up to twenty. I have made the next ones three millimetres higher. Yours can be exchanged.
5 The stitching is so even that my father, an upholsterer, took out his glasses.
5 Black, sober, flat. Thank you.
5p Olive next to the one it replaces.
4 Good wallet. There is a small mark on the back which I am told comes from the animal. Fair.
5 Posted on Tuesday in Arezzo, on Thursday in my pocket in Graz.
5 The first thing in years that I bought twice, one for each of us.
2 Too tight for my cards even after a month. I know, vegetable tanned, but one wants to pay at some point. > Please send it to me. I will skive the pockets a little, it takes me ten minutes and costs you nothing.
5 No logo that shouts. A small sun, and that is that.
5
5 It closes by itself now. That took until Easter.
4 The cognac is redder than shown. I would buy it again.
5 For my son's eighteenth. He said "nice", which for him is a speech.
5 I have seen how saddle stitch is done and understand the price.
5 Bella, essenziale.
5 Rain, sea, one washing machine. Still here. (Do not do the washing machine.) > Please do not. But I am a little proud.
5
4 Came in a cotton pouch that I use for cables now.`,
  'Herringbone throw': `
5p It has not left the sofa since it came. Neither have I.
5 Weighs something, in a good way. You put it on and the evening is decided.
5 Sage is a grey green, very calm. It goes with everything we own, which is little.
4 Wonderful wool. In the first week it left a bit of fluff on black trousers, then no more.
5 Wove my own scarf once and gave up, so I know what I am looking at. Faultless edges.
5
5p The dog's opinion.
3 Beautiful, but it scratches me at the neck. On the legs it is a dream. > Lambswool is not merino, you are right. Air it on a damp day and it softens. If not, it may come back, also used.
5 We visited the workshop in Leipzig. The loom makes a noise like a slow train.
5 Cream stays cream. I had my doubts, with two children.
5 Expensive, until you compare it with the four cheap ones it replaces.
4 The fringe on one side is a finger longer. I only saw it because I was looking for something.
5 A wedding present that made the couple go quiet for a moment.
5 You can see the colour change when you walk past it. My photograph does not show it.
5p On the balcony, six degrees, no complaints.
5 Warm without weight? No: warm with weight. I prefer it.
5
5 Smells of sheep when it is damp, and of nothing when it is dry.
4 Delivered a week late, with an apology and a bar of chocolate. > The warp broke. The chocolate was the least I could do.
5 I have counted the fringes. He is right.
5 Slate over an old green armchair. I am very pleased with myself.`,
  'Orange and clove candle': `
5 Smells of the fruit and not of the cleaning product. That is rare.
5p Lit for the first time on the first of December and every evening since.
4 The scent could be a touch stronger in a large room. In the bath it is just right.
5 Burns to the very edge if you have the patience for the first two hours.
5
5 No soot on the glass, no headache.
5 Bought the refills with it straight away, which was the clever thing to do.
3 Nice, but to me it is all clove and little orange. > Noses differ. Try it again after an hour with the door open, the orange comes late. If it does not, I will send you hay instead.
5 I have sent jars back twice now. She fills them as promised.
4 The label came off crooked. The jar is very pretty without.
5 The wick stays clean if you trim it. I never used to trim wicks. I have become somebody who trims wicks.
5p Reading light.
5 Lasted for 41 hours by my notes.
5 My mother-in-law asked for the address. Twice.
5
4 A little dent in the wax on arrival. It melted, obviously.
5 It smells like the ferry to Holyhead at Christmas when I was six.
5 Second jar. The first one holds my toothbrushes.`,
  'Bottle vase': `
5p Three tulips, nothing else, for a week.
5 Empty it is the nicest thing on the shelf.
5 The plum is almost black in the evening and red in the morning.
4 The neck is narrower than I thought, so buy a bottle brush with it.
5 It stands. I have a draughty hall and a large dog, and it stands.
5
5 Terracotta is warmer than in the picture. It looks as if it had been in the sun.
3 A fine shape, but mine sweats a little on the wood when it is full. I put a saucer under it. > It should not. I will send you a new one, and you may keep this for dried flowers.
5 You can follow the throwing rings with a finger all the way up.
5p On my father's sideboard, where the television was.
5 Careful packing: a box in a box, and in between straw.
4 Exactly as shown, but heavier than the postage made me think.
5 The sage one has a lighter spot where it must have stood close to another in the kiln. I turn it to the front.
5 Two weeks, as announced.
5
5 I bought it for one branch of quince, and then left it with nothing at all.`,
  'Speckled dinner plate': `
5 One to try. I ordered five more on the same evening.
5 Food looks as if I could cook.
4 Lovely, but they are large. Measure your cupboard. Ours has a door that no longer shuts.
5p Sunday.
5 My knife leaves no grey lines, which it does on the old ones.
5
5 The rim is soft and a little uneven, so they stack with a sigh instead of a clatter.
3 Two plates, two different whites. I was told that this is how it is. I had hoped for a pair. > They came from two firings, which I should have told you. I can send you one to match either of them.
5 Thick enough for children, fine enough for my parents.
4 Took three weeks instead of two.
5 I have eaten from porcelain all my life and did not know that a plate could be quiet.
5 Not one chipped in half a year, and we are clumsy.
5p With the green bowl. They belong together.
5 Nora remembered which specks I had liked in the first one. How?`,
  'Hammered disc earrings': `
5 So light that I went to bed with them.
5p Worn at my own wedding, with a plain dress. Everybody looked at the ears.
4 Beautiful, a little larger than I had in mind. There is a small pair too, I should have read on.
5 No itching, and I itch from everything.
5
5 They throw spots of light on the wall opposite. My cat is employed full time.
3 One hook was bent on arrival. Easily done with fingers, but still. > I am sorry. A new pair of hooks is in the post, with the tool to close them.
5 Neither too loud nor too shy.
5 Chiara asked about the colour of my hair before she chose the stones. Correct choice.
4 The gold is rather yellow. I had hoped for something paler.
5 Second pair, since the first one has moved in with my daughter.
5p
5 Bellissimi.`,
  'Market basket, banded': `
5p Saturday: leeks, two loaves, a melon, one child's jacket.
5 Eight kilos is true. I weighed potatoes.
5 The handle sits where the weight is. You only notice when you carry another one.
4 A few ends of reed caught my jumper inside. Nail scissors, done.
5
5 Creaks like a boat for the first week.
5 My neighbour has already asked to borrow it, which is the highest praise in this house.
3 Arrived slightly oval. It has come back a bit after a night in the bath room, not quite. > Soak the rim once more and tie a belt around it until it is dry. If it does not obey, I take it back.
5 Woven so tight that the rice from a burst bag stayed inside.
5p By bicycle.
4 It is wide. On the bus one makes enemies.
5 Pilar put a sprig of rosemary in. It lives in my coat now.`,
  'Sewn journal, green cloth': `
5 It lies flat on page one. On page one!
5 Fountain pen, broad nib, wet ink: nothing comes through.
4 The ribbon is a little short for my taste.
5p Half full.
5 I have filled four of hers. They stand in a row and look like somebody who has a plan.
5
5 The cloth has picked up a ring from a cup and looks better for it.
4 Dotted pages: the dots could be fainter. Paper is excellent.
3 I ordered ruled and got plain. Ingrid sent the right one and told me to keep the other, so in the end I cannot complain. > My mistake, on a Friday. Draw something in the other one.
5 You can hear that the paper is good.
5 A present to somebody who writes. She cried, but she does that.
5 Smells of glue and a little of sea, as the page says.`,
  'Five sardines, print': `
5p Hangs where the calendar was. I no longer know what day it is.
5 The red fins are the thing. You don't see that on a screen.
5 Smaller than a poster, larger than a postcard, cheaper than a window on the sea.
4 Margins are not quite even, which I am told is because of the spoon. All right.
5
5 Bought the 50 × 70. It made our kitchen look as if we had meant it.
5 Number 14 of 30. I like that mine is in the middle.
4 Good print. The tube had been used before, and why not.
5 Every fish has another face. It took me a week to see it.
3 I had expected a deeper black. > It is the spoon again: I press less where the fish are thin. Send me a picture, and I look for a darker sheet.
5 Como recuerdo de Cádiz, mejor que un imán.`,
  'Turquoise ring': `
5 It came in the right size although I had measured it with dental floss.
5p My grandmother's hands had one like this. Now mine do.
4 The stone is greener than in the picture, which the page warns of.
5 Chiara sent me three stones to choose from. I have never been asked before.
5
5 The claws are so smooth that not a single jumper has been caught.
5 Not off my finger for two months, except for dough.
4 A bit high for wearing under gloves.
2 Too small, and changing it took four weeks. The ring is lovely, the four weeks were not. > Four weeks were too long, I know. My bench was under water, literally. Thank you for waiting.
5 Silver with turquoise is a cliché until somebody does it properly.
5 He proposed with it. I said yes to both.`,
  'Donegal cowl': `
5 Warmer than any scarf, and it cannot fall into the soup.
5p Oat, on a very wet pier.
5 The flecks! Blue, a bit of orange, one green. You have to come close.
4 A little snug over my bun. Otherwise lovely.
5
5 I knit myself and would not knit that for this price.
3 It itched for the first three days. Washed it with hair conditioner as Ruth advised, now it is bearable. > Bearable is a start. Give it one more wash, and if you still mind, it comes back to me.
5 Gorse is exactly the colour of gorse. I live beside some.
5 Came with a pinch of cedar in a twist of paper. My drawer smells better than the rest of the house.
5 Went over the hills in it for nine days in March.`,
  'Teapot for two': `
5p It does not drip. I repeat: it does not drip.
5 The lid stays on when you pour the last cup. Somebody has thought about it.
4 Holds two large cups, not two and a half. Well, it says for two.
5 Honey glaze with black tea behind it, in the sun.
5
5 My aunt has had a Brown Betty for sixty years and has now asked me where this one is from.
4 Lovely, gets hot at the handle if you fill it to the top.
5 The hay in the parcel went to the guinea pigs, as instructed.
3 The spout is a bit thick for my taste, it looks better in the picture. Pours well though. > It is thick so that it does not drip. I know the thin ones, I have a table cloth to prove it.
5 Three generations at the table, one pot, no accident so far.`,
};

export interface DemoReviewText {
  stars: number;
  body: string;
  hasPicture: boolean;
  answer: string;
}

function readLine(line: string): DemoReviewText {
  const [, stars = '5', picture = '', rest = ''] = /^([1-5])(p?)\s?(.*)$/.exec(line) ?? [];
  const [body = '', answer = ''] = rest.split(' > ');
  return { stars: Number(stars), hasPicture: picture === 'p', body, answer };
}

const readAll = (texts: Record<string, string>): [string, DemoReviewText[]][] =>
  Object.entries(texts).map(([title, lines]) => [title, lines.trim().split('\n').map(readLine)]);

/** The reviews of pieces that many have bought, by the title of the piece and in the order in which they were written. */
export const reviewsOfFavourites: ReadonlyMap<string, readonly DemoReviewText[]> = new Map(readAll(written));
/** Those of pieces that some have bought. */
export const reviewsOfSome: ReadonlyMap<string, readonly DemoReviewText[]> = new Map(readAll(writtenOfSome));
export const reviewsOfListings: ReadonlyMap<string, readonly DemoReviewText[]> = new Map([
  ...reviewsOfFavourites,
  ...reviewsOfSome,
]);
