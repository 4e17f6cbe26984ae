import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { ZoneState } from '../api/board';
import { Board } from '../board/Board';
import { geographyOf } from '../board/geography';
import { draughtsman } from '../board/ground/draughtsman';
import { CONTROL } from '../board/ground/looks';
import { catalogue } from '../game/catalogue';
import { t } from '../text/later';
import { useRead } from '../views/useRead';
import { useWriting } from './context';
import { keepDraft } from './draft';
import { FaultList } from './FaultList';
import { Files } from './Files';
import { Starting } from './Starting';
import { Tray } from './Tray';
import { WholeText } from './WholeText';

const NOTHING: never[] = [];
const NOWHERE = new Map<string, never>();
const UNMARKED = new Set<string>();

/**
 * The board of the scenario, and beside it the forms of what is chosen and of all that is not on the board. It opens on the map where most of
 * its forces stand.
 */
export function Editor() {
  const { room, rules, printed, editing, chosen, tool, finder } = useWriting();
  const scenario = editing.scenario.value;
  const shown = useSignal(printed.maps[0]?.id);
  const map = printed.maps.find(({ id }) => id === shown.value);
  const geography = useRead(async () => {
    if (!map) {
      return null;
    }
    const file = await catalogue.map(map.file);
    draughtsman.learn(file, printed);
    return geographyOf(file, printed);
  }, [map?.file]).value.value;
  const names = useMemo(() => new Map(printed.parties.map(({ id, name }) => [id, name])), [printed]);
  const zones = useMemo(() => new Map(rules.zones(scenario, printed).map((zone) => [zone.id, zone])), [scenario, printed, rules]);
  const faults = editing.faults.value;
  const notes = useMemo(() => faults.flatMap(({ pointer }) => rules.placeOf(scenario, pointer).zone ?? []).map((zone) => ({ zone, text: '!' })), [faults, scenario, rules]);
  const opened = useRef(false);
  useEffect(() => {
    if (geography && !opened.current) {
      opened.current = true;
      const forces = [...zones.values()].filter(({ pieces }) => pieces.length);
      const here = forces.filter(({ id }) => geography.byId.has(id));
      shown.value = forces.length > 2 * here.length ? printed.maps.find(({ id }) => id !== map?.id)?.id ?? shown.value : shown.value;
    }
  }, [geography]);
  const { zone, piece } = chosen.value;
  const paint = Object.keys((room.page.ground ?? CONTROL).paints)[0] ?? '';
  useSignalEffect(() => {
    if (editing.canUndo.value) {
      keepDraft(editing.ruleset, editing.scenario.value);
    }
  });
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && tool.value) {
      tool.value = null;
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !(event.target as Element).matches('input, select, textarea')) {
      event.preventDefault();
      if (event.shiftKey) {
        editing.redo();
      } else {
        editing.undo();
      }
    }
  };
  return (
    <div class={tool.value ? 'columns laying' : 'columns'} onKeyDown={keys}>
      <div class="board-side">
        <Files />
        {printed.maps.length > 1 ? <label class="set-up-map">{t.board.map} <select value={map?.id} onChange={(event) => { opened.current = true; shown.value = event.currentTarget.value; }}>
          {printed.maps.map(({ id, title }) => <option key={id} value={id}>{title}</option>)}</select></label> : null}
        {geography ? (
          <Board key={geography.file.id} geography={geography} zones={zones} paint={paint} marked={UNMARKED} names={names} answerable={false}
            zone={zone ?? null} piece={piece ?? null} targets={NOWHERE} movements={NOTHING} notes={notes} lines={NOTHING}
            onFinder={(find) => { finder.value = find; }}
            onZone={(id) => {
              if (id && tool.value) {
                editing.edit(tool.value.lay(editing.scenario.value, id));
              }
              chosen.value = id ? { zone: id } : {};
            }}
            onPiece={(id) => { chosen.value = { piece: id, zone: zoneOf(zones, id) }; }}
            onTarget={() => {}}
            onDrop={(id, to) => {
              const moved = rules.moved(editing.scenario.value, id, to, printed);
              editing.edit(moved);
              chosen.value = { piece: id, zone: zoneOf(new Map(rules.zones(moved, printed).map((each) => [each.id, each])), id) };
            }} />
        ) : <p class="loading">{t.loading}</p>}
      </div>
      <div class="side set-up-side">
        <section class="sheet set-up-check" aria-label={t.setUp.check}>
          <div class="row">
            <button type="button" class="main" disabled={editing.checking.value} onClick={() => void editing.check()}>{editing.checking.value ? t.setUp.checking : t.setUp.check}</button>
            <button type="button" disabled={!editing.canUndo.value} onClick={() => editing.undo()}>{t.setUp.undo}</button>
            <button type="button" disabled={!editing.canRedo.value} onClick={() => editing.redo()}>{t.setUp.redo}</button>
          </div>
          <FaultList />
          <Starting />
        </section>
        {rules.tools ? <Tray /> : null}
        <section class="sheet set-up-chosen" aria-label={t.setUp.chosen}>
          {zone || piece ? <rules.Chosen /> : <p class="faint">{t.setUp.hint}</p>}
        </section>
        <section class="sheet set-up-forms" aria-label={t.setUp.board}>
          <rules.Forms />
          <WholeText />
        </section>
      </div>
    </div>
  );
}

function zoneOf(zones: Map<string, ZoneState>, piece: string): string | undefined {
  return [...zones].find(([, { pieces }]) => pieces.some(({ id }) => id === piece))?.[0];
}
