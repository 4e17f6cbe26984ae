import type { ServiceTexts } from '../../../../text/service/reader';

/** The texts of the service for these rules in French. */
export const serviceTexts: ServiceTexts = {
  exact: {},
  templates: [],
};
