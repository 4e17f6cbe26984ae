import type { LaterWords } from '..';

export const guide: LaterWords['guide'] = {
  title: 'Guide', step: (number: number, all: number) => `Étape ${number} sur ${all}`, skip: 'Passer cette étape', leave: 'Quitter le guide',
  steps: {
    look: { title: 'Regarder autour de soi', text: 'Choisissez un lieu ou un pion sur le plateau. Les flèches déplacent le plateau, + et − changent l’échelle, « Trouver un lieu » prend son nom.' },
    order: { title: 'Donner un ordre', text: 'Sous « La partie attend », chaque réponse permise est un bouton. Donnez-en une. Rien ne peut mal tourner : vous pouvez la reprendre.' },
    why: { title: 'Demander pourquoi', text: 'Chaque ligne du journal qui repose sur une règle a un « Pourquoi ». Ouvrez-en un : règle, table, dés et somme y sont, à refaire à la main. S’il n’y en a pas encore, donnez d’autres ordres.' },
    back: { title: 'Remonter le temps', text: 'Allez à une position antérieure : le bouton <, la flèche gauche, ou un numéro du journal. Le plateau montre ce moment.' },
    now: { title: 'Et revenir au présent', text: 'C’est le passé, et rien n’a changé. Revenez à la position la plus récente par « Revenir au présent » ou la touche Fin.' },
    undo: { title: 'Reprendre quelque chose', text: 'Retournez avant un ordre et choisissez « Annuler jusqu’ici » ; c’est sous « Annuler, bifurquer … ». Vous voyez ce qui part avant l’envoi. La partie continue de ce moment ; ce qui est annulé reste au journal, barré.' },
    check: { title: 'Tout vérifier', text: 'Ouvrez l’onglet Vérification : le service décide de nouveau chaque ordre, et votre navigateur recalcule les dés.' },
  },
  doneTitle: 'C’est tout ce qu’il faut', done: 'Jouez aussi longtemps que vous voulez : personne d’autre ne voit cette partie. Les règles se lisent sous Règles, une bataille seule se demande à l’Arbitre, et une partie à plusieurs commence sous Parties.', finish: 'Fermer le guide',
};
