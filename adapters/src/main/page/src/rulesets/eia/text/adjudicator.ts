import { inLanguage } from '../../../text/spoken';
import { english as board } from './en';
import { frenchAdjudicator } from './fr/adjudicator';

const { kinds, chits } = board;

/** The English texts of the questions of Empires in Arms. */
export const english = {
  diceHint: 'What was thrown, 1 to 6. What is missing the service will name.', majors: 'Powers', minors: 'Minor states',
  optional: { commander: 'a leader commands', intrinsic: 'others than printed', outflanking: 'the force is divided' } as Record<string, string>,
  unset: { nation: 'its own' } as Record<string, string>,
  rulesets: { 'empires-in-arms': 'Empires in Arms' },
  procedures: {
    'field-combat': 'Field combat', 'trivial-combat': 'Trivial combat', 'siege-assault': 'Siege assault', forage: 'Forage', 'besieged-supply': 'Besieged supply', 'depot-supply': 'Depot supply',
  },
  examples: {
    bessarabia: 'Turkey against Russia, with the dice of the rulebook', chits: 'Turkey against Russia: which chits?', outflanked: 'Napoleon goes around the flank', withdrawing: 'Corps without a leader withdraw',
    depot: 'A corps finds the garrison of a depot', storm: 'The French storm a city', longSiege: 'A large city: sortie, honours or surrender?', winter: 'A small corps in winter', standing: 'A corps that stands still',
    shutIn: 'Nine factors shut in', chain: 'Three corps and two ports',
  },
  sides: { '': 'The attempt', attacker: 'Attacker', defender: 'Defender', besieger: 'Besieger', garrison: 'Garrison' },
  groups: {
    scene: 'Circumstances', rules: 'Day, method and options', who: 'Who', factors: 'Factors', casualties: 'Order of losses', commander: 'Leader', intrinsic: 'Ratings of the corps', conduct: 'Conduct', outflanking: 'Outflanking force',
    corpsFactors: 'What each corps holds', earlier: 'From earlier days', values: 'What a political point, a factor and captured leaders are worth (for the odds)', city: 'The city', siege: 'The siege', corps: 'The corps',
    month: 'This month', losses: 'Where the losses fall', depot: 'Corps at depots', ports: 'Besieged ports',
  },
  fields: {
    terrain: 'Terrain', day: 'Day', moraleMethod: 'Morale by', options: 'Options', power: 'Power', chit: 'Chit', corps: 'Corps', crossing: 'Crossing', largeCorps: 'Large corps (over 20)', factors: 'Factors',
    type: 'Type', count: 'How many', morale: 'Morale (tenths)', nation: 'Nation', casualtyOrder: 'Lost first', strategic: 'Strategic', tactical: 'Tactical', tacticalMax: 'Maximum of corps', napoleon: 'Napoleon',
    cavalryLeader: 'cavalry leader with the force', baseMorale: 'Base morale (tenths)', moraleLostBefore: 'Morale lost before (tenths)', endOfDay: 'At the end of the day', corpsFactors: 'Factors in the corps',
    depotGarrison: 'garrison of a depot', byAgreement: 'stands for a field combat, by agreement', fleches: 'Fleches', spires: 'Spires', honours: 'Honours of war', refuge: 'no friendly city to go to', surrenders: 'surrenders after a breach',
    politicalPoint: 'A political point', factor: 'A factor', leaders: 'Captured leaders', forageValue: 'Forage value', otherCorps: 'Other corps', unusedMovement: 'Unused movement points', besieging: 'besieging', forceMarch: 'force marched',
    winter: 'winter', ownTerritory: 'never left its own territory', detachedFactors: 'Factors left behind', factorsInside: 'Factors inside', distance: 'Areas to the depot', besiegedPorts: 'Besieged ports', by: 'Supplied by',
  },
  values: {
    ...kinds, ...chits, cossack: 'cossacks', guerilla: 'guerillas',
    clear: 'clear', forest: 'forest', mountain: 'mountain', desert: 'desert', marsh: 'marsh', 1: 'method one', 2: 'method two', 'cavalry-superiority': 'cavalry superiority', none: 'none', river: 'a river', arrow: 'a crossing arrow', sea: 'the sea',
    fight: 'fight on', withdraw: 'withdraw', asked: 'asked for and granted', refused: 'asked for, not granted', yes: 'yes', no: 'no', invasion: 'invasion supply',
  } as Record<string, string>,
  dieNames: {
    siege: 'Siege', sortie: 'Sortie', withdraw: 'Withdrawal', round1: 'Round 1', outflank1: 'Arrival after round 1', round2: 'Round 2', outflank2: 'Arrival after round 2', round3: 'Round 3', pursuit: 'Pursuit', forage: 'Forage',
  },
  answers: {
    winner: 'Winner', ended: 'How it ended', outcome: 'What came of it', finalMorale: 'Breaks at', moraleLost: 'Morale lost', politicalPoints: 'Political points', leadersCaptured: 'Leaders captured', survivors: 'Survivors', surrendered: 'Surrendered',
    prisoners: 'Prisoners', pursuit: 'Pursuit', withdrawal: 'Withdrawal', outflank: 'Outflanking force', attempt: 'Assault attempt', modifier: 'Modifier', modified: 'Modified die', factorsLost: 'Factors lost', corpsRemoved: 'Corps removed',
    lostFromCorps: 'Lost from the corps', lostFromDetached: 'Lost from those left behind', cityEmptied: 'City emptied', cost: 'Cost in half points', money: 'Money paid',
  } as Record<string, string>,
  outcome: {
    round: (number: number) => `Round ${number}`, table: (name: string) => `table ${name}`, inflicts: (factors: number, morale: string) => `${factors} ${factors === 1 ? 'factor' : 'factors'}, ${morale} morale`, loses: (what: string) => `loses ${what}`, nothing: 'nothing',
    pursuit: (percentage: number, points: number) => `${percentage} % of the cavalry, ${points} ${points === 1 ? 'point' : 'points'}`, pursued: 'Lost to pursuit', pursuitClass: (number: number) => `class ${number}`, die: 'die', nobody: 'nobody',
    automatic: 'of itself', withdrew: (corps: number) => corps === 1 ? '1 corps withdrew' : `${corps} corps withdrew`, needed: (number: number) => `${number} or less needed`,
    arrival: (round: number, needed: number) => `After round ${round}: ${needed} or less needed`, arrived: 'it arrives', notArrived: 'it does not arrive', lost: 'lost',
  },
  matrix: {
    value: 'Value of the combat', valueTo: (side: string) => `When both sides mix their chits as well as they can, the combat is worth this much to ${side}:`, mixed: 'Best mixture', fraction: 'The exact fractions',
    how: 'Each cell tells what the pair of chits is worth to the attacker on average: political points, factors and captured leaders weighed against each other; the defender gains what the attacker loses. Below it the chances that the attacker and the defender win. Choose a cell for all of its odds.',
    equilibrium: 'Who mixes the chits in these shares cannot be outguessed: no chit of the enemy does better against the mixture than the value above.', cell: (attack: string, defence: string, value: string) => `${attack} against ${defence}: ${value}`,
    wins: (attacker: string, defender: string) => `${attacker} / ${defender}`, attackers: 'Attacker ↓ · defender →', pair: (attack: string, defence: string) => `${attack} against ${defence}`, never: 'never',
    withoutOutflank: 'Outflank is weighed for a side whose force is divided: choose it as its chit and tell what goes around.',
  },
};

/** The texts of the questions in the language that was chosen. */
export const adjudicator = inLanguage(english, frenchAdjudicator);
