import { t } from '../text/later';
import { LANGUAGES, language, speak, type Language as Spoken } from '../text/language';

/** The language of the page, which a player chooses; what the service says stays English. */
export function Language() {
  return (
    <section class="sheet language">
      <h2>{t.home.language.title}</h2>
      <label>{t.home.language.title} <select name="language" value={language} onChange={(event) => speak(event.currentTarget.value as Spoken)}>
        {Object.entries(LANGUAGES).map(([code, name]) => <option key={code} value={code} lang={code}>{name}</option>)}</select></label>
      <p class="faint">{t.home.language.service}</p>
    </section>
  );
}
