import type { mail } from '../mail';
import type { Spoken } from '../spoken';

/** The French texts of the links in e-mails, and of how a notice stands. */
export const frenchMail: Spoken<typeof mail> = {
  title: 'Un courriel quand c’est votre tour',
  confirm: {
    ask: 'Quelqu’un a demandé que des courriels soient envoyés à l’adresse qui a reçu ce lien, quand une partie commence à attendre un joueur. Était-ce vous ?',
    button: 'Oui, envoyez-moi ces courriels', done: 'Confirmé : les courriels vont désormais à cette adresse. Chacun contient un lien qui y met fin.',
  },
  stop: { ask: 'Plus aucun courriel ne sera envoyé à l’adresse qui a reçu ce lien, pour la partie dont il s’agit.', button: 'Ne plus rien envoyer', done: 'Plus aucun courriel n’est envoyé avec ce lien.' },
  unknown: 'Ce lien n’a pas été copié en entier. Ouvrez-le de nouveau depuis le courriel.',
  states: {
    active: '', unasked: 'Pas encore confirmée : un courriel qui le demande ira à cette adresse la prochaine fois que la partie commencera à vous attendre.',
    unconfirmed: (until: string) => `Pas encore confirmée : ouvrez le lien du courriel envoyé là. Il vaut jusqu’au ${until}. D’ici là, rien d’autre n’est envoyé.`,
    expired: 'Pas confirmée : le lien du courriel ne vaut plus.',
    spent: (until: string) => `Il en est parti autant aujourd’hui qu’il peut en partir ; la suite à partir du ${until}.`,
    failed: 'Abandonné : plusieurs avis de suite ne sont pas arrivés. Donnez de nouveau l’adresse pour continuer.',
  },
  ask: 'Envoyer le courriel', askAgain: 'Renvoyer le courriel', asked: 'Un courriel est en route.',
};
