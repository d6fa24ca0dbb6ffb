import { listingsContract } from '#domain/listings/contract.ts';
import { lastDaysRoute } from '#domain/listings/last-days-route.ts';
import { ok } from '#domain/core/result.ts';
import { cachedPart } from '../../platform/cache/cached-part.ts';
import { read } from '../../platform/calls/call.ts';
import { anyone, signedIn } from '../../platform/calls/policy.ts';
import { RawJson } from '../../platform/calls/raw-json.ts';
import { cardTags } from './card-tags.ts';
import { holidaysAhead } from '../shops/calendar/promise-days.ts';
import { listPausedCategories } from './categories/category-store.ts';
import { homeCards, homeFrame } from './home-store.ts';
import { listFollowedCards } from './shop-listing-store.ts';

const ROW = 8;
const OPENING = 3;
/** Of each followed shop at most so many. */
const OF_EACH = 3;

/** Of the maker who is shown. */
const MAKER_LISTINGS = 3;
const STORY = 220;

/** The first paragraph of a story, or the sentences of it that fit. */
function opening(story: string): string {
  const first = story.split(/\n{2,}/)[0]?.trim() ?? '';
  if (first.length <= STORY) return first;
  const whole = first.slice(0, STORY).lastIndexOf('. ');
  return whole > 0 ? first.slice(0, whole + 1) : `${first.slice(0, first.lastIndexOf(' ', STORY))} …`;
}

/** Which pieces are shown changes when one comes, goes or is ranked anew; not when one of many is sold, which changes a figure on its card. */
const cachedFrame = cachedPart(
  ({ db }) => homeFrame(db, { newest: ROW, best: OPENING + ROW }),
  ({ cards }) => ['home', ...cardTags((cards ?? []).join())],
);

/**
 * [CAT-05] The home page: opening pictures, categories, new, popular, one maker. Which pieces these are, and what stands around them, is
 * kept until it changes; their cards go out as the index holds them.
 */
export const getHome = read(
  listingsContract.getHome,
  { policy: anyone, cache: (_input, text) => ['home', ...cardTags(text)] },
  async ({ app }) => {
    const frame = await cachedFrame(app);
    const cards = await homeCards(app.db, {
      opening: frame.best.slice(0, OPENING),
      newest: frame.newest,
      popular: frame.best.slice(OPENING),
    });
    // The best piece stands in the opening or among the popular ones: where there are enough, the others speak for the maker.
    const [portrait, ...listings] = (frame.cards ?? []).slice((frame.cards ?? []).length > MAKER_LISTINGS + 1 ? 1 : 0);
    const picture =
      frame.banner ?? JSON.stringify((JSON.parse(portrait ?? '{}') as { picture?: unknown }).picture ?? null);
    const maker =
      frame.shop &&
      `{"shop":${frame.shop},"quote":${JSON.stringify(frame.quote)},"story":${JSON.stringify(opening(frame.story ?? ''))},` +
        `"picture":${picture},"listingCount":${frame.count ?? 0},"listings":[${listings.slice(0, MAKER_LISTINGS).join(',')}]}`;
    const now = app.clock.now();
    const holidays = { from: holidaysAhead(lastDaysRoute.from, now), to: holidaysAhead(lastDaysRoute.to, now) };
    return ok(
      new RawJson(
        `{"holidays":${JSON.stringify(holidays)},"listingCount":${frame.listings},"shopCount":${frame.shops},"opening":[${cards.opening ?? ''}],"categories":${frame.categories},` +
          `"newest":[${cards.newest ?? ''}],"popular":[${cards.popular ?? ''}],"maker":${maker}}`,
      ),
    );
  },
);

/** [CAT-05] What is new in the shops that the person follows. */
export const listFollowed = read(listingsContract.listFollowed, { policy: signedIn }, async ({ app, caller }) =>
  ok(
    new RawJson(
      `{"items":[${(await listFollowedCards(app.db, caller.session?.userId ?? '', { ofEach: OF_EACH, limit: ROW })).join(',')}]}`,
    ),
  ),
);

export const listCategories = read(
  listingsContract.listCategories,
  { policy: anyone, cache: () => ['home'] },
  async ({ app }) => {
    const [{ categories }, paused] = await Promise.all([cachedFrame(app), listPausedCategories(app.db)]);
    return ok(new RawJson(`{"categories":${categories},"paused":${JSON.stringify(paused)}}`));
  },
);
