import type { Purse } from '../../frame/room';
import { t } from './text';
import type { PowerState } from './types';

/** The money of each power. */
export const purse: Purse = {
  view: 'powers',
  of: (view) => Object.fromEntries((view as { powers?: PowerState[] }).powers?.map(({ power, money }) => [power, t.money(money)]) ?? []),
};
