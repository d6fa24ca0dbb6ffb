/** What an application may hold. */
export const APPLICATION_LIMITS = { minStory: 40, story: 3000, specialty: 120, pictures: 8, holder: 100, reason: 1000 };
