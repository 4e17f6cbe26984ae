import { get } from '../api/client';
import { RuleCode } from '../rules/RuleCode';
import { language } from '../text/language';
import { t } from '../text/later';
import { useRead } from './useRead';

/** A rule over which tables differ: the consequence of each choice, and what others do. */
export interface Dispute { ruleset: string; id: string; rule: string; choices: string[]; standard: string; words: string[]; dispute?: { says: string[]; others: string } }

/** The rules of a ruleset over which tables differ; none before they are read. */
export function useDisputes(ruleset: string): Dispute[] {
  const readings = useRead((abort) => get<Dispute[]>(`readings?lang=${language}`, '', abort), []).value.value ?? [];
  return readings.filter((reading) => reading.ruleset === ruleset && reading.dispute);
}

interface DisputedProps {
  ruleset: string;
  chosen: Record<string, string>;
  onChoose(id: string, choice: string): void;
}

/** Asks by which reading a new game plays. */
export function Disputed({ ruleset, chosen, onChoose }: DisputedProps) {
  const disputes = useDisputes(ruleset);
  return disputes.length === 0 ? null : (
    <fieldset class="disputed">
      <legend>{t.newGame.disputed}</legend>
      <p class="faint">{t.newGame.disputedHint}</p>
      {disputes.map(({ id, rule, choices, standard, words, dispute }) => {
        const choice = chosen[id] ?? standard;
        return (
          <div key={id}>
            <label><RuleCode code={rule} ruleset={ruleset} /> <select name={id} value={choice} onChange={(event) => onChoose(id, event.currentTarget.value)}>
              {choices.map((each, at) => <option key={each} value={each}>{each === standard ? t.newGame.standard(words[at]!) : words[at]}</option>)}</select></label>
            <p class="says">{dispute!.says[choices.indexOf(choice)]} <span class="faint">{dispute!.others}</span></p>
          </div>);
      })}
    </fieldset>
  );
}

/** Says by which readings a game plays. */
export function PlaysBy({ ruleset, readings }: { ruleset: string; readings: Record<string, string> }) {
  const disputes = useDisputes(ruleset).filter(({ id }) => readings[id] !== undefined);
  return disputes.length === 0 ? null : (
    <section class="sheet plays-by">
      <h2>{t.newGame.playsBy}</h2>
      <dl>{disputes.map(({ id, rule, choices, standard, words, dispute }) => {
        const at = choices.indexOf(readings[id]!);
        return [<dt key={id}><RuleCode code={rule} ruleset={ruleset} /> {readings[id] === standard ? t.newGame.standard(words[at]!) : words[at]}</dt>, <dd key={`${id}-says`}>{dispute!.says[at]}</dd>];
      })}</dl>
    </section>
  );
}
