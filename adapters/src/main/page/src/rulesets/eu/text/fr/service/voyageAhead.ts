/** What the odds of voyages and landings assume. */
export const voyageAheadWords: Readonly<Record<string, string>> = {
  'Every naval stack that may intercept tries, every blockader that may fight does, and everybody who may fire from the shore fires.':
    'Chaque pile navale qui peut intercepter essaie, chaque bloqueur qui peut combattre le fait, et quiconque peut tirer de la côte tire.',
  'In a battle at sea each side has its warships in the first line, else its galleys; nobody withdraws or breaks off, and nobody captures ships.':
    'Dans une bataille en mer, chaque camp met en première ligne ses vaisseaux de guerre, sinon ses galères ; personne ne se retire ni ne rompt, et personne ne capture de navires.',
  'The voyage goes on as announced after a battle that it has won, or stops there where it may not; whoever was beaten does not come back.':
    'La traversée continue comme annoncé après une bataille gagnée, ou s’arrête là si elle ne le peut pas ; qui a été battu ne revient pas.',
  'What the ships lose on the way back from a stop or a lost battle, and the fate of admirals, is left aside.':
    'Ce que les navires perdent au retour d’un arrêt ou d’une bataille perdue, et le sort des amiraux, sont laissés de côté.',
  'The attacked ships accept the battle, and both sides are as strong in it as they are when the voyage ends.':
    'Les navires attaqués acceptent la bataille, et les deux camps y ont la force qu’ils ont à la fin de la traversée.',
  'Every land stack that may intercept the landing tries and fights at once; nobody helps the troops, and nobody withdraws, retreats or breaks off. Where nobody does, all enemies in the field of the province fight the troops when the movements are over.':
    'Chaque pile de terre qui peut intercepter le débarquement essaie et combat aussitôt ; personne n’aide les troupes, et personne ne se replie, ne bat en retraite ni ne rompt. Si personne ne le fait, tous les ennemis en rase campagne dans la province combattent les troupes à la fin des mouvements.',
};
