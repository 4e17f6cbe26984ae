import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Difference, Option } from '../api/types';
import { Board } from '../board/Board';
import { geographyOf, type Geography } from '../board/geography';
import { draughtsman } from '../board/ground/draughtsman';
import type { Paint } from '../board/ground/looks';
import { readChanges } from '../board/movements';
import { go, hrefOf, route } from '../route';
import { t } from '../text';
import { spoken } from '../text/words';
import { useRead } from '../views/useRead';
import { catalogue } from './catalogue';
import { useGame } from './context';
import { useAnswering } from './useAnswering';
import { Fold } from './Fold';
import { Log } from './Log';
import { Since } from './Since';
import { Play } from './Play';
import { WhyBox } from './Why';
import { ZoneBox } from './ZoneBox';

/** Maps that were made ready, by file. */
const ready = new Map<string, Geography>();

/** The board, beside it what the game waits for, what was chosen, and the log. */
export function BoardView() {
  const store = useGame();
  const answering = useAnswering();
  const printed = store.printed.value!;
  const [, , view, argument] = route.value.path;
  const { query } = route.value;
  const map = printed.maps.find(({ id }) => id === query.map) ?? printed.maps[0];
  const paint = useSignal<Paint>('control');
  const tag = useSignal<string | null>(null);
  const geography = useRead(async () => {
    const kept = map ? ready.get(map.file) : undefined;
    if (kept || !map) {
      return kept ?? null;
    }
    const file = await catalogue.map(map.file);
    draughtsman.learn(file, printed);
    const made = geographyOf(file, printed);
    ready.set(map.file, made);
    return made;
  }, [map?.file]).value;
  const names = useMemo(() => new Map(printed.parties.map(({ id, name }) => [id, name])), [printed]);
  const tags = useMemo(() => [...new Set(printed.zones.flatMap((zone) => zone.tags ?? []))].filter((each) => t.board.tags[each]), [printed]);
  const tagged = useMemo(() => new Set(printed.zones.filter((zone) => zone.tags?.includes(tag.value ?? '')).map(({ id }) => id)), [printed, tag.value]);

  const stack = view === 'stack' ? argument ?? null : null;
  const standing = stack ? store.stacks.value.get(stack)?.province ?? null : null;
  const zone = view === 'zone' ? argument ?? null : standing;
  useEffect(() => void store.choose(stack), [stack, store.decidedAt.value, store.past.value]);
  const targets = useMemo(() => byTarget(store.targets.value), [store.targets.value]);
  const position = store.shownAt.value;
  const since = query.since === undefined ? (store.past.value ? position - 1 : position) : Math.min(Number(query.since), position);
  const changes = useRead(async (abort) => since >= 0 && since < position
    ? store.get<Difference>(`diff?from=${since}&to=${position}`, abort) : null, [position, since]).value.value;
  const { movements, notes } = useMemo(() => readChanges(changes), [changes]);

  const open = (...path: string[]) => go(hrefOf(['games', store.id, ...path], { at: query.at, map: query.map }));
  const movesAt = store.movesAt.value;
  const onTarget = (to: string) => {
    const options = targets.get(to) ?? [];
    if (!store.answerable.value) {
      return;
    }
    if (options.length === 1) {
      void answering.send(options[0]!.command, movesAt);
    } else if (options.length > 1) {
      store.ways.value = options;
    }
  };
  return (
    <div class="columns">
      <div class="board-side">
        <div class="board-bar row">
          {printed.maps.length > 1 ? <label>{t.board.map} <select value={map?.id}
            onChange={(event) => go(hrefOf(route.value.path, { ...query, map: event.currentTarget.value }))}>
            {printed.maps.map(({ id, title }) => <option value={id}>{title}</option>)}</select></label> : null}
          <Fold id="board-options" label={t.board.options}>
            <label>{t.board.paint} <select value={paint.value} onChange={(event) => { paint.value = event.currentTarget.value as Paint; }}>
              {Object.entries(t.board.paints).map(([id, name]) => <option value={id}>{name}</option>)}</select></label>
            {tags.length ? <label>{t.board.mark} <select value={tag.value ?? ''} onChange={(event) => { tag.value = event.currentTarget.value || null; }}>
              <option value="">{t.board.nothing}</option>{tags.map((each) => <option value={each}>{t.board.tags[each]}</option>)}</select></label> : null}
            <Since />
          </Fold>
          <Legend terrains={paint.value === 'terrain' ? printed.terrains : []} />
        </div>
        {geography.value && store.seen.value ? (
          <Board key={geography.value.file.id} geography={geography.value} zones={store.zones.value} paint={paint.value} marked={tagged} names={names} answerable={store.answerable.value}
            zone={zone} stack={stack} targets={targets} movements={movements} notes={notes}
            onZone={(id) => (id ? open('zone', id) : open())} onStack={(id) => open('stack', id)} onTarget={onTarget} />
        ) : <p class="loading">{t.loading}</p>}
      </div>
      <div class="side">
        <div class="boxes">
          {view === 'why' && argument ? <WhyBox position={Number(argument)} onClose={() => open()} /> : null}
          <Play stack={stack} answering={answering} />
          {zone && !stack ? <ZoneBox zone={zone} onClose={() => open()} /> : null}
        </div>
        <Log />
      </div>
    </div>
  );
}

/** Options by where they lead. */
function byTarget(options: Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const to = option.move?.to;
    if (to) {
      found.set(to, [...found.get(to) ?? [], option]);
    }
  }
  return found;
}

function Legend({ terrains }: { terrains: { id: string; name: string }[] }) {
  const { legends } = t.board;
  return (
    <details class="legend">
      <summary>{t.board.legend}</summary>
      <ul class="drop">
        {(['river', 'pass', 'strait', 'frontier'] as const).map((kind) => <li key={kind}><span class={`key key-${kind}`} /> {legends[kind]}</li>)}
        {(['fort', 'taken', 'port', 'besieging', 'besieged'] as const).map((kind) => <li key={kind}><span class={`key key-${kind}`} /> {legends[kind]}</li>)}
        <li>{legends.veteran}</li>
        {terrains.map(({ id, name }) => <li key={id}><span class={`key terrain-${id}`} /> {spoken(name)}</li>)}
      </ul>
    </details>
  );
}
