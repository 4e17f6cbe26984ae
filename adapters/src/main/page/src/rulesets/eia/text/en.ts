/** The English texts of Empires in Arms. */
export const english = {
  /** Names of nations and terrains for which the service gives their word alone. */
  nations: {} as Record<string, string>, terrains: {} as Record<string, string>,
  kinds: {
    infantry: 'infantry', cavalry: 'cavalry', 'light-infantry': 'light infantry', guard: 'guard', artillery: 'artillery', militia: 'militia',
    'feudal-infantry': 'feudal infantry', 'feudal-cavalry': 'feudal cavalry', 'minor-infantry': 'infantry', cossack: 'cossacks', freikorps: 'freikorps',
    guerilla: 'guerillas',
  } as Record<string, string>,
  corps: {
    hidden: 'factors hidden', factors: (count: number) => count === 1 ? '1 factor' : `${count} factors`, inCity: 'in the city', aboard: 'aboard',
    besieging: 'besieging', besieged: 'besieged', moved: 'has moved', marched: 'force marched',
    spent: (spent: number, allowance: number) => `${spent} of ${allowance} movement points used`, of: (nation: string) => `of ${nation}`,
    identity: { hidden: 'identity hidden', own: 'known to its power alone', revealed: 'known to all' },
  },
  upkeep: {
    open: 'not supplied yet', foraged: 'foraged', 'foraged-with-unused-points': 'foraged with unused movement points', depot: 'paid for at a depot',
    'destroyed-depot': 'lives on a destroyed depot',
  } as Record<string, string>,
  zone: {
    province: 'Province', terrain: 'Terrain', owner: 'Territory of', controller: 'City held by', city: 'City', forage: 'Forage value', winter: 'winter',
    spires: (spires: number, fleches: number, capacity: number) => `${spires} spires, ${fleches} fleches, room for ${capacity} factors`,
    garrison: 'Garrison', inside: 'Inside', besieged: 'Besieged by', depot: 'Depot', depotOf: (power: string, garrison: number, within: string) =>
      `${power}${garrison ? `, garrison of ${garrison}` : ''}${within === 'city' ? ', inside the city' : ''}`,
    fleets: 'Fleets', blockading: (power: string) => `${power}, blockading`, leaders: 'Leaders', standing: 'Standing', mark: 'Mark', ports: 'Port on',
    standings: { home: 'home province', neutral: 'neutral', 'free-state': 'free state', conquered: 'conquered' } as Record<string, string>,
  },
  money: (amount: number) => `$${amount}`,
  paints: { control: 'Control', terrain: 'Terrain', forage: 'Forage', winter: 'Winter zone' },
  legends: {
    river: 'river', arrow: 'crossing arrow', frontier: 'frontier between powers', city: 'city: a tower for each spire, an arrow point for each fleche, the number of factors inside',
    besieged: 'besieged city', depot: 'depot', source: 'depot that is a supply source', chain: 'supply chain', broken: 'depot that leads to no source',
    hidden: '? factors hidden from you', port: 'port (an anchor)',
  },
  month: {
    title: 'The month', order: 'Order of the month', none: 'France has not announced when it moves.', steps: 'Steps of a sequence', last: (month: string) => `to ${month}`,
    now: 'now', done: 'done', toCome: 'to come', waits: 'Settles something first', winter: 'winter',
    segments: { depots: 'Depots', movement: 'Movement', supply: 'Supply', combat: 'Combat', guerillas: 'Guerillas' } as Record<string, string>,
    parts: { combats: 'combats', sieges: 'sieges' } as Record<string, string>,
    entries: 'Before the land phase', phases: { economic: 'Economic phase', political: 'Political phase', reinforcement: 'Reinforcement phase', naval: 'Naval phase' } as Record<string, string>,
    entered: { open: 'has still to enter it', done: 'has entered it', skips: 'skips the rest of the month' }, offers: (count: number) => count === 1 ? '1 offer to answer' : `${count} offers to answer`,
    reserve: (money: number, manpower: number) => `reserve: ${money} money, ${manpower} manpower`, how: 'Each power enters its own among the questions of the game, and ends the phase or skips to the land phase there.',
  },
  orders: {
    title: 'Written orders', intro: 'One order a line. Nobody else reads them before the month is over, or before all have sent theirs where the table plays so.', label: (power: string) => `Orders of ${power}`,
    example: 'depot Ulm\nFrance I > Ulm (F)\nif he retires, besiege', check: 'Check', send: 'Send', take: 'Take back', help: 'How orders are written', sent: (power: string) => `${power} has sent orders.`, open: 'opened', waiting: 'Still to be carried out', halted: 'Stopped',
    place: (line: number, column: number) => `Line ${line}, column ${column}`, fits: 'What fits', good: 'The whole sheet can be read.', notNow: 'not now', told: 'What came of it', nothing: 'Nothing has happened yet.',
  },
  supply: {
    title: 'Depots and supply chains', depot: 'Depot', state: 'Chain', garrison: 'Garrison', source: 'supply source', to: (name: string) => `leads to ${name}`,
    invalid: 'leads to no source', fresh: 'placed this month', none: 'no depots', corps: 'Corps', from: 'Nearest depot', away: (areas: number) => areas === 0 ? 'in its area' : areas === 1 ? '1 area away' : `${areas} areas away`,
    tooFar: 'none within 3 areas', how: 'This month', on: 'on a fleet', inPort: 'inside the port',
  },
  powers: {
    title: 'Powers', power: 'Power', money: 'Money', points: 'Political points', corps: 'Corps', factors: 'Factors', garrisons: 'Garrisons', depots: 'Depots', lost: 'Lost',
    prisoners: 'Prisoners taken', enemies: 'At war with', allies: 'Allied with', access: 'May enter', minors: 'Minor states', leaders: 'Leaders', captured: 'Captured leaders',
    all: 'All powers', waits: 'The game waits for', nobody: 'nobody', unknown: '?', noPower: (power: string) => `${power} is not in this game.`, at: 'Where', month: 'This month', list: 'Powers of the game',
    prisoner: (by: string) => `prisoner of ${by}`,
  },
  combats: {
    title: 'Combats and sieges', due: 'Still to be fought', nothing: 'No combat is declared.', fought: 'The combat that is being fought', sieges: 'Sieges', noSieges: 'No city is besieged.',
    sheets: 'Battle sheets', noSheets: 'No combat has been fought yet.', back: 'All combats', combat: 'Combat', who: 'Attacker – defender', end: 'How it ended', position: 'Position',
    goesOn: 'being fought', gone: 'No combat began at that position.', day: (day: number, round: number) => `day ${day}, ${round === 0 ? 'before the first round' : `round ${round}`}`,
    steps: ['Before the combat', 'Selection of chits', 'Outflank announcement', 'Dividing an outflanking force', 'Chits revealed', 'Withdrawals', 'Forces and morale revealed', 'Combat tables',
      'Guard and artillery', 'Combat resolution', 'Victory and defeat', 'Reinforcing attempts', 'Arrival of outflanking forces', 'End of the day', 'Depots after the combat'],
    attacker: 'Attacker', defender: 'Defender', chit: 'Chit', chosen: 'chosen, not revealed', notChosen: 'not chosen yet', commander: 'Commander', noCommander: 'no leader', morale: 'Morale',
    moraleOf: (lost: string, level: string) => `lost ${lost} of ${level}`, moraleHidden: 'not revealed yet', owes: (due: number, pursuit: boolean) => pursuit ? `must take ${due} points of pursuit losses` : `must lose ${due} factors`,
    ends: { break: 'a side broke', elimination: 'a side was wiped out', 'both-break': 'both sides broke', 'end-of-day': 'ended with the day', withdrawal: 'a side withdrew' } as Record<string, string>,
    won: (side: string) => `${side} won`, points: (power: string, points: number) => `${power} ${points < 0 ? 'loses' : 'gains'} ${Math.abs(points) === 1 ? '1 political point' : `${Math.abs(points)} political points`}`,
    theAttacker: 'the attacker', theDefender: 'the defender', notFought: 'ended before a decision', sentence: (text: string) => text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : '', whyLine: (position: number) => `Why: event ${position}`, waits: 'The combat waits for', soFar: 'The combat so far',
    besieger: 'Besieger', garrison: 'Garrison', siege: 'Siege', since: 'Since', siegeSheets: 'Siege sheets', noSiegeSheets: 'No city has been besieged yet.', siegeGoesOn: 'goes on', emptySieges: (count: number) => count === 1 ? '1 siege that was raised before anything happened' : `${count} sieges that were raised before anything happened`, siegeEnds: { raised: 'was raised', captured: 'the city was captured', starved: 'the city was starved out' } as Record<string, string>,
    afterRound: (round: number) => `After round ${round}`, atFirst: 'At the beginning', mustLose: 'Must still lose', flanking: 'moves around the flank',
    city: 'City', besiegers: 'Besiegers', inside: 'Inside', attempted: 'assault attempted in this sequence', crossings: { river: 'attackers crossed a river', arrow: 'attackers crossed an arrow', sea: 'attackers landed' } as Record<string, string>,
  },
  chits: {
    outflank: 'outflank', assault: 'assault', 'escalated-assault': 'escalated assault', echelon: 'echelon', probe: 'probe', counterattack: 'counterattack',
    'escalated-counterattack': 'escalated counterattack', cordon: 'cordon', withdraw: 'withdraw', defend: 'defend',
  } as Record<string, string>,
};
