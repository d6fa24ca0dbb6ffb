// table of data
/** Words of buyers. `of` names crafts or categories that they fit; without it they are said of anything. */
export interface DemoReview {
  stars: number;
  says: string;
  of?: string;
}

export const demoReviews: DemoReview[] = [
  {
    of: 'ceramics',
    stars: 5,
    says: 'Heavier than it looks in the picture, in the good way. I keep turning it to see where the glaze pools.',
  },
  {
    of: 'ceramics',
    stars: 5,
    says: 'It came wrapped like an egg. No two sides are the same and that is why I bought it.',
  },
  { of: 'ceramics', stars: 5, says: 'The colour is quieter than on my screen and much better for it.' },
  {
    of: 'ceramics',
    stars: 5,
    says: 'There is a thumbprint in the glaze at the foot. I would not sell it back for double.',
  },
  {
    of: 'mugs-and-cups',
    stars: 5,
    says: 'Sits in the hand as if somebody had measured mine. The rim is thin where you drink and thick where it would chip.',
  },
  {
    of: 'mugs-and-cups',
    stars: 5,
    says: 'Every guest reaches for this one. I have had to hide it behind the plain ones.',
  },
  {
    of: 'mugs-and-cups',
    stars: 5,
    says: 'Through the dishwasher every night since August. It looks as it did on the first day.',
  },
  {
    of: 'mugs-and-cups',
    stars: 4,
    says: 'A lovely mug. Holds a little less than I pour, so do read the measurements.',
  },
  {
    of: 'vases',
    stars: 5,
    says: 'Three tulips stand up straight in it by themselves. That is all I ever wanted from a vase.',
  },
  { of: 'vases', stars: 5, says: 'Empty it looks finished, which I cannot say of any other vase I own.' },
  { of: 'vases', stars: 4, says: 'Beautiful. The neck is narrow, so it takes few stems and a bottle brush.' },
  { of: 'bowls plates', stars: 5, says: 'We eat from them every day and they stack without a sound.' },
  { of: 'bowls plates', stars: 5, says: 'Soup looks like something in this. I have started to cook properly again.' },
  {
    of: 'bowls plates',
    stars: 4,
    says: 'Very fine work. One of the set is a hair larger than the others, which I now like.',
  },
  { of: 'ceramics', stars: 4, says: 'Lovely glaze, tiny pinhole near the foot. I would not send it back for that.' },
  {
    of: 'knitwear-and-textiles',
    stars: 5,
    says: 'Warm without itching, and I am somebody who itches. It smelled faintly of sheep for two days and I miss it.',
  },
  {
    of: 'knitwear-and-textiles',
    stars: 5,
    says: 'Dense, soft, and the edges are finished so well that I looked for the seam and did not find it.',
  },
  { of: 'hats', stars: 5, says: 'Wore it through a week of sleet. Dry ears.' },
  { of: 'hats', stars: 5, says: 'It does not slide up, which is what hats do to me. Ordered the other colour.' },
  { of: 'hats', stars: 4, says: 'Beautiful wool. A touch short for my head, I should have asked.' },
  { of: 'blankets', stars: 5, says: 'The cat has taken it. I have ordered another one for the people.' },
  { of: 'blankets', stars: 5, says: 'Exactly the weight that makes one fall asleep during the news.' },
  {
    of: 'children',
    stars: 5,
    says: 'Survived the first winter of a very determined two-year-old, and goes to her brother now.',
  },
  { of: 'children', stars: 5, says: 'Washed eleven times, still soft, still its shape.' },
  { of: 'knitwear-and-textiles', stars: 4, says: 'It sheds a little in the first week, then it stops.' },
  { of: 'knitwear-and-textiles', stars: 4, says: 'Very good work. The colour is a bit darker than shown.' },
  { of: 'leather', stars: 5, says: 'You can smell that it is real. The edges are as smooth as a chestnut.' },
  {
    of: 'leather',
    stars: 5,
    says: 'Four weeks in a pocket and it is already darker where my thumb goes. The stitching has not moved.',
  },
  { of: 'leather', stars: 5, says: 'I carried the last one for eleven years. I hope this one is my last.' },
  { of: 'wallets', stars: 5, says: 'Cards are tight at first. The maker says a week, it took five days.' },
  {
    of: 'personalised-leather',
    stars: 5,
    says: 'The initials are small and straight. My brother, who likes nothing, likes it.',
  },
  {
    of: 'small-leather',
    stars: 5,
    says: 'My keys have stopped scratching everything. Such a small thing, such a difference.',
  },
  {
    of: 'leather',
    stars: 4,
    says: 'Good leather, honest stitching. It scratches easily in the first days, which is said on the page.',
  },
  { of: 'leather', stars: 4, says: 'A bit stiff at the start. Everything else as promised.' },
  { of: 'jewellery', stars: 5, says: 'Light enough to forget and shiny enough to be asked about.' },
  { of: 'jewellery', stars: 5, says: 'I have not taken it off since it came, and I take everything off.' },
  {
    of: 'rings',
    stars: 5,
    says: 'Fits to the half size. The maker wrote to ask before cutting, which nobody else ever did.',
  },
  { of: 'rings', stars: 4, says: 'A very fine ring. It took three days longer than said.' },
  {
    of: 'earrings',
    stars: 5,
    says: 'No itching, no green ears, no pulling. After years of trying, that is worth more than the looks, and the looks are lovely.',
  },
  { of: 'earrings', stars: 4, says: 'Pretty and well made. The hooks are a little thin for me.' },
  { of: 'gifts-jewellery', stars: 5, says: 'Came in a small box with a drawn card. It made a birthday.' },
  { of: 'jewellery', stars: 4, says: 'Smaller than I thought, so delicate rather than striking.' },
  { of: 'candles refills', stars: 5, says: 'Burns evenly to the glass. I counted thirty-eight hours.' },
  {
    of: 'candles refills',
    stars: 5,
    says: 'The room smells of it the next morning, faintly. My nose is difficult and it approves.',
  },
  { of: 'candles', stars: 5, says: 'When it was empty I used the jar for pencils. No sticker to peel off.' },
  {
    of: 'refills',
    stars: 5,
    says: 'Five minutes in a warm pot and the old jar is a new candle. Why would I buy jars again.',
  },
  { of: 'candles refills', stars: 4, says: 'A good candle. I would like the scent a little stronger.' },
  {
    of: 'wood-and-toys',
    stars: 5,
    says: 'You can see the tree in it: the rings run in at one side and out at the other.',
  },
  { of: 'wood-and-toys', stars: 5, says: 'So smooth that people stroke it while they talk.' },
  { of: 'toys', stars: 5, says: 'The record in our kitchen stands at fifty-one seconds. Homework suffers.' },
  {
    of: 'toys',
    stars: 5,
    says: 'My grandson has one in each pocket, and so, I admit, have I.',
  },
  { of: 'toys', stars: 4, says: 'The blue one is paler than shown. The child does not mind.' },
  {
    of: 'kitchen-wood',
    stars: 5,
    says: 'Oiled it once as the note said, and the whole kitchen looked tired beside it.',
  },
  { of: 'kitchen-wood', stars: 5, says: 'Nothing wobbles, nothing sticks. It will outlive the kitchen.' },
  { of: 'kitchen-wood', stars: 4, says: 'Lovely wood. It needed a second coat of oil quite soon.' },
  { of: 'wood-and-toys', stars: 4, says: 'Well made. A small knot at the edge that I have come to like.' },
  { of: 'baskets', stars: 5, says: 'Stands by itself when it is empty, which the last three did not.' },
  { of: 'baskets', stars: 5, says: 'It creaked for a week and then it had settled in. Smells of hay.' },
  { of: 'market-baskets', stars: 5, says: 'Carries eight kilos of potatoes and looks as if it carried flowers.' },
  { of: 'market-baskets', stars: 5, says: 'The handles go right through. My mother inspected them and nodded.' },
  { of: 'storage-baskets', stars: 5, says: 'Takes a whole load of logs. The rim has not frayed.' },
  { of: 'plant-baskets', stars: 5, says: 'Hides the ugliest pot in the house and makes the plant look expensive.' },
  { of: 'baskets', stars: 4, says: 'Strong and handsome. A few ends stick out inside; I clipped them.' },
  { of: 'baskets', stars: 4, says: 'Very good. It arrived slightly squashed and took its shape back overnight.' },
  {
    of: 'prints framed',
    stars: 5,
    says: 'You can feel the ink with a finger. It hangs where I see it when I put the kettle on.',
  },
  { of: 'prints framed', stars: 5, says: 'The black is properly black. Corners perfect.' },
  { of: 'framed', stars: 5, says: 'The frame is real oak and there is no reflection from the window at all.' },
  { of: 'notebooks', stars: 5, says: 'It lies open at any page, as promised. I have stopped buying the other kind.' },
  {
    of: 'notebooks',
    stars: 4,
    says: 'Good paper, takes a fountain pen with no bleeding. The ribbon is a little short.',
  },
  { of: 'prints framed', stars: 4, says: 'A lovely print. The margin is narrower than I expected.' },
  {
    stars: 5,
    says: 'My daughter asked whether she may have it when I die. I said she can have her own, and ordered a second one.',
  },
  { stars: 5, says: 'Bought for a wedding. The bride has already asked who made it.' },
  { stars: 5, says: 'There was a note in the parcel, written with a pen. I had forgotten that people do that.' },
  { stars: 5, says: 'I looked at it for two months before I bought it. I should have bought it two months ago.' },
  { stars: 5, says: 'Better in the hand than in the picture, and the picture is good.' },
  { stars: 5, says: 'A present to myself after a long year. No regrets, and I have tried.' },
  { stars: 5, says: 'Packed in paper and straw, nothing to throw away. It left on the day it was said to leave.' },
  {
    stars: 5,
    says: 'I asked a question before buying and had an answer the same evening. Everything was as she said.',
  },
  { stars: 5, says: 'You notice that somebody thought about it for a long time.' },
  { stars: 5, says: 'Second time I buy here, second time I am glad.' },
  { stars: 5, says: 'It was meant as a present. It is still in my house.' },
  { stars: 5, says: 'Simple, solid, beautiful. I have nothing to add and I usually do.' },
  { stars: 4, says: 'Exactly as described. The post took its time, the maker did not.' },
  { stars: 4, says: 'A beautiful thing. A little smaller than I had pictured it.' },
  { stars: 4, says: 'Lovely. I had hoped for a box, since it was a present.' },
  { stars: 4, says: 'Really good work. Postage is almost half the price again, that is my only but.' },
  { stars: 4, says: 'I like it more every week. At first I found it a little plain.' },
  { stars: 4, says: 'Well made and honest. It arrived a day after the date that was promised.' },
];

/** What makers answer to those who are content. */
export const demoAnswers = [
  'Thank you. I remember this one, it nearly stayed here.',
  'That makes the week. Thank you for taking the time.',
  'Thank you for writing. It is good to know where they end up.',
  'I read this out in the workshop. Everybody says hello.',
  'Thank you. If anything is ever wrong with it, write to me, also in ten years.',
  'You have just decided what I make tomorrow.',
  'Then it has found the right house.',
];

export interface DemoQuestion {
  asks: string;
  answers: string;
  of?: string;
}

/** What people ask before they buy. */
export const demoQuestions: DemoQuestion[] = [
  {
    of: 'ceramics',
    asks: 'Can it go into the dishwasher?',
    answers: 'Yes, every day. The matt glazes keep their look longer by hand.',
  },
  {
    of: 'mugs-and-cups bowls plates',
    asks: 'Is it safe for the microwave?',
    answers: 'Yes. It gets warm as stoneware does, so mind your fingers.',
  },
  {
    of: 'ceramics',
    asks: 'Could you make six that match?',
    answers: 'As well as six things made one after the other can match. Add six days.',
  },
  {
    of: 'vases',
    asks: 'Is it watertight, or does it need an insert?',
    answers: 'It is glazed inside and holds water. I fill every one and leave it overnight.',
  },
  {
    of: 'knitwear-and-textiles',
    asks: 'Does it itch on bare skin?',
    answers: 'Not for most people. If merino is fine for you, this is too.',
  },
  {
    of: 'knitwear-and-textiles',
    asks: 'Can I wash it in the machine?',
    answers: 'On the wool programme, cold, and dried lying flat.',
  },
  {
    of: 'hats',
    asks: 'Would it fit a head of 60 cm?',
    answers: 'It would, with a finger’s breadth to spare. Wool gives.',
  },
  {
    of: 'leather',
    asks: 'Does the leather get darker with time?',
    answers: 'It does, within weeks. What lies in the sun gets there first.',
  },
  {
    of: 'wallets',
    asks: 'Would twelve cards fit if two go into one slot?',
    answers: 'They fit, and the slots stay wide afterwards. I would not.',
  },
  {
    of: 'jewellery',
    asks: 'Is there nickel in it?',
    answers: 'None. Nothing that touches the skin has nickel in it here.',
  },
  {
    of: 'rings',
    asks: 'Can you change the size later?',
    answers: 'By up to two sizes, once, and the first time costs only the postage.',
  },
  {
    of: 'candles refills',
    asks: 'How strong is the scent while it burns?',
    answers: 'It fills a bedroom and is polite in a living room.',
  },
  {
    of: 'candles-and-soap',
    asks: 'Is there palm oil in it?',
    answers: 'No. What is in it stands on the page, and that is all of it.',
  },
  {
    of: 'wood-and-toys',
    asks: 'Which oil do you use, and is it safe for children?',
    answers: 'Linseed, pressed cold, nothing else. It is the one that is sold for salads.',
  },
  {
    of: 'kitchen-wood',
    asks: 'Does it warp near a stove?',
    answers: 'Any wood does. A hand’s width away and turned now and then, it stays flat.',
  },
  {
    of: 'baskets',
    asks: 'How much can it carry?',
    answers: 'Eight kilos every day. I have stood in one, for a photograph.',
  },
  {
    of: 'baskets',
    asks: 'Can it stand outside?',
    answers: 'Under a roof, yes. Rain every day makes it grey and then soft.',
  },
  {
    of: 'notebooks',
    asks: 'Is the paper good for a fountain pen?',
    answers: 'Yes, and it dries in a few seconds. Very wet nibs shine through a little.',
  },
  {
    of: 'prints framed',
    asks: 'How is it packed, flat or rolled?',
    answers: 'Flat, between two boards that are a hand larger on every side.',
  },
  {
    asks: 'Could you put a card with a few words into the parcel?',
    answers: 'Gladly. Write the words to me after you have ordered, and I write them by hand.',
  },
  {
    asks: 'Is the colour in the first picture true?',
    answers: 'By daylight at a north window, yes. In the evening it is a little warmer.',
  },
  {
    asks: 'Can I pick it up instead of having it posted?',
    answers: 'You can, on Thursdays. Write to me first and there is coffee.',
  },
  { asks: 'Will you make this again when it is gone?', answers: 'Yes, in a few weeks, though never quite the same.' },
];

/** Nobody has answered these yet. */
export const demoOpenQuestions = [
  'Would you make one a little larger, for more money of course?',
  'I need it by the twentieth. Would that work if I order today?',
  'Which of the two pictures is closer to the real colour?',
  'Do you ship to Iceland?',
];
