import type { Fields } from '../../../api/board';
import { fieldsOf, having, rowsOf } from '../../../setup/values';

/** The relation of two powers. */
export type Relation = 'peace' | 'war' | 'alliance' | 'combined' | 'truce';

/** The lists of a diplomacy in which a pair stands for each relation. */
const LISTS: Record<Relation, string[]> = { peace: [], war: ['wars'], alliance: ['alliances'], combined: ['alliances', 'combined'], truce: ['truces'] };

const isPair = (row: Fields, one: string, other: string) => row.one === one && row.other === other || row.one === other && row.other === one;

export function relationOf(scenario: Fields, one: string, other: string): Relation {
  const within = (list: string) => rowsOf(fieldsOf(scenario.diplomacy)[list]).some((row) => isPair(row, one, other));
  return within('wars') ? 'war' : within('combined') ? 'combined' : within('alliances') ? 'alliance' : within('truces') ? 'truce' : 'peace';
}

/** The scenario in which two powers stand so to each other. */
export function withRelation(scenario: Fields, one: string, other: string, relation: Relation): Fields {
  return ['wars', 'alliances', 'combined', 'truces'].reduce<Fields>((before, list) => {
    const others = rowsOf(fieldsOf(before.diplomacy)[list]).filter((row) => !isPair(row, one, other));
    return having(before, ['diplomacy', list], LISTS[relation].includes(list) ? [...others, { one, other }] : others) as Fields;
  }, scenario);
}

/** The scenario without a power: its money, and what stands in it of its relations to others. */
export function withoutPower(scenario: Fields, power: string): Fields {
  const diplomacy = Object.fromEntries(Object.entries(fieldsOf(scenario.diplomacy)).map(([list, rows]) => [list, rowsOf(rows).filter((row) => !Object.values(row).includes(power))]));
  return { ...scenario, powers: rowsOf(scenario.powers).filter((row) => row.power !== power), diplomacy };
}
