import { typesetTexts } from '../../../../text/fr/grammar';
import type { ServiceTexts } from '../../../../text/service/reader';
import { battle, battleEnds, battleWords } from './service/battle';
import { countryNames } from './service/countries';
import { interception } from './service/interception';
import { leaders, leaderWords } from './service/leaders';
import { movement, movementEnds, movementWords } from './service/movement';
import { siege, siegeEnds, siegeWords } from './service/siege';
import { supply, supplyEnds, supplyWords } from './service/supply';
import { turn, turnWords } from './service/turn';

/** The texts of the service for these rules in French. */
export const serviceTexts: ServiceTexts = typesetTexts({
  exact: { ...countryNames, ...turnWords, ...movementWords, ...battleWords, ...siegeWords, ...supplyWords, ...leaderWords },
  templates: [...battle, ...interception, ...siege, ...supply, ...leaders, ...turn, ...movement, ...movementEnds, ...battleEnds, ...siegeEnds, ...supplyEnds],
});
