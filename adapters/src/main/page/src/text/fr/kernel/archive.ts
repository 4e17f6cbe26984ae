import type { Template } from '../../service/reader';

/** Texts about what the archive and the rollouts lack. */
export const archiveRefusals: readonly Template[] = [
  ['There is no question {question!}; GET /api/analysis/questions lists them.', 'Il n’y a pas de question {question} ; GET /api/analysis/questions les nomme.'],
  ['There is no rollout {run!} of this game; the newest ones are kept.', 'Il n’y a pas de suite jouée {run} de cette partie ; les plus récentes sont gardées.'],
];
