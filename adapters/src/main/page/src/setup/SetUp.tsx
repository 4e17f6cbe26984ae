import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { get } from '../api/client';
import type { Fields } from '../api/board';
import { current, roomOf } from '../frame/rooms';
import { catalogue } from '../game/catalogue';
import { hrefOf, route } from '../route';
import { tokenOf } from '../session';
import { t } from '../text/later';
import { Refusal } from '../views/Refusal';
import { useRead } from '../views/useRead';
import { CurrentWriting, type Writing } from './context';
import { draftOf } from './draft';
import { Editing } from './editing';
import { Editor } from './Editor';

/** The view for writing a scenario: from a printed one, which the address may name, or from nothing. */
export function SetUp() {
  const [, asked] = route.value.path;
  const { from, game, at } = route.value.query;
  const rooms = useRead(async () => (await Promise.all((await catalogue.games()).map(({ id }) => roomOf(id)))).filter(({ page }) => page.setUp), []).value;
  const room = rooms.value?.find(({ manifest }) => asked === undefined || manifest.id === asked);
  const { value: writing, problem } = useRead(async (): Promise<Writing | null> => {
    if (!room?.page.setUp || !room.manifest.board) {
      return null;
    }
    const ruleset = room.manifest.id;
    const [rules, printed, schema, scenario] = await Promise.all([room.page.setUp(), catalogue.board(room.manifest.board), catalogue.scenarioSchema(ruleset), game ? position(game, at) : from ? catalogue.scenario(ruleset, from).then((printed) => ({ scenario: printed, readings: {} })) : null]);
    return { room, rules, printed, schema, editing: new Editing(ruleset, scenario?.scenario ?? draftOf(ruleset, rules.blank) ?? rules.blank, scenario?.readings), chosen, tool, finder };
  }, [room]).value;
  const chosen = useSignal<Writing['chosen']['value']>({});
  const tool = useSignal<Writing['tool']['value']>(null);
  const finder = useSignal<Writing['finder']['value']>(null);
  useEffect(() => {
    current.value = room ?? null;
    chosen.value = {};
    tool.value = null;
  }, [room]);
  document.title = `${t.title}: ${t.setUp.title}`;
  const failed = rooms.problem ?? problem;
  if (failed) {
    return <Refusal problem={failed} />;
  }
  if (rooms.value && !room) {
    return <section class="sheet"><h1>{t.setUp.title}</h1><p>{t.setUp.none}</p></section>;
  }
  if (!writing || writing.room !== room || current.value !== room) {
    return <p class="loading">{t.loading}</p>;
  }
  return (
    <CurrentWriting.Provider value={writing}>
      <div class="game with-board set-up">
        <div class="set-up-head">
          <h1>{t.setUp.title}</h1>
          {rooms.value!.length > 1 ? <nav class="row" aria-label={t.setUp.rules}>{rooms.value!.map(({ manifest: { id, title } }) =>
            <a key={id} class="button" href={hrefOf(['setup', id])} aria-current={id === room.manifest.id ? 'page' : undefined}>{title}</a>)}</nav> : null}
        </div>
        <Editor key={room.manifest.id} />
      </div>
    </CurrentWriting.Provider>
  );
}

/** A position of a game as a scenario, as far as this reader may see it, with the readings of the game. */
function position(game: string, at = ''): Promise<{ scenario: Fields; readings: Record<string, string> }> {
  return get<{ scenario: Fields; readings: Record<string, string> }>(`games/${encodeURIComponent(game)}/set-up${at ? `?at=${encodeURIComponent(at)}` : ''}`, tokenOf(game));
}
