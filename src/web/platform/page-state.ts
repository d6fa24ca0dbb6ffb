import type { PlainRate } from '#domain/core/house/plain-rates.ts';
import type { PublicSession } from '#domain/core/session.ts';

export interface PublicSettings {
  marketplaceName: string;
  supportEmail: string;
  /** Whose law on selling to consumers is followed. */
  legalRegion: 'eu' | 'none';
  demo: boolean;
  testMode: boolean;
  currency: string;
  stripe: { publishableKey: string; jsUrl: string };
  googleSignIn: boolean;
  /** By how much the simulated clock of a demo runs ahead of the system's. */
  aheadMs: number;
  /** Codes reach a telephone here. */
  phoneCodes: boolean;
  /** The names of categories in the language of the page, by slug; empty where they are those of the answers. */
  categoryNames: Record<string, string>;
  /** Countries that parcels do not go to for now; absent where they go to all. */
  closedCountries?: string[];
  /** Postage of shops that set none of their own; absent where it is what is built in. */
  plainRates?: PlainRate[];
  /** The top of the tree of categories, with the addresses of what lies below. */
  menuCategories: { slug: string; name: string; parts: string[] }[];
}

interface PageState {
  session: PublicSession | null;
  settings: PublicSettings;
  /** Answers of calls by `name input`. */
  firstData: Record<string, unknown>;
  status: number;
}

/** [SHELL-04] The sign-in state comes with the page, so nothing has to be asked before the first paint. */
export async function readPageState(): Promise<PageState> {
  const element = document.getElementById('page-state');
  if (element?.textContent) return JSON.parse(element.textContent) as PageState;
  // The development server serves the bare page; the state is asked for instead.
  return askForState();
}

/** The server may still be starting beside the development server. */
async function askForState(): Promise<PageState> {
  const answer = await fetch('/dev/page-state').catch(() => null);
  if (answer?.ok) return (await answer.json()) as PageState;
  await new Promise((resolve) => {
    setTimeout(resolve, 700);
  });
  return askForState();
}
