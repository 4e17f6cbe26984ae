import type { Course } from '../../api/report';
import { language } from '../../text/language';
import { signed } from '../../text/words';
import type { ReportWords } from './words';

const PLURALS = new Intl.PluralRules(language);

/** The course with its values in the units in which readers count: whole ships where the service counts thirds of them. */
export function inUnits(course: Course, words: ReportWords): Course {
  const by = (unit: string) => words.wholes[unit]?.of ?? 1;
  const named = (unit: string) => words.wholes[unit]?.unit ?? unit;
  return {
    lines: course.lines.map((line) => ({ ...line, unit: named(line.unit), points: line.points.map((point) => ({ ...point, value: point.value / by(line.unit) })) })),
    turningPoints: course.turningPoints.map((turn) => ({ ...turn, unit: named(turn.unit), change: turn.change / by(turn.unit) })),
  };
}

/** The name of a unit beside a measure. */
export function unitOf(unit: string, words: ReportWords): string {
  return words.units[unit] ?? unit;
}

/** A change with its unit in the number that its amount needs: `+1 city`, `−2.5 ships`. */
export function amount(change: number, unit: string, words: ReportWords): string {
  const whole = words.wholes[unit];
  const value = Math.round(change / (whole?.of ?? 1) * 100) / 100;
  const name = whole?.unit ?? unit;
  const one = PLURALS.select(Math.abs(value)) === 'one' ? words.single[name] : undefined;
  return `${signed(value)} ${one ?? unitOf(name, words)}`.trim();
}

/** Luck as the service tells it, each procedure with the difference to its expectation and the unit, in the words of the page. */
export function luckOf(luck: string, words: ReportWords): string {
  return luck.split(', ').filter(Boolean).map((part) => {
    const told = /^(.*) (-?[\d.]+) (.*)$/.exec(part);
    return told ? `${words.procedures[told[1]!] ?? told[1]} ${amount(Number(told[2]), told[3]!, words)}` : part;
  }).join(', ');
}
