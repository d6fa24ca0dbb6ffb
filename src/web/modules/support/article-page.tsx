import { hrefTo } from '#domain/addresses.ts';
import { useState } from 'react';
import { formatDate } from '#web/platform/languages/formats.ts';
import { type Article, findArticle } from '#domain/support/article.ts';
import { useParams } from '#web/platform/router/params.ts';
import { openSignIn } from '#web/modules/accounts/sign-in-overlay.ts';
import { useSession } from '#web/platform/session.ts';
import { NotFoundPage } from '#web/modules/search/not-found-page.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { articles, topicNames } from './articles.ts';
import { ArticleBody } from './article-body.tsx';
import { HelpfulVote } from './helpful-vote.tsx';
import { StuckForm } from './stuck-form.tsx';
import * as texts from './help-texts.tsx';
import '#web/ui/styles/columns.css';
import './support.css';

const tabs = { 'sign-in': 'signin', 'sign-up': 'signup' } as const;
const find = (slug: string): Article | undefined => findArticle(articles, slug);

function ArticleAction({ action }: { action: NonNullable<Article['action']> }) {
  if (useSession()) return null;
  return (
    <p>
      <Button kind="primary" onClick={() => openSignIn(tabs[action])}>
        {texts.actions[action]}
      </Button>
    </p>
  );
}

function Next({ article }: { article: Article }) {
  const next = article.next.flatMap((slug) => find(slug) ?? []);
  return (
    <nav className="article__next" aria-labelledby="next">
      <h2 id="next">{texts.readNext}</h2>
      <ul>
        {next.map(({ slug, title }) => (
          <li key={slug}>
            <Link className="link" href={hrefTo('article', { slug })}>
              {title}
            </Link>
          </li>
        ))}
        <li>
          <Link className="link" href={`${hrefTo('supportCenter')}#topic-${article.topic}`}>
            {texts.allAbout(topicNames[article.topic])}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function ArticleView({ article }: { article: Article }) {
  const [writes, setWrites] = useState(false);
  return (
    <main id="main" className="page-width help-page">
      <Breadcrumbs
        items={[
          { name: texts.home, href: hrefTo('home') },
          { name: texts.help, href: hrefTo('supportCenter') },
          { name: article.title, href: hrefTo('article', { slug: article.slug }) },
        ]}
      />
      <div className="help-page__cols">
        <div>
          <article className="article">
            <PageTitle title={article.title} className="page-title" />
            <p className="lead-text">{article.summary}</p>
            <ArticleBody body={article.body} />
            {article.action && <ArticleAction action={article.action} />}
            <p className="tiny-text muted">
              {texts.lastChanged} <time dateTime={article.changed}>{formatDate(new Date(article.changed))}</time>
            </p>
          </article>
          <HelpfulVote article={article.slug} onNo={() => setWrites(true)} />
          <Next article={article} />
        </div>
        <aside className={`panel ${writes ? 'is-asked' : ''}`} id="write">
          <StuckForm article={article} />
        </aside>
      </div>
    </main>
  );
}

/** [UX-72] One article: where it belongs, what it says, when that last changed, whether it helped, and a person for who is still stuck. */
export function ArticlePage() {
  const { slug = '' } = useParams();
  const article = find(slug);
  return article ? <ArticleView key={slug} article={article} /> : <NotFoundPage />;
}
