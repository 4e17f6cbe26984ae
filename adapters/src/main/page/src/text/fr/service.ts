import { serviceTexts } from 'rulesets:fr';
import { Reader } from '../service/reader';
import { kernelTexts } from './kernelTexts';

/** Reads the texts of the service in French: those of every game, and those of each ruleset. */
export const reader = new Reader([...serviceTexts, kernelTexts], 'et');
