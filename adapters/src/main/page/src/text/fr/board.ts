import type { Words } from '..';

/** The board and what is chosen on it. */
export const board: Pick<Words, 'board' | 'zone' | 'piece'> = {
  board: {
    label: 'Plateau', zoom: 'Échelle', nearer: 'Plus près', farther: 'Plus loin', whole: 'Toute la carte', front: 'Le front', fullScreen: 'Plein écran', picture: 'Enregistrer une image', search: 'Trouver un lieu', found: 'Lieux trouvés',
    help: 'Les flèches déplacent le plateau, plus et moins changent l’échelle, 0 montre tout, f le front, F majuscule remplit l’écran. Dans une zone choisie, les flèches vont à ses voisines, Entrée la prend.',
    heldBy: (party: string) => `tenu par ${party}`,
    target: (told: string[]) => ['but permis', ...told].join(', '), caught: (chance: string) => `intercepté ${chance}`, lost: (chance: string) => `attrition ${chance}`, alone: 'un chef seul', caughtKey: 'probabilité d’être intercepté en chemin', lostKey: 'probabilité de perdre des troupes en chemin',
    again: 'toucher encore pour envoyer',
    elsewhere: (count: number, map: string) => count === 1 ? `1 but sur l’autre carte : ${map}` : `${count} buts sur l’autre carte : ${map}`,
    options: 'Montrer …', map: 'Carte', paint: 'Couleurs', mark: 'Marque', nothing: 'rien',
    legend: 'Légende',
  },
  zone: { neighbours: 'Voisins', history: 'Ce qui s’est passé ici' },
  piece: { moves: 'Mouvements permis', filter: 'Filtrer les mouvements' },
};
