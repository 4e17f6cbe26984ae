import { t } from '../text/later';
import { Language } from './Language';

/** About the program: its purpose, the sources of the maps, and the keys. */
export function About() {
  document.title = `${t.title}: ${t.about.title}`;
  return (
    <div class="narrow">
      <h1>{t.about.title}</h1>
      <section class="sheet">
        <p>{t.about.what}</p>
        <p>{t.about.docs}: <a href="docs">{t.nav.docs}</a></p>
        <p>{t.about.api}: <a href="api/docs">{t.nav.api}</a></p>
      </section>
      <section class="sheet">
        <h2>{t.about.keys}</h2>
        <dl>{t.about.keyList.map(([key, what]) => <><dt><kbd>{key}</kbd></dt><dd>{what}</dd></>)}</dl>
      </section>
      <section class="sheet">
        <h2>{t.about.notices}</h2>
        <p>{t.about.map}</p>
        <dl>{t.about.taken.map(([what, notice]) => <><dt>{what}</dt><dd>{notice}</dd></>)}</dl>
        <p><a href="docs/notices">{t.about.noticesAll}</a></p>
      </section>
      <Language />
    </div>
  );
}
