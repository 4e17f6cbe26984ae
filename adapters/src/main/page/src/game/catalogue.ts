import { get } from '../api/client';
import type { Fields } from '../api/board';
import type { Party, PrintedBoard, PrintedScenario, PrintedTable } from '../api/printed';
import type { Schema } from './form/schema';
import type { MapFile } from '../board/mapfile';
import type { RuleIndex, RuleText } from '../rules/types';
import { language } from '../text/language';

/** A ruleset that can be played. */
export interface Described { id: string; title: string; description: string; secrets: boolean }

/** Printed texts and tables, which never change while the page is open: read once. */
class Catalogue {
  private readonly kept = new Map<string, Promise<unknown>>();

  /**
   * @param path as the manifest of a ruleset names it
   * @param sheet of several on which it is printed; all of them if it is empty
   */
  board(path: string, sheet = ''): Promise<PrintedBoard> {
    return this.once(sheet ? `${path}?map=${encodeURIComponent(sheet)}` : path, (part) => get<PrintedBoard>(part));
  }

  /** The parties of the printed board of a ruleset; none where nothing is printed. */
  parties(ruleset: string): Promise<Party[]> {
    return this.once(`rulesets/${encodeURIComponent(ruleset)}/parties`, (path) => get<Party[]>(path));
  }

  table(ruleset: string, table: string): Promise<PrintedTable> {
    return this.once(`rulesets/${encodeURIComponent(ruleset)}/tables/${encodeURIComponent(table)}`, (path) => get<PrintedTable>(path));
  }

  /** The rules of a ruleset by chapter. */
  rules(ruleset: string): Promise<RuleIndex> {
    return this.once(`rulesets/${encodeURIComponent(ruleset)}/rules?lang=${language}`, (path) => get<RuleIndex>(path));
  }

  /** The text of a rule. */
  rule(ruleset: string, code: string): Promise<RuleText> {
    return this.once(`rulesets/${encodeURIComponent(ruleset)}/rules/${encodeURIComponent(code)}?lang=${language}`, (path) => get<RuleText>(path));
  }

  scenarios(): Promise<PrintedScenario[]> {
    return this.once('scenarios', (path) => get<PrintedScenario[]>(path));
  }

  /** The schema of the scenarios of a ruleset. */
  scenarioSchema(ruleset: string): Promise<Schema> {
    return this.once(`rulesets/${encodeURIComponent(ruleset)}/scenario-schema`, (path) => get<Schema>(path));
  }

  /** A printed scenario as it can be sent with a new game. */
  scenario(ruleset: string, name: string): Promise<Fields> {
    return this.once(`scenarios/${encodeURIComponent(ruleset)}/${encodeURIComponent(name)}`, (path) => get<Fields>(path));
  }

  /** The rulesets that can be played, with what they are about. */
  games(): Promise<Described[]> {
    return this.once('rulesets', (path) => get<Described[]>(path));
  }

  /** The titles of the rulesets by their ids. */
  async rulesets(): Promise<Map<string, string>> {
    return new Map((await this.games()).map(({ id, title }) => [id, title]));
  }

  map(file: string): Promise<MapFile> {
    return this.once(file, async (path) => (await fetch(path)).json());
  }

  private once<T>(path: string, read: (path: string) => Promise<T>): Promise<T> {
    const kept = this.kept.get(path) as Promise<T> | undefined;
    if (kept) {
      return kept;
    }
    const reading = read(path);
    this.kept.set(path, reading);
    reading.catch(() => this.kept.delete(path));
    return reading;
  }
}

export const catalogue = new Catalogue();
