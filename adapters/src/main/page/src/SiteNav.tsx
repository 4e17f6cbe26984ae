import { t } from './text';

/** The ways to the other parts of the service. */
export function SiteNav() {
  return (
    <nav aria-label={t.nav.label}>
      <a href="#/">{t.nav.games}</a>
      <a href="#/adjudicator">{t.nav.adjudicator}</a>
      <a href="#/rules">{t.nav.rules}</a>
      <a href="#/archive">{t.nav.archive}</a>
      <a href="#/about">{t.nav.about}</a>
      <a href="docs">{t.nav.docs}</a>
      <a href="api/docs">{t.nav.api}</a>
    </nav>
  );
}

/** The head of every page but a game, which has a bar of its own. */
export function SiteHead() {
  return (
    <header class="top">
      <a class="home" href="#/">{t.title}</a>
      <SiteNav />
    </header>
  );
}
