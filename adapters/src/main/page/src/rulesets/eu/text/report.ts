import type { ReportWords } from '../../../game/report/words';
import { inLanguage } from '../../../text/spoken';
import { frenchReportWords } from './fr/report';

/** The English words of the report. */
export const reportWords = {
  sides: 'Losses, money and points', party: 'Country',
  figures: { ldLost: 'LD lost', stacksLost: 'Stacks lost', shipsLost: 'Ships lost', ducatsSpent: 'Ducats spent', victoryPoints: 'Victory points', stability: 'Stability' },
  kinds: { fortress: 'Fortress', province: 'Province' },
  fights: 'The decisive moments', fight: 'Battles and assaults', luck: 'Luck in battle',
  measures: { strength: 'Strength', territory: 'Territory', money: 'Money', points: 'Points', ships: 'Ships', stability: 'Stability' } as Record<string, string>, units: { 'victory points': 'victory points', ducats: 'ducats', fortresses: 'fortresses', levels: 'levels', LD: 'LD', ships: 'ships', lossesLd: 'LD lost', lossesThirds: 'thirds of a ship lost', 'ships lost': 'ships lost', won: 'victories' } as Record<string, string>, single: { 'victory points': 'victory point', ducats: 'ducat', fortresses: 'fortress', levels: 'level', ships: 'ship', boxes: 'box', 'voyages stopped': 'voyage stopped' } as Record<string, string>, wholes: { 'thirds of a ship': { of: 3, unit: 'ships' }, lossesThirds: { of: 3, unit: 'ships lost' } } as Record<string, { of: number; unit: string }>, procedures: {} as Record<string, string>, lossUnit: 'LD',
};

const told = inLanguage(reportWords, frenchReportWords);

/** Labels of the reports of the Europa rules. */
export const report: ReportWords = { ...told, currency: (named) => told.units[named.split(' (')[0]!] ?? named.split(' (')[0]!, ahead: 'victoryPoints', plain: ['ldLost', 'stacksLost', 'shipsLost', 'ducatsSpent'], fightTab: 'battles' };
