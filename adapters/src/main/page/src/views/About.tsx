import { t } from '../text/later';
import { Language } from './Language';

/** What this is, where the maps come from, and the keys. */
export function About() {
  document.title = `${t.title}: ${t.about.title}`;
  return (
    <div class="narrow">
      <h1>{t.about.title}</h1>
      <section class="sheet">
        <p>{t.about.what}</p>
        <p>{t.about.map} {t.about.source}</p>
        <p>{t.about.api}: <a href="api/docs">{t.nav.api}</a></p>
      </section>
      <section class="sheet">
        <h2>{t.about.keys}</h2>
        <dl>{t.about.keyList.map(([key, what]) => <><dt><kbd>{key}</kbd></dt><dd>{what}</dd></>)}</dl>
      </section>
      <Language />
    </div>
  );
}
