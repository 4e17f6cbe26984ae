import type { ServiceTexts } from '../../../../text/service/reader';
import { adjust, adjustLast } from './service/adjust';
import { together } from './service/build';
import { depots, depotsLast } from './service/depots';
import { march, marchLast, marchQuestions, marchRefusals } from './service/march';
import { guerillas, supply, supplyLast, supplyQuestions } from './service/supply';
import { turn } from './service/turn';

/** The texts of the service for these rules in French: chapter by chapter, then what begins with any name. */
export const serviceTexts: ServiceTexts = together(turn, depots, march, marchQuestions, marchRefusals, supply, supplyQuestions, guerillas, adjust,
  supplyLast, depotsLast, marchLast, adjustLast);
