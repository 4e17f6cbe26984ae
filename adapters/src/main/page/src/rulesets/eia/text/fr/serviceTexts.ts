import type { RulesetTexts, ServiceTexts } from '../../../../text/service/reader';
import { adjust, adjustLast } from './service/adjust';
import { avoidance } from './service/avoidance';
import { together } from './service/build';
import { changes } from './service/changes';
import { combat, combatLast } from './service/combat';
import { march } from './service/march';
import { months, monthsLast } from './service/month';
import { siege, siegeLast } from './service/siege';
import { orders } from './service/orders';
import { guerillas } from './service/supply';
import { tableTitles } from './service/tables';
import { turn } from './service/turn';
import { names, views } from './service/views';

const tables: ServiceTexts = { exact: tableTitles, templates: [] };

/** The texts of the service for these rules in French: chapter by chapter, then what begins with any name: the narrower templates stand first. */
export const serviceTexts: RulesetTexts = { rulesets: ['empires-in-arms'], ...together(tables, turn, avoidance, orders, march, guerillas, combat, months, siege,
  views, names, changes, adjust, combatLast, siegeLast, monthsLast, adjustLast) };
