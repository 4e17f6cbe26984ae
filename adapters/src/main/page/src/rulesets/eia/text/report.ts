import type { ReportWords } from '../../../game/report/words';
import { inLanguage } from '../../../text/spoken';
import { frenchReportWords } from './fr/report';

/** The English words of the report. */
export const reportWords = {
  sides: 'Losses, money and points', party: 'Power',
  figures: { factorsLost: 'Factors lost', prisonersTaken: 'Factors captured', money: 'Money', politicalPoints: 'Political points' },
  kinds: { city: 'City', province: 'Province' },
  fights: 'The decisive moments', fight: 'Combats', luck: 'Luck in combat',
  measures: { strength: 'Strength', territory: 'Territory', money: 'Money', points: 'Points' } as Record<string, string>, units: { money: '', factors: 'factors', cities: 'cities', 'political points': 'political points', losses: 'factors lost', won: 'victories' } as Record<string, string>, single: { factors: 'factor', cities: 'city', 'political points': 'political point' } as Record<string, string>, wholes: {} as Record<string, { of: number; unit: string }>, procedures: {} as Record<string, string>, lossUnit: 'factors',
};

const told = inLanguage(reportWords, frenchReportWords);

/** Labels of the reports of Empires in Arms. */
export const report: ReportWords = { ...told, currency: (named) => told.units[named.split(' (')[0]!] ?? named.split(' (')[0]!, ahead: 'politicalPoints', plain: ['factorsLost', 'prisonersTaken'], fightTab: 'combats' };
