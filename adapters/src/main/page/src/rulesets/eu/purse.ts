import type { Purse } from '../../frame/room';
import type { Sheets } from './sheets/sheets';
import { t } from './text';

/** What the costs of the turn have left of each treasury that is kept. */
export const purse: Purse = {
  view: 'ers',
  of: (view) => Object.fromEntries((view as unknown as Sheets).countries.flatMap(({ country, treasuryLeft }) =>
    typeof treasuryLeft === 'number' ? [[country, t.treasury(treasuryLeft)]] : [])),
};
