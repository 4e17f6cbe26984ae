import type { ReportWords } from '../../../game/report/words';
import { inLanguage } from '../../../text/spoken';
import { frenchReportWords } from './fr/report';

/** The English words of the report. */
export const reportWords = {
  sides: 'Losses, money and points', party: 'Country',
  figures: { ldLost: 'LD lost', stacksLost: 'Stacks lost', shipsLost: 'Ships lost', ducatsSpent: 'Ducats spent', victoryPoints: 'Victory points', stability: 'Stability' },
  kinds: { fortress: 'Fortress', province: 'Province' },
  fights: 'The decisive moments', fight: 'Battles and assaults', luck: 'Luck in battle',
};

/** What the Europa rules call what their reports tell. */
export const report: ReportWords = { ...inLanguage(reportWords, frenchReportWords), plain: ['ldLost', 'stacksLost', 'shipsLost', 'ducatsSpent'], fightTab: 'battles' };
