import type { ServiceTexts } from '../service/reader';

/** The French texts of what every game has, whatever its rules. */
export const kernelTexts: ServiceTexts = {
  exact: {},
  templates: [],
};
