import type { ArticleText } from '../../article.ts';

export const reviewsAndQuestions: ArticleText = {
  title: 'Reviewing a piece',
  summary: 'Who may review what and when, how a maker answers, and how to report what should not be there.',
  keywords: 'review, stars, rating, report, abuse, helpful, fake',
  body: [
    'Only who has bought a piece reviews it, once for each line of an order, and only after it was delivered. So each review here is from a buyer.',
    {
      steps: [
        ['Open the order', 'Under [Your orders](/orders), once it is delivered.'],
        ['Choose the stars', 'They are enough. Words and pictures can follow.'],
        [
          'Publish',
          'Your first name and one letter stand under it. Where the shop’s policy asks for it, somebody looks at it first.',
        ],
      ],
    },
    'A maker may answer a review once and cannot remove it. Helpful counts your voice once, and not for your own pieces.',
    'Report takes a reason and goes to the people who moderate here. They look at it; the maker does not learn who reported.',
  ],
};
