import type { SetUpRules } from '../../../frame/setUp';
import { moved, placeOf, zones } from './board';
import { Chosen } from './Chosen';
import type { Counters } from './counters';
import { Forms } from './Forms';
import { tools, traysOf } from './laying';
import { read } from './lines';
import { about, repair } from './repairs';
import { BLANK } from './scenario';

/** The way to write a scenario of Empires in Arms with its printed counters. */
export function setUpRules(counters: Counters): SetUpRules {
  return {
    blank: BLANK, placeOf, traysOf, example: 'Fra III 18i 1c Strasbourg', Chosen: () => <Chosen counters={counters} />, Forms,
    zones: (scenario, printed) => zones(scenario, printed, counters),
    moved: (scenario, piece, zone, printed) => moved(scenario, piece, zone, printed, counters),
    about: (scenario, pointer, printed) => about(scenario, pointer, printed, counters),
    repair: (scenario, pointer, printed) => repair(scenario, pointer, printed, counters),
    tools: (printed, power, scenario) => tools(printed, power, scenario, counters),
    read: (scenario, lines, printed) => read(scenario, lines, printed, counters),
  };
}
