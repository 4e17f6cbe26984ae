import type { Decision } from '../../../api/decision';
import type { Option } from '../../../api/move';
import type { PrintedTable } from '../../../api/printed';
import { get } from '../../../api/client';
import { useGame } from '../../../game/context';
import { useRead } from '../../../views/useRead';
import { t } from '../text';

const DECLARED = 'DeclareCampaign';
const TABLE = 'campaign-costs';

/** The columns of the printed table that tell what a campaign allows. */
const LAND = 'active land';
const SEA = 'active sea';
const INTERCEPTION = 'interception';

/** The table of a ruleset is read once. */
const tables = new Map<string, Promise<PrintedTable>>();

function tableOf(ruleset: string): Promise<PrintedTable> {
  const known = tables.get(ruleset) ?? get<PrintedTable>(`rulesets/${encodeURIComponent(ruleset)}/tables/${TABLE}`);
  tables.set(ruleset, known);
  known.catch(() => tables.delete(ruleset));
  return known;
}

/** The actions that a campaign allows, as the printed table has them, beside the button that declares it. */
export function CampaignNote({ decision, option }: { decision: Decision; option: Option }) {
  return decision.kind === DECLARED && typeof option.command.campaign === 'string' ? <Allowed campaign={option.command.campaign} /> : null;
}

function Allowed({ campaign }: { campaign: string }) {
  const store = useGame();
  const { ruleset } = store.summary.value!;
  const table = useRead(() => tableOf(ruleset), [ruleset]).value.value;
  const row = table?.rows.find(({ label }) => label === campaign.replace(/[_-]/g, ' '));
  const cell = (column: string) => row?.cellTexts[table!.columns.indexOf(column)] ?? '';
  return <small class="allows faint">{row ? `${t.campaign.allows(cell(LAND), cell(SEA))}; ${t.campaign.intercepts(cell(INTERCEPTION))}` : '\u00a0'}</small>;
}
