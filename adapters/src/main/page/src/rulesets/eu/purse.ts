import type { Purse } from '../../frame/room';
import type { Sheets } from './sheets/sheets';
import { t } from './text';

/** The money of each treasury that is kept, after the costs of the turn. */
export const purse: Purse = {
  view: 'ers',
  of: (view) => Object.fromEntries((view as unknown as Sheets).countries.flatMap(({ country, treasuryLeft }) =>
    typeof treasuryLeft === 'number' ? [[country, t.treasury(treasuryLeft)]] : [])),
};
