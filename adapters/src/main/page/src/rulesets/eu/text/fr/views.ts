import type { Spoken } from '../../../../text/spoken';
import type { views } from '../views';

/** The French texts of the views beside the board. */
export const frenchViews: Spoken<typeof views> = {
  battles: 'Batailles',
  rounds: {
    title: 'Piste des rounds', rolls: 'Chaque jet qui a déplacé le marqueur', from: 'De', to: 'À', die: 'Dé', modified: 'Modifié',
    waiting: 'attend ici', marker: 'Le marqueur', none: 'Aucun jet n’a encore déplacé le marqueur.', start: 'départ',
    notes: 'Apporte', markerAt: (box: string) => `Le marqueur est sur ${box}.`, notYet: 'Le marqueur n’est pas encore sur la piste.', waitingTitle: 'Qui attend sur la piste',
    until: (box: string, who: string) => `${box} : ${who}`, goTo: (box: string, position: number) => `Au début de ${box}, position ${position}`,
    told: (from: string, to: string, die: number) => `De ${from} à ${to} avec un ${die}`,
    alliances: 'Alliances dans l’ordre de leurs impulsions', fights: (alliance: string, enemies: string[]) => enemies.length ? `${alliance}, en guerre avec ${enemies.join(' ; avec ')}` : `${alliance}, en paix`,
    seasons: { summer: 'été', winter: 'hiver' },
  },
  ers: {
    title: 'Feuilles de comptes', line: 'Ligne', amount: 'Total', stability: 'Stabilité', reforms: 'Réformes de l’armée', victory: 'Points de victoire', treasury: 'Trésor', left: (left: number, begun: number) => `reste ${left} sur ${begun}`, turn: 'Tour', all: 'Tous les pays',
    none: 'Aucun pays ne tient de feuille.',
    countries: 'Pays', damaged: 'Navires endommagés, sur la feuille coloniale', waters: 'Eaux', ships: 'Navires', noSheet: (country: string) => `${country} ne tient pas de feuille dans cette partie.`, round: 'Round', cause: 'Cause',
    causes: (of: string, value: number | string) => `${of} : ${value}. Montrer les événements qui l’expliquent`,
  },
  colonial: {
    title: 'Feuille coloniale', ships: 'Navires par eaux', waiting: 'À remettre en état', province: 'Province', where: 'Où', ducats: 'Ducats', stock: 'en stock',
    fates: { damaged: 'Endommagés', destroyed: 'Détruits', captured: 'Capturés', refitted: 'Remis en état' },
    regions: { mediterranean: 'Méditerranée', atlantic_eu: 'Mers d’Europe', atlantic: 'Atlantique', indian: 'Océan Indien', pacific: 'Pacifique' },
    takenFrom: (country: string) => `pris à ${country}`, building: (rounds: number) => `Fort en construction, ${rounds} rounds sur 3`,
    convoy: (name: string, transports: number) => `${name}, ${transports} ${transports > 1 ? 'transports' : 'transport'}`,
  },
  battle: {
    title: 'Batailles et sièges', none: 'Aucune bataille n’a encore été livrée.', before: 'Avant la bataille', after: 'Quelle chance on a eue', phasing: 'Actif', nonPhasing: 'Non actif',
    at: 'Position', battle: 'Bataille', forces: 'Forces', winner: 'Vainqueur', undecided: 'en cours', nobody: 'personne', avoided: 'non livrée', roll: 'Jet', back: 'Toutes les batailles',
    sieges: 'Sièges', by: 'Assiégeant', rounds: 'Rounds', how: 'Comment il a fini', noSieges: 'Aucune forteresse n’a encore été assiégée.', goesOn: 'se poursuit',
    over: (position: number) => `finie à la position ${position}`,
    sheet: 'Sur papier', side: (party: string, side: string) => `${party} (${side})`, sum: 'Somme', losses: 'infligé', morale: 'Moral',
    key: 'Un trait est une perte entière, un point un tiers de perte, une étoile un point de moral que perd l’autre camp.',
    moraleLeft: (left: number, of: number) => `moral ${left} sur ${of}`,
    suffered: (thirds: string) => `subit ${thirds}`,
    step: 'Jet par jet', first: 'Avant le premier jet', previous: 'Un jet en arrière', next: 'Jet suivant', all: 'Tous les jets',
    shown: (shown: number, of: number) => `${shown} jets sur ${of}`,
    reasons: (row: string) => `Pourquoi : ${row}`, notRolled: 'Aucun dé n’est encore tombé.', gone: 'Il n’y a pas de bataille à cette position.',
    choices: 'Avec les choix qui y ont été faits ; qui n’a pas encore été interrogé tient le terrain.',
    luck: (lost: string, mean: string) => `a perdu ${lost}, attendu ${mean}`,
    lucky: (by: string) => `${by} de mieux que la moyenne`, unlucky: (by: string) => `${by} de moins bien que la moyenne`, even: 'juste la moyenne',
    asBad: (chance: string) => `aussi mal ou pire : ${chance}`, came: 'La colonne tirée est marquée.',
    underWay: { march: 'La marche', catchers: 'Qui pourrait l’intercepter', helpers: 'Qui pourrait l’aider', forces: 'Qui est là' },
    ends: { surrender: 'reddition', honours: 'honneurs de la guerre', assault: 'assaut', lifted: 'le siège a été levé' },
  },
};
