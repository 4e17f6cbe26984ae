import type { Spoken } from '../../../../text/spoken';
import type { guideTexts } from '../guide';

/** The French texts of the first game. */
export const frenchGuide: Spoken<typeof guideTexts> = {
  instead: '20 D',
  correct: { title: 'Une correction', text: 'La dernière campagne devait être simple. Choisissez « Corriger » à sa ligne, puis la bonne réponse, et dites pourquoi. Les ordres suivants sont décidés de nouveau sur une branche, que vous adoptez. (« Reprendre » n’annule que le dernier ordre.)' },
  steps: {
    campaign: { title: 'Une campagne', text: 'Vous jouez les deux pays. Les réponses sont sous le plateau. Choisissez la campagne majeure de la France : elle coûte 50 ducats.' },
    march: { title: 'Une marche', text: 'Choisissez la pile française d’Île-de-France, celle qui a un chef, puis l’Artois. Le chemin, son coût et chaque risque se lisent avant l’envoi.' },
    interception: { title: 'L’ennemi répond', text: 'L’Espagne peut intercepter ; la chance est sur la réponse. Laissez passer la France.' },
    attrition: { title: 'Des dés', text: 'Une grande armée s’use. Les dés de l’exemple des règles sont prêts : voyez à quoi chacun sert, puis envoyez-les.' },
    ending: { title: 'Fin du mouvement', text: 'La réponse qui termine une étape est toujours à droite. Terminez le mouvement.' },
    battle: { title: 'Une bataille', text: 'Les deux armées sont en Artois. Ouvrez la bataille.' },
    firstDay: { title: 'Le premier jour', text: 'L’Espagne tient. La feuille à côté du plateau montre les forces, le moral et, après chaque jet, les pertes.' },
    retreat: { title: 'L’Espagne veut partir', text: 'Comparez le dé au nombre qu’il faut à l’Espagne. Il ne suffit pas : la bataille continue.' },
    secondDay: { title: 'Le second jour', text: 'La France tient le terrain. Voyez sur la feuille où le moral de l’Espagne cède.' },
    pursuit: { title: 'La poursuite', text: 'La France reste. La fin de la feuille dit ce que prend la poursuite et qui a gagné.' },
    losses: { title: 'Les pertes', text: 'La France choisit les pions qui paient ses pertes.' },
    spain: { title: 'Le tour de l’Espagne', text: 'L’Espagne choisit une campagne passive et termine son mouvement.' },
    siege: { title: 'Un siège', text: 'La France sape les murs d’Arras. La feuille donne chaque nombre du jet, et ce qu’il apporte.' },
  },
};
