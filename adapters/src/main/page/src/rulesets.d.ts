/** The texts of the service in French, of every ruleset that has `text/fr/serviceTexts.ts`; put together by the build. */
declare module 'rulesets:fr' {
  export const serviceTexts: import('./text/service/reader').RulesetTexts[];
}
