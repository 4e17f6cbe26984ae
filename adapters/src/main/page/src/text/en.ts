import { spoken } from './words';

/** Every English text of the page that does not come from the service. */
export const english = {
  title: 'Tercio',
  skip: 'Skip to the content',
  loading: 'Loading …',
  close: 'Close',
  more: 'More',
  nav: { label: 'Service', games: 'Games', adjudicator: 'Adjudicator', api: 'API', about: 'About' },
  games: {
    title: 'Games',
    none: 'There is no public game here yet.',
    listed: 'Games that anybody may watch', at: (position: number) => `position ${position}`, turn: (turn: number) => `turn ${turn}`,
    ended: 'It is over.', waitsFor: (seat: string) => `Waits for ${seat}:`, yours: '✓ You have a seat here',
    newer: 'Newer', older: 'Older',
    unlisted: 'A game that is not listed', id: 'Its id', open: 'Open',
  },
  newGame: {
    title: 'New game', scenario: 'Scenario', dice: 'Dice', server: 'thrown by the service', physical: 'thrown at the table',
    undo: 'Who may undo', free: 'anybody', hostOnly: 'only the host', open: 'anybody may watch', name: 'Name',
    players: 'Who plays', playersHint: 'Each name gets a seat and a link of its own. The same name for several parties is one seat. Without a name the host plays the party.',
    nobody: 'the host', table: 'At the table', copy: 'Copy', copyOf: (seat: string) => `Copy the link of ${seat}`, copied: 'Copied.',
    copyByHand: 'The link is selected: copy it by hand.',
    start: 'Start the game', started: 'The game is started',
    links: 'These links let their holders play. They are shown only now: send each to its player.', host: 'Host',
    asHost: 'Open the game as host', noScenario: 'No scenario is printed with this service.',
  },
  game: {
    views: 'Views of the game',
    board: 'Board', ers: 'Record sheets', rounds: 'Round track', battles: 'Battles', dice: 'Dice', check: 'Verification', record: 'Record',
    waits: 'The game waits for', nothing: 'Nothing: the game is over.', enterToken: 'Take a seat to answer.',
    pastHint: 'This is the past. Go to the newest position to play on, undo to here, or fork a game of your own.',
    log: 'Log', earlier: 'Earlier', later: 'Later', spectator: 'You watch', lost: 'The connection is lost; it is being opened again …', live: 'Live',
    undoneBy: (position: number) => `undone by ${position}`,
    goTo: (position: number) => `Go to position ${position}`,
    pickStack: 'Choose a stack on the board, or here:',
    answerFor: (seat: string) => `for ${seat}`,
  },
  seat: {
    title: 'Seat', token: 'Token of a seat', take: 'Take the seat', have: 'You play with a token that is kept for this tab.', forget: 'Leave the seat',
    seats: 'Seats of this game', spectators: (open: boolean) => open ? 'Anybody may watch.' : 'Only who has a seat may watch.',
    undo: (rule: string) => `Undo: ${rule}.`, dice: (mode: string) => mode === 'physical' ? 'Dice are thrown at the table.' : 'Dice are thrown by the service.',
  },
  time: {
    label: 'History', position: 'Position in the game', first: 'To the start', last: 'To the newest', back: 'One event back', on: 'One event on',
    roundBack: 'A round back', roundOn: 'A round on', play: 'Play', pause: 'Pause',
    now: (position: number) => `position ${position}, now`,
    past: (position: number, newest: number) => `You are looking at position ${position} of ${newest}`,
    toNow: 'Back to now', undoHere: 'Undo to here', why: 'why', whyLabel: 'Why the game is taken back', redo: 'Redo', fork: 'Fork from here',
    forked: 'A new game was made from this board. These links let their holders play:',
    jump: 'Jump to', jumps: { round: 'Round', impulse: 'Impulse', battle: 'Battle', siege: 'Siege', turn: 'Turn' } as Record<string, string>,
    undo: 'Undo the last step', changes: 'Show what changed',
  },
  board: {
    label: 'Board', zoom: 'Zoom', nearer: 'Nearer', farther: 'Farther', whole: 'The whole map', search: 'Find a place', found: 'Places found',
    help: 'Arrow keys shift the board, plus and minus zoom, 0 shows all. In a zone that is chosen the arrow keys go to its neighbours, Enter picks it.',
    heldBy: (party: string) => `held by ${party}`,
    stacksIn: (count: number) => count === 1 ? '1 stack' : `${count} stacks`,
    target: (cost: number, risk: number) => `legal target${Number.isFinite(cost) ? `, ${cost} MP` : ''}${risk ? `, at risk ${Math.round(risk * 100)} %` : ''}`,
    map: 'Map', paint: 'Colours', paints: { control: 'Control', terrain: 'Terrain' }, mark: 'Mark', nothing: 'nothing',
    tags: { hre: 'Holy Roman Empire', cold: 'Cold area', wasteland: 'Wasteland' } as Record<string, string>,
    legend: 'Legend', legends: {
      river: 'river', pass: 'mountain pass', strait: 'strait', frontier: 'frontier between parties', fort: 'fortress with its level',
      taken: 'held by another than its owner', besieging: 'besieges', besieged: 'is besieged', veteran: '★ veterans',
    },
  },
  zone: {
    owner: 'Owner', controller: 'Controller', terrain: 'Terrain', fortress: 'Fortress', income: 'Income', level: (level: number) => `level ${level}`,
    ports: 'Ports', neighbours: 'Neighbours', siegeworks: 'Siegeworks', breached: 'breached this turn', history: 'What happened here', stacks: 'Stacks',
    besieged: 'besieged', city: 'City',
  },
  stack: {
    veteran: 'veteran', besieging: 'besieging', besieged: 'besieged', moved: 'has moved', units: 'Units', leaders: 'Leaders', nothing: 'It cannot move now.',
    moves: 'Legal moves', filter: 'Filter the moves', orders: 'Orders', size: (ld: number) => `${ld} LD`,
  },
  move: {
    unit: 'MP', cost: (mp: number) => `${mp} MP`, left: (mp: number) => `${mp} left`, needs: (what: string) => `needs ${what}`,
    risk: (by: string, chance: string) => `${by} intercepts with ${chance}`, choose: (place: string) => `Ways to ${place}`,
  },
  dice: {
    wanted: 'Dice thrown at the table', hint: 'the values in order, for example 8 6 4 7', send: 'Send these dice',
    title: 'Dice', purpose: 'Purpose', seat: 'Seat', side: 'Side', value: 'Value', position: 'Position', rolls: 'Rolls', mean: 'Mean', chi: 'χ²', p: 'p-value',
    distribution: 'How the dice fell, seat by seat', all: 'Every die', undone: 'undone', expected: 'The dashed line is where the bars of a fair die would end.', fair: (mean: number) => `fair: ${mean}`,
    proof: 'Proof', physical: 'The dice of this game are thrown by hand: there is nothing to prove.', commitment: 'Commitment', revealed: 'The secret is told when the game is over.',
    pHint: 'the chance that a fair die strays as far or farther. Below 0.01 is worth a look.',
    by: (seat: string) => seat || 'nobody', forCountry: (seat: string, country: string) => `${seat}, ${country}`, counts: (seat: string) => `How often each number fell for ${seat}`, number: 'Number', times: 'Times',
    filterSeat: 'Only the seat', filterPurpose: 'Only for', any: 'any', shown: (shown: number, all: number) => shown === all ? `${all} dice` : `${shown} of ${all} dice`,
    nothing: 'No die has been thrown yet.', noneSo: 'No die fits.', takenBack: (count: number) => `${count} more were taken back; they count nowhere.`,
    purposes: 'For what they were thrown',
    verdict: (p: string | null, rolls: number) => {
      const chance = Number(p);
      const series = p === null ? '' : `A fair die strays so far or farther in ${chance >= 0.001 ? `${Math.round(chance * 1000) / 10} %` : 'less than 0.1 %'} of such series: `
        + (chance >= 0.05 ? 'nothing unusual.' : chance >= 0.01 ? 'unusual, but it happens.' : 'that is worth a look.');
      return [series, rolls < 50 ? 'So few dice say little.' : ''].filter(Boolean).join(' ');
    },
    method: 'Method', contribution: 'Contribution of the players', secret: 'Secret',
    told: 'The game is over and the secret is told: anybody can work out every die again.',
  },
  why: {
    title: 'Why', die: 'die', dice: 'dice', table: (table: string, row: string, column: string) => `${table}: row ${row}, column ${column}`, reading: 'Reading in force',
    sum: 'sum', result: 'result', rule: 'Rule', reconstructed: 'reconstructed figure', none: 'It was ordered or follows the sequence of play: no die and no table stand behind it.', follows: (position: number) => `It follows from the ruling of event ${position}:`, event: (position: number) => `Event ${position}`,
    link: 'Link to this ruling', loss: 'modified',
  },
  ers: {
    title: 'Record sheets', line: 'Line', amount: 'Total', stability: 'Stability', victory: 'Victory points', turn: 'Turn', all: 'All countries',
    none: 'No country keeps a sheet.', entry: (position: number) => `event ${position}`,
    countries: 'Countries', noSheet: (country: string) => `${country} keeps no sheet in this game.`, event: 'Event', round: 'Round', cause: 'Cause',
    causes: (of: string, value: number | string) => `${of}: ${value}. Show the events behind it`,
  },
  rounds: {
    title: 'Round track', rolls: 'Every roll that moved the marker', from: 'From', to: 'To', die: 'Die', modified: 'Modified', weather: 'bad weather', extended: 'extended campaign',
    waiting: 'waits here', marker: 'The marker', none: 'No roll has moved the marker yet.', start: 'start',
    notes: 'Brings', markerAt: (box: string) => `The marker lies on ${box}.`, notYet: 'The marker is not on the track yet.', waitingTitle: 'Who waits on the track',
    until: (box: string, who: string) => `${box}: ${who}`, goTo: (box: string, position: number) => `To the beginning of ${box}, position ${position}`,
    told: (from: string, to: string, die: number) => `From ${from} to ${to} with a ${die}`,
    season: (box: string) => box.startsWith('W') ? 'winter' : box.startsWith('S') ? 'summer' : '',
  },
  battle: {
    title: 'Battles and sieges', none: 'No battle has been joined yet.', before: 'Before the battle', after: 'How lucky it was', phasing: 'Phasing', nonPhasing: 'Non-phasing',
    at: 'Battle', winner: 'Winner', undecided: 'not decided yet', roll: 'Roll', all: 'All rulings of it', back: 'All battles',
    siege: 'Siege',
  },
  odds: {
    title: 'Odds', winner: 'Winner', ended: 'How it ends', losses: 'Losses', mean: 'mean', range: '5–95 %', chance: 'chance', ask: 'Odds of each choice',
    wait: 'Working out the odds …', ofOption: (label: string) => `Odds: ${label}`,
    meanAndRange: (mean: string, least: number, most: number) => `${mean} (${least}–${most})`,
    explained: 'Exact, by the same procedure that resolves it. Losses: the mean and, in brackets, the range that holds nine times of ten.',
    choices: 'Choices', yes: 'yes', no: 'no', none: 'No dice decide here.', noDice: 'no dice',
    /** The fields of a side that the short form tells. */
    brief: ['lossesLd', 'lossesThirds', 'routed', 'destroyed'],
    fields: {
      winner: 'Winner', ended: 'How it ends', evaded: 'Evaded', majorBattle: 'Major battle', routed: 'Routed', destroyed: 'Destroyed', leader: 'Leader',
      leaderRounds: 'Rounds the leader is away', lossesLd: 'Losses in LD', lossesThirds: 'Losses in thirds', fortressFalls: 'The fortress falls',
      besiegerDestroyed: 'The besieger is destroyed', success: 'Success', result: 'Result', next: 'Next round', extendedCampaign: 'Extended campaign',
      badWeather: 'Bad weather', retreatAfterFirstDay: 'Tries to break off', evades: 'Tries to evade', breach: 'Through a breach', modified: 'Modified die',
    } as Record<string, string>,
    values: {
      phasing: 'Phasing', nonPhasing: 'Non-phasing', none: 'Nobody', true: 'Yes', false: 'No', null: 'Not asked', besieger: 'Besieger', besieged: 'Besieged', end: 'End of the turn',
      'day1-fire': 'first-day fire', 'day1-shock': 'first-day shock', 'day1-retreat': 'retreat after the first day', 'day1-destruction': 'destroyed on the first day',
      'day2-fire': 'second-day fire', 'day2-shock': 'second-day shock', evasion: 'evasion',
    } as Record<string, string>,
  },
  adjudicator: {
    title: 'Adjudicator', intro: 'Settle one question without a game: forces and dice in, ruling out. Leave the dice empty for the exact odds. The address of this page holds the question: send it to a friend.',
    ruleset: 'Ruleset', procedure: 'Procedure', judge: 'Rule on it', odds: 'Exact odds', compare: 'Compare all choices', dice: 'Dice', answer: 'Ruling', raw: 'The question as JSON', example: 'Start from the example',
    copied: 'The link is copied.', copy: 'Copy the link', steps: 'How it came about', fill: 'Throw the missing dice',
  },
  check: {
    title: 'Verification', run: 'Decide everything again', intact: 'intact', verified: 'Every command, decided again with its recorded dice, gave the recorded events.',
    diverges: 'Something differs from what is recorded.', commands: 'Commands', events: 'Events', chain: 'Hash chain', proof: 'Dice',
    record: 'The game as a file', download: 'Download the record',
    what: 'The service takes the record of this game, decides every command again with the dice it had, and compares what comes of it with what is recorded. It also checks that no event was changed afterwards, and that its own dice are those it was bound to.',
    running: 'Deciding everything again …', expected: 'Decided now', recorded: 'Recorded',
    recordHint: 'Every event with its reasons, one a line, bound together by hashes. Any service of this kind takes it back and checks it.',
  },
  about: {
    title: 'About', what: 'Tercio keeps games of the great board wargames: every order, every die and every ruling, from the first to the last.',
    map: 'The maps are drawn by Tercio itself.', source: 'Place data © GeoNames, geonames.org, CC BY 4.0, modified. Made with Natural Earth.',
    api: 'Everything this page does goes through the public API', keys: 'Keys',
    keyList: [['← →', 'one event back or on'], ['Shift ← →', 'a round back or on'], ['Home End', 'first position, newest position'], ['Space', 'play or pause the history'],
      ['+ − 0', 'on the board: nearer, farther, all']] as [string, string][],
  },
  problem: {
    none: 'No answer', unauthorised: 'The token is not known', forbidden: 'That is for another seat', missing: 'Not found', sent: 'Sent before', moved: 'The game has moved on',
    unfit: 'Not possible', rules: 'The rules do not allow that', refused: 'Refused', legal: 'What would be legal', rule: 'Rule', nothing: 'There is no such page.', home: 'All games',
  },
  terrain: (terrain: string) => spoken(terrain).toLowerCase(),
};
