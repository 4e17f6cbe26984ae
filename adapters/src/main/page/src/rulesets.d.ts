/** The texts of the service in French, of every ruleset that has `text/fr/serviceTexts.ts`; put together by the build. */
declare module 'rulesets:fr' {
  export const serviceTexts: import('./text/service/reader').RulesetTexts[];
}

/** The French titles of the questions that rulesets bring to the archive, of every ruleset that has `text/fr/archive.ts`; put together by the build. */
declare module 'rulesets:fr/archive' {
  export const archiveQuestions: Record<string, readonly [string, string]>[];
}

/** The French words for the columns, units, measures and cells of these questions, of every ruleset that has `text/fr/archiveWords.ts`; put together by the build. */
declare module 'rulesets:fr/archiveWords' {
  export const archiveWords: import('./text/fr/archiveCells').ArchiveWords[];
}
