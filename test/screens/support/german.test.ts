import { inBoth, onlyMain, saidAlike } from '../../support/screens/words.ts';
import { expect, test } from '../screen.ts';

test('[UX-70, UX-72] the support centre, its search and an article are told in German too', async ({
  page,
  signUp,
}) => {
  await signUp();
  const [help, question] = [
    { en: 'Help', de: 'Hilfe' },
    { en: 'Was this helpful?', de: 'Hat das geholfen?' },
  ];
  const centre = await inBoth(page, async (language) => {
    await page.goto('/supportcenter');
    await expect(page.getByRole('heading', { level: 1, name: help[language] })).toBeVisible();
    await onlyMain(page);
  });
  expect(saidAlike(...centre)).toEqual([]);
  const article = await inBoth(page, async (language) => {
    await page.goto('/support/account-sign-in');
    await expect(page.getByRole('heading', { name: question[language] })).toBeVisible();
    await onlyMain(page);
  });
  expect(saidAlike(...article)).toEqual([]);
  await page.request.put('/api/accounts/language', { data: { language: 'de' } });
  await page.goto('/supportcenter?q=Gutschein');
  await expect(page.getByRole('heading', { name: '1 Artikel zu „Gutschein“' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Codes für deine Kundschaft/ })).toBeVisible();
});
