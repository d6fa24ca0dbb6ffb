export const supportProblemTexts = {
  'support/article-not-found': 'This article is not there any more.',
  'support/invalid-email': 'Write an e-mail address at which we can answer you.',
  'support/too-many-letters':
    'Many messages came for this address today. Write to the support address by mail instead.',
};
