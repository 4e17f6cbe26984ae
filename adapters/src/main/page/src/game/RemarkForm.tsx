import { useSignal } from '@preact/signals';
import { post } from '../api/client';
import { GLYPHS, type Glyph } from '../api/remarks';
import { t } from '../text';
import { useGame } from './context';

/** The most characters of a remark. */
const LONGEST = 2000;

/** Writes a line of the talk, or a note on the moment that is looked at. A spectator writes notes for himself. */
export function RemarkForm() {
  const store = useGame();
  const { you } = store.summary.value!;
  const atTheTable = Boolean(you?.host || you?.seats?.length || you?.places?.some(({ role }) => role === 'referee'));
  const note = useSignal(!atTheTable);
  const open = useSignal(false);
  const glyph = useSignal<Glyph | ''>('');
  const text = useSignal('');
  const sending = useSignal(false);
  const position = store.position.value;
  const nothing = !text.value.trim() && !(note.value && glyph.value);
  const write = async (event: Event) => {
    event.preventDefault();
    if (nothing || sending.value) {
      return;
    }
    sending.value = true;
    const kind = note.value ? 'note' : 'chat';
    const problem = await store.attempt(async () => {
      await post(`${store.path}/remarks`, { kind, position, audience: open.value ? 'all' : note.value ? 'seat' : 'seats',
        text: text.value.trim(), ...(note.value && glyph.value ? { glyph: glyph.value } : {}) }, store.token);
      await store.remarks.read();
    });
    sending.value = false;
    if (!problem) {
      text.value = '';
      glyph.value = '';
    }
  };
  return (
    <form class="remark-form" onSubmit={(event) => void write(event)}>
      <div class="row">
        {atTheTable ? (
          <select aria-label={t.remarks.kind} value={note.value ? 'note' : 'chat'} onChange={(event) => { note.value = event.currentTarget.value === 'note'; }}>
            <option value="chat">{t.remarks.chat}</option>
            <option value="note">{t.remarks.note(position)}</option>
          </select>) : <span>{t.remarks.note(position)}</span>}
        {note.value ? (
          <select aria-label={t.remarks.glyph} value={glyph.value} onChange={(event) => { glyph.value = event.currentTarget.value as Glyph | ''; }}>
            <option value="">{t.remarks.noGlyph}</option>
            {GLYPHS.map((sign) => <option key={sign} value={sign}>{sign} {t.remarks.glyphs[sign]}</option>)}
          </select>) : null}
        {atTheTable ? (
          <label><input type="checkbox" checked={open.value} onChange={(event) => { open.value = event.currentTarget.checked; }} /> {t.remarks.open}</label>) : null}
      </div>
      <div class="row remark-text-row">
        <textarea aria-label={t.remarks.text} placeholder={open.value ? t.remarks.forAll : note.value ? t.remarks.forMe : t.remarks.forSeats} rows={1} maxLength={LONGEST}
          value={text.value} onInput={(event) => { text.value = event.currentTarget.value; }} />
        <button type="submit" class="main" aria-disabled={nothing || sending.value}>{t.remarks.send}</button>
      </div>
    </form>
  );
}
