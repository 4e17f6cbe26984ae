import type { ComponentType } from 'preact';
import { lazy } from './lazy';
import { route } from './route';
import { opened } from './rules/opened';
import { SiteHead } from './SiteNav';
import { stylesheet } from './stylesheet';
import { t } from './text';

const VIEWS: Record<string, ComponentType> = {
  games: lazy(() => import('./game/Game').then(({ Game }) => Game)),
  adjudicator: lazy(() => import('./views/Adjudicator').then(({ Adjudicator }) => Adjudicator)),
  setup: lazy(() => Promise.all([import('./setup/SetUp'), stylesheet('page/setup.css'), stylesheet('page/games.css')]).then(([{ SetUp }]) => SetUp)),
  rules: lazy(() => import('./rules/Rules').then(({ Rules }) => Rules)),
  archive: lazy(() => Promise.all([import('./archive/Explorer'), stylesheet('page/archive.css')]).then(([{ Explorer }]) => Explorer)),
  mail: lazy(() => import('./views/Mail').then(({ Mail }) => Mail)),
  place: lazy(() => import('./views/TakePlace').then(({ TakePlace }) => TakePlace)),
  about: lazy(() => import('./views/About').then(({ About }) => About)),
};

const Games = lazy(() => Promise.all([import('./views/Games'), stylesheet('page/games.css')]).then(([{ Games: Home }]) => Home));

/** A rule is read in front of whatever is shown. */
const RuleDialog = lazy(() => import('./rules/RuleDialog').then(({ RuleDialog: Dialog }) => Dialog));

/** The whole page: a header, which a game has for itself, and the view that the address names. */
export function Page() {
  const [first, second] = route.value.path;
  const View = first === undefined || (first === 'games' && second === undefined) ? Games : VIEWS[first] ?? Nothing;
  return (
    <>
      <a class="skip" href="#content" onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}>{t.skip}</a>
      {first === 'games' && second !== undefined ? null : <SiteHead />}
      <main id="content" tabIndex={-1} key={first === 'games' ? second : first}>
        <View />
      </main>
      {opened.value ? <RuleDialog /> : null}
    </>
  );
}

function Nothing() {
  return <section class="sheet"><h1>{t.problem.nothing}</h1><a href="#/">{t.problem.home}</a></section>;
}
