import type { ReportWords } from '../../../game/report/words';
import { inLanguage } from '../../../text/spoken';
import { frenchReportWords } from './fr/report';

/** The English words of the report. */
export const reportWords = {
  sides: 'Losses, money and points', party: 'Power',
  figures: { factorsLost: 'Factors lost', prisonersTaken: 'Factors captured', money: 'Money', politicalPoints: 'Political points' },
  kinds: { city: 'City', province: 'Province' },
  fights: 'The decisive moments', fight: 'Combats', luck: 'Luck in combat',
};

/** What Empires in Arms calls what its reports tell. */
export const report: ReportWords = { ...inLanguage(reportWords, frenchReportWords), plain: ['factorsLost', 'prisonersTaken'], fightTab: 'combats' };
