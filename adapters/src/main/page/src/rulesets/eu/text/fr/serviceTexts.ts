import { typesetTexts } from '../../../../text/fr/grammar';
import type { RulesetTexts } from '../../../../text/service/reader';
import { adjustmentWords } from './service/adjustment';
import { battle, battleWords } from './service/battle';
import { countryTitles } from './service/countries';
import { faultEnds, faults } from './service/faults';
import { flotillaWords } from './service/flotilla';
import { world, worldWords } from './service/world';
import { forms, formWords, stacks } from './service/forms';
import { interception } from './service/interception';
import { leaders } from './service/leaders';
import { militiaChanges, militiaWords } from './service/militia';
import { movement, movementEnds, movementWords } from './service/movement';
import { natives, nativeWords } from './service/natives';
import { orders, orderWords } from './service/orders';
import { refusals } from './service/refusals';
import { supply, supplyEnds } from './service/supply';
import { tableTitles } from './service/tables';
import { turn, turnWords } from './service/turn';
import { treasureFaults, treasureWords } from './service/treasure';
import { expedition, expeditionWords } from './service/expedition';
import { voyage, voyageEnds, voyageWords } from './service/voyage';

/** The texts of the service for these rules in French. */
export const serviceTexts: RulesetTexts = { rulesets: ['eu-military', 'eu-fast-battle', 'eu-rapid-battle'], ...typesetTexts({
  exact: { ...tableTitles, ...adjustmentWords, ...formWords, ...countryTitles, ...turnWords, ...movementWords, ...battleWords, ...voyageWords, ...expeditionWords, ...flotillaWords, ...nativeWords, ...militiaWords, ...worldWords, ...treasureWords, ...orderWords },
  templates: [
    ...orders, ...treasureFaults, ...natives, ...militiaChanges, ...voyage, ...expedition, ...faults, ...refusals, ...battle, ...interception, ...supply, ...leaders, ...turn, ...movement, ...forms, ...world,
    // The shortest texts come last: they would also read longer ones.
    ...movementEnds, ...supplyEnds, ...stacks, ...voyageEnds, ...faultEnds,
  ],
}) };
