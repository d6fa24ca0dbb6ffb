// table of data
/** What the few buyers of a piece wrote, three to nine of them; read like `written` in reviews-of-listings. */
export const writtenOfSome: Record<string, string> = {
  'Round mug': `
5p Fits under my chin while I read. Nobody asked for that, but it is what I use it for.
5 The belly keeps tea hot for two chapters, the short kind.
4 Handle for two fingers, not three. I knew, and still I try with three.
5
5 Honey, with the sun in it, at half past seven. I have stopped taking the bus before eight.
4 Came with hay in the box and half a beetle. Both went outside.
5 My potter friend said only "hm", twice, and then asked where it came from.`,
  'Moon vase': `
5p One magnolia twig. It looks as if we had taste.
5 Rounder than a ball has a right to be, and you still see that somebody made it.
4 Heavier at the bottom than at the top, luckily. Our sill slopes.
5 Bought for the white slip. In the evening it turns pink by itself.
5 Jana wrote me a page on how to wrap it if we ever move. We are not going to move.`,
  'Planter with saucer': `
5p The basil is alive in week nine. This has never happened to me.
5 Saucer fits so well that it sucks a little when you lift the pot.
4 A shade more orange than I saw on my telephone.
5 Stood out in two frosts by my own fault and is fine.
3 Earthenware sweats, I learned, and our table learned it too. A cork mat helped. > That is true of the white one, whose slip is thin. I send you a saucer that is glazed below, as a present.
5 The hole in the floor is a real hole. You would be surprised how many are not.`,
  'Belt of bridle leather': `
5 Stands up by itself, like a question mark.
5 After a month it has learned my shape and keeps it overnight.
4 Order by a belt that you wear, not by your trousers. I did the second.
5 The buckle weighs as much as the rest. It will outlive the trousers and me.
4 Squeaked for three days, then gave up.`,
  'Key fob with a brass ring': `
5p Four keys, one bottle opener, no more holes in my pocket.
5 For nineteen euros I have seen it done worse in shops with a doorman.
5
4 The ring opens with a fingernail and some swearing.
5 The stitches go all the way round, also where nobody looks.
5 Oxblood. My daughter calls it the ham.
4 I wish that it came with initials.
5 Left it in the rain on the roof of the car. It arrived in Ghent before me.`,
  'Harbour, framed print': `
5 The yellow house is the one where I learned to swim. I did not expect that from a stranger.
5 Hung in five minutes, with a level, because my husband is like that.
4 The frame is paler than our other oak. It will come, they say.
5p Above the bench where we put on shoes.`,
  'Lemons, print': `
5 Cheaper than a journey and it stays longer.
5p In the kitchen, naturally. Where else.
4 One corner was bent by the postman, not by her. Behind glass one sees nothing.
5 There is a fifth lemon if you look long enough.
5 Paper like cloth.`,
  'Turned bowl, walnut': `
5p It holds keys, which is a shame, and I cannot bring myself to move them.
5 Grain like a map of hills. We have named two of the valleys.
4 Smelled of oil for a week. I found that pleasant, my guests asked.
5 No mark of the tool anywhere, and I went over it with my eyes shut.`,
  'Four spinning tops': `
5 One minute and fifty seconds. We have a list on the fridge.
5p The green one is the slow one, every child finds that out in a minute.
4 Smaller than I thought and just right for a three-year-old.
5
5 The grandparents play longer than the boys.
5 No paint that comes off. I licked it, as one does.
4 They roll under the sofa. That is not their fault.`,
  'Six dipped tapers': `
5 They burn straight and do not weep.
5p Christmas Eve, the power was off, and nobody minded.
5 Honey, faintly, and only when you blow them out.
4 A bit thick for my old sticks. I shaved the ends with a potato peeler.
5 Count the rings at the foot: thirty, he is right.
5 I had put beeswax down to nostalgia. It also gives more light.`,
  'Donegal beanie, folded brim': `
5 One winter, one dog, two hundred walks.
5p Brick, in fog. They found me at once.
4 A little long when it is new. Fold it twice.
5
5 It does not make my forehead itch, which is the only thing I ask of a hat.
5 The flecks come out when it is wet.
4 My head is 61 and it is snug. For 59 it would be perfect.
5 Bought for him, worn by me.
5 Ruth put in a metre of the yarn for mending. I have not needed it, but I sleep better.`,
  'Domed studs, gold': `
5 I sleep in them, swim in them and forget them.
4 The left one is a hair larger. I have turned it into the right one.
5p With short hair, finally.
5 They came in a matchbox! I have kept the matchbox.
5 Small and not timid.`,
  'Slim wallet': `
5 I left home with eleven cards and now own four.
5p Front pocket, two months.
4 Coins have to go somewhere else, and now I hear them.
5
5 Tan has become the colour of a good horse.
4 Tight for my health card, which is thicker than it is useful.
5 The edge shines like the inside of a shell.
5 Our son has asked whether he will inherit it. He is nine.`,
  'Check throw, fern': `
5 Two greens that I have only ever seen in a wood.
5p It lives at the end of the bed and goes on walks with the sofa.
4 Wool that still knows it was a sheep. I like that, my skin is deciding.`,
  'Nesting bowls, lake and rust': `
5 They go into one another without a sound, and that was not so with the last set.
5p Salad, potatoes, and the small one for whatever there is too little of.
4 The blue one has a drip inside. I turn it to the guests whom I trust.
5 Three years of dinners in two months, it feels like.
5
5 Oven at 180, no complaint.`,
  'Bread basket of brown willow': `
5 The crumbs stay in and the cloth stays flat.
5p Sunday rolls, still warm.
4 It sheds a splinter of bark now and then. So do I.
5 Lighter than it looks and it has stood on the stove by mistake.`,
  'Pocket journal, green cloth': `
5 Fits the breast pocket of a real coat.
5 Sewn, so the pages of May do not fall out in June.
4 I would like a loop for the pencil.
5p Bird list, 2026, volume one.
5
5 The third one now. The first two smell of tents.`,
  'Espresso cup with saucer': `
5p Two sips of happiness, and a saucer for the spoon.
5 Thick at the bottom, so the crema lives longer.
5
4 Ours came as ink and rust, and we wanted two of one. They let us choose which to swap.
5 Smaller than it looks in my hand, and I have small hands.
5 The barista round the corner has turned mine over to read the stamp.
4 The saucer slides a little in its ring. I have learned to walk slowly.
5 I drink less coffee now and enjoy it more.`,
  'Fir and smoke candle': `
5 A wood hut, without the mice.
5p Second hour. The melt reaches the wall, as it says it should.
4 My partner gets more smoke out of it, I get more fir. We are both content.
5
5 It has improved the bathroom by a whole star.
5 I lit it for the film and then watched the candle.
4 Costs what it costs, but forty hours is a fortnight of evenings.`,
  'Rolling pin, ash': `
5p Tagliatelle, the first that were all of one thickness.
5 No handles, and so no squeaking.
4 Longer than my drawer. It lives in the umbrella stand.
5 It has the weight of a small child's leg and rolls as willingly.`,
  'Laundry basket, banded': `
5p Holds the week of three people, if one of them is two years old.
4 The handles are where your hands are. It is wide in a narrow corridor, though.
5 It came by van, with a bow.`,
  'Two mills, for pepper and salt': `
5 The pepper one bites. I had forgotten that pepper can be fresh.
5 Which is which was settled by our daughter in one second: the dark one is pepper.
4 The salt one needs a dry place, or it sulks.
5p By the stove, never in the cupboard.`,
  'Carafe with cup': `
5 The cup over the neck is so simple that I am annoyed.
5p Beside the bed. The cat cannot get her head in.
4 One litre to the very top, in practice less.`,
};
