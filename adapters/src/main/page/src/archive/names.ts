import { catalogue } from '../game/catalogue';
import { useRead } from '../views/useRead';
import { wordOf } from './heads';
import type { Answer, Cell, Column } from './types';

/** The kinds of things with ids that have names. */
export type Of = 'ruleset' | 'scenario' | 'party' | 'place';

/** An id of a ruleset with what the page calls it. */
export interface Named { of: Of; ruleset: string; id: string; name: string }

/** The columns whose cells are ids that have names. */
const COLUMNS: Readonly<Record<string, Of>> = { ruleset: 'ruleset', scenario: 'scenario', party: 'party', against: 'party', place: 'place', from_place: 'place', to_place: 'place' };

/** Names for the ids of an answer. Files and addresses keep the ids. */
export class Names {
  private readonly names = new Map<string, Map<string, string>>();

  constructor(known: readonly Named[] = []) {
    for (const { of, ruleset, id, name } of known) {
      const key = `${of} ${id}`;
      this.names.set(key, (this.names.get(key) ?? new Map<string, string>()).set(ruleset, name));
    }
  }

  /** The name of an id; all its names where rulesets differ and none is chosen. An unknown one goes by its id. */
  name(of: Of, id: string, ruleset = ''): string {
    const known = this.names.get(`${of} ${id}`);
    return known?.get(ruleset) ?? (known ? [...new Set(known.values())].join(' / ') : id);
  }

  /** The id of what is called so; a text that is no name stays as it is. */
  id(of: Of, name: string, ruleset = ''): string {
    const sought = name.toLowerCase();
    for (const key of this.names.keys()) {
      const id = key.slice(of.length + 1);
      if (key.startsWith(`${of} `) && this.name(of, id, ruleset).toLowerCase() === sought) {
        return id;
      }
    }
    return name;
  }

  /** A cell as it is shown. */
  cell(column: string, cell: Cell, ruleset = ''): Cell {
    const of = COLUMNS[column];
    return typeof cell !== 'string' ? cell : of ? this.name(of, cell, ruleset) : wordOf(column, cell);
  }

  /** The rows as they are shown, with names in place of ids. A row that tells its ruleset is read by it. */
  rows(rows: Answer['rows'], ruleset = ''): Answer['rows'] {
    return rows.map((row) => Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, this.cell(column, cell, typeof row.ruleset === 'string' ? row.ruleset : ruleset)])));
  }
}

const NONE = new Names();

/** The kind of the values of a filter, where they have names. */
export function ofFilter(name: string): Of | undefined {
  return name === 'ruleset' || name === 'scenario' || name === 'party' ? name : undefined;
}

/** The value of a filter as it is shown: several have commas between them. */
export function filterTold(names: Names, name: string, value: string, ruleset = ''): string {
  const of = ofFilter(name);
  return of ? value.split(',').map((id) => names.name(of, id.trim(), ruleset)).join(', ') : value;
}

/** The ids of what was typed into a filter: a name, an id, or several of them with commas between. */
export function filterIds(names: Names, name: string, typed: string, ruleset = ''): string {
  const of = ofFilter(name);
  const whole = of ? names.id(of, typed.trim(), ruleset) : typed;
  return of && whole === typed.trim() ? typed.split(',').map((part) => names.id(of, part.trim(), ruleset)).join(',') : whole;
}

/** Whether an answer tells of places. */
export function hasPlaces(columns: readonly Column[]): boolean {
  return columns.some(({ name }) => COLUMNS[name] === 'place');
}

async function known(places: boolean): Promise<Names> {
  const [games, scenarios] = await Promise.all([catalogue.games(), catalogue.scenarios()]);
  const of = await Promise.all(games.map(async ({ id: ruleset }): Promise<Named[]> => {
    const parties = (await catalogue.parties(ruleset)).map(({ id, name }): Named => ({ of: 'party', ruleset, id, name }));
    // A ruleset without parties has no printed board.
    const zones = places && parties.length ? (await catalogue.board(`rulesets/${encodeURIComponent(ruleset)}/board`)).zones : [];
    return [...parties, ...zones.map(({ id, name }): Named => ({ of: 'place', ruleset, id, name }))];
  }));
  return new Names([...games.map(({ id, title }): Named => ({ of: 'ruleset', ruleset: id, id, name: title })),
    ...scenarios.map(({ ruleset, name, title }): Named => ({ of: 'scenario', ruleset, id: name, name: title })), ...of.flat()]);
}

/** The names of all rulesets; ids until they are read. Places are read where they are wanted. */
export function useNames(places = false): Names {
  return useRead(() => known(places), [places]).value.value ?? NONE;
}
