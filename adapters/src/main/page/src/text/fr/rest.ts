import type { Words } from '..';

type Rest = Pick<Words, 'title' | 'skip' | 'loading' | 'notLoaded' | 'reload' | 'close' | 'more' | 'nav' | 'copyByHand' | 'problem'>;

/** The frame of the page and refusals. */
export const rest: Rest = {
  title: 'Tercio',
  skip: 'Aller au contenu',
  loading: 'Chargement …',
  notLoaded: 'Cette partie de la page n’est pas arrivée.',
  reload: 'Recharger la page',
  close: 'Fermer',
  more: 'Plus',
  copyByHand: 'Le lien est sélectionné : copiez-le à la main.',
  nav: { label: 'Service', games: 'Parties', adjudicator: 'Arbitre', rules: 'Règles', archive: 'Archives', docs: 'Manuel', api: 'API', about: 'À propos' },
  problem: {
    none: 'Pas de réponse', unauthorised: 'Le jeton n’est pas connu', forbidden: 'C’est pour un autre siège', missing: 'Introuvable', sent: 'Déjà envoyé', moved: 'La partie a avancé', meanwhile: 'Ce qui s’est passé entre-temps', nothingSent: 'Votre réponse n’a pas été exécutée : elle valait pour ce qui était là avant. Regardez ce que la partie attend maintenant.',
    unfit: 'Impossible', rules: 'Les règles ne le permettent pas', refused: 'Refusé', legal: 'Ce qui serait permis', rule: 'Règle', nothing: 'Il n’y a pas de telle page.', home: 'Toutes les parties',
  },
};
