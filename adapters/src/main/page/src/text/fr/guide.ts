import type { LaterWords } from '..';

export const guide: LaterWords['guide'] = {
  title: 'Guide', player: 'Invité', step: (number: number, all: number) => `Étape ${number} sur ${all}`, skip: 'Passer cette étape', leave: 'Quitter le guide',
  steps: {
    look: { title: 'Regarder autour de soi', text: 'Choisissez un lieu ou un pion sur le plateau. Les flèches déplacent le plateau, + et − changent l’échelle, « Trouver un lieu » prend son nom.' },
    order: { title: 'Donner un ordre', text: 'Sous « La partie attend », chaque réponse permise est un bouton. Donnez-en une. Rien ne peut mal tourner : vous pouvez la reprendre.' },
    why: { title: 'Demander pourquoi', text: 'Ouvrez un « Pourquoi » du journal : règle, table, dés et somme y sont, à refaire à la main.' },
    back: { title: 'Remonter le temps', text: 'Pressez <, ou la flèche gauche. Le plateau montre ce moment ; rien n’a changé.' },
    now: { title: 'Et revenir au présent', text: 'Revenez à la position la plus récente, par >| ou la touche Fin.' },
    undo: { title: 'Reprendre quelque chose', text: 'Reprenez votre dernier ordre. Vous voyez ce qui part avant l’envoi ; il reste au journal, barré.' },
    check: { title: 'Tout vérifier', text: 'Ouvrez Vérification dans le menu : le service décide de nouveau chaque ordre.' },
  },
  doneTitle: 'C’est tout ce qu’il faut', done: 'Jouez aussi longtemps que vous voulez : personne d’autre ne voit cette partie. Sous Parties, commencez-en une à plusieurs, où le service jette les dés.', finish: 'Fermer le guide',
};
