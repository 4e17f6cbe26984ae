import { guide } from './guide';
import { home } from './home';

/** The English texts of the rooms that are opened later than a board. */
export const englishLater = {
  games: {
    title: 'Games',
    none: 'There is no public game here yet.',
    listed: 'Games that anybody may watch', at: (position: number) => `position ${position}`,
    ended: 'It is over.', waitsFor: (seat: string) => `Waits for ${seat}:`, moreAsked: (count: number) => count === 1 ? 'and for one answer more' : `and for ${count} answers more`, yours: '✓ You have a seat here',
    newer: 'Newer', older: 'Older',
    unlisted: 'A game that is not listed', id: 'Its id', open: 'Open',
  },
  home,
  guide,
  newGame: {
    title: 'New game', game: 'Game', scenario: 'Scenario', dice: 'Dice', server: 'thrown by the service', physical: 'thrown at the table',
    undo: 'Who may undo', free: 'anybody', agree: 'the others agree', hostOnly: 'only the host', open: 'anybody may watch', contributions: 'each player contributes to the dice before the first one', openTable: 'open table: everybody sees what the rules keep secret', name: 'Name',
    players: 'Who plays', playersHint: 'Each name gets a seat and a link of its own. The same name for several parties is one seat. Without a name the host plays the party.',
    nobody: 'the host', table: 'At the table', copy: 'Copy', copyOf: (seat: string) => `Copy the link of ${seat}`, copied: 'Copied.',
    start: 'Start the game', started: 'The game is started',
    sides: 'Sides', chooseSides: 'choose who fights whom', side: (number: number) => `Side ${number}`, joinSide: (number: number) => `add to side ${number} …`,
    leaveSide: (party: string) => `Take ${party} out`, addSide: 'One side more',
    links: 'These links let their holders play. They are shown only now: send each to its player.', host: 'Host',
    disputed: 'Disputed rules', disputedHint: 'Tables read these rules differently. Settle them before the first die.', standard: (choice: string) => `${choice} (standard)`, playsBy: 'Disputed rules of this game',
    asHost: 'Open the game as host', noScenario: 'No scenario is printed with this service.',
  },
  charts: {
    title: 'Your own charts and counters', hint: 'The game is played by the tables of your copy; those that you leave out are the program’s. They stay with the game, and all who see it can read them.',
    files: 'Files', table: 'Table', choose: 'choose a table to paste or edit …', lines: (file: string) => `Lines of ${file}, the names of the columns first`, program: 'Begin with the program’s table', clear: 'Leave it out',
    taken: (titles: string) => `Entered: ${titles}.`, unknown: (file: string, known: string) => `${file}: no such table; there are ${known}.`, tooLarge: (file: string, kilobytes: number) => `${file}: a table has at most ${kilobytes} kB.`,
    empty: (file: string) => `${file}, line 1: the file is empty.`, form: 'the form of a new game', ofGame: 'Charts of this game', owner: 'its owner', from: (origin: string, files: string) => `Entered by ${origin}: ${files}. All rulings, odds and views of the game use them.`,
  },
  setUp: {
    tray: 'The table', trayOf: 'Tray of', trayHint: 'Drag a counter to its place, or press it and then each place.', laying: (what: string) => `${what} is laid on each place that you press. Press it again, or Esc, to put it back.`,
    lines: 'Or write a line for each piece, as you would in a letter', take: 'Lay them down', laid: (count: number) => count === 1 ? '1 line is laid down.' : `${count} lines are laid down.`, ofLine: (line: number) => `Line ${line}:`,
    title: 'Set-up', enter: 'Change the set-up …', rules: 'Rules', none: 'No scenario can be written with these rules here.', from: 'Start from', empty: 'an empty board', pick: 'choose …',
    undo: 'Undo', redo: 'Redo', check: 'Check', checking: 'Checking …', fit: 'A game can be made of it.', faults: (count: number) => count === 1 ? '1 fault' : `${count} faults`,
    show: (place: string) => `Show ${place}`, download: 'Download', upload: 'Upload a file', tooLarge: (bytes: number) => `A scenario has at most ${bytes / 1_000_000} MB.`,
    notJson: (reason: string) => `This is no scenario: ${reason}`, noObject: 'a JSON object is wanted', text: 'As JSON', textHint: 'All fields of the scenario, also those without a form.', apply: 'Take this text', add: (title: string) => `Add: ${title}`, takeOut: (what: string) => `Take out: ${what}`, key: 'For', words: '(ids, with commas between them)',
    start: 'Start the game', checkFirst: 'A scenario that has been checked without a fault can be played.', board: 'Set up', chosen: 'What is chosen',
    hint: 'Choose a place to put a piece there, or a piece to change it. A piece can be dragged to another place.',
  },
  places: {
    is: (person: string, place: string) => `${person}: ${place}`, by: (player: string) => `played by ${player}`, nobody: 'no player', deputies: (names: string) => `deputies: ${names}`,
    give: 'Give a place …', person: 'Person', role: 'Role', seats: 'Seats', seesAll: 'sees everything', send: 'Give the place',
    roles: { player: 'player', deputy: 'deputy', observer: 'observer', referee: 'referee' },
    means: {
      player: 'Plays the seats from now on. Who played them before loses them at once.', deputy: 'Acts for the seats beside their players and sees what they see.',
      observer: 'Looks on and sees what the seats see; without a seat, what is public.', referee: 'Plays nobody; takes back, answers requests and adjusts.',
    },
    withdraw: 'Take back', withdrawOf: (person: string) => `Take back the place of ${person}`, renewOf: (person: string) => `New link for ${person}`,
    link: (person: string) => `The link of ${person}. It opens once, within 14 days, and is shown only now: send it. Links given before are worth nothing.`,
    keeps: (person: string) => `${person} keeps the link that it has.`, invited: 'has not opened the link yet',
  },
  adjust: {
    hint: 'Write in what the rules do not provide for: a unit forgotten, a session from paper. It is told to everybody, with your reason.',
    ask: 'Ask the others for what the rules do not provide for: a unit forgotten, a mistake of long ago. It is done when all agree, and told to everybody, with your reason.', request: 'Ask the others',
    kind: 'Change', add: 'Add this change', changes: 'Changes, all made or none', drop: 'Take this change out', reason: 'Reason', send: 'Adjust', optional: 'may be left out', noneOfThis: 'No change of this game can be about it.', none: 'This game cannot be adjusted.',
  },
  takeBack: {
    undo: 'Take back', redo: 'Bring back what was undone', to: (position: number) => `The game goes on from position ${position}, exactly as it stood then.`,
    goes: (events: number, orders: number) => `${events === 1 ? '1 event goes' : `${events} events go`}${orders > 1 ? `, of ${orders} orders` : ''}:`, back: 'This is in effect again:', more: (count: number) => `and ${count} more`,
    dice: (values: string) => `Dice that fell for it: ${values}. The service throws none of them anew: the same question gets the same die.`, tableDice: (values: string) => `Dice thrown at the table that no longer count: ${values}.`,
    alone: 'Nobody has to agree.', agree: (seats: string) => `${seats} must agree.`, reason: 'Reason', send: 'Take it back', sendRedo: 'Bring it back', ask: (seats: string) => `Ask ${seats}`, cancel: 'Leave it',
    whole: 'The whole order', answer: 'Only the last answer', nearest: (position: number) => `To position ${position}`, reading: 'What goes is being read …',
    askedAlready: (seats: string) => `You have asked already, and ${seats} must answer first. The request ends with the last answer, when you withdraw it, or when the game is played on.`,
    othersAsk: (by: string, seats: string) => `${by} has asked for something that ${seats} must answer first.`,
  },
  amend: {
    none: 'Nothing was corrected in this game.',
    title: (number: number) => `Amendment ${number}`, of: (position: number) => `Correct the order of position ${position}`,
    hint: 'The order is corrected on a branch: the later ones are applied again with the dice they had. The game stays as it is until the branch is adopted.',
    kind: 'Correction', replace: 'another order in its place', insert: 'an order before it', drop: 'it was never given', instead: 'The order', chosen: (label: string) => `Chosen: ${label}`,
    other: 'choose another', choosePiece: 'a piece …', nothing: 'Nobody could give an order at this moment.', reason: 'Reason', send: 'Work it out', state: (state: string) => ({ open: 'open', adopted: 'adopted', dropped: 'thrown away' } as Record<string, string>)[state] ?? state,
    by: (by: string, at: number) => `${by} corrects the order of position ${at}`, secret: 'This game keeps secrets: the host alone sees the branch.',
    held: (held: number, lost: number) => `${held === 1 ? '1 later order holds' : `${held} later orders hold`}; ${lost === 1 ? '1 order of the game is replaced or left out' : `${lost} orders of the game are replaced or left out`}.`,
    whole: 'The branch is whole.', gone: 'The order was undone since: bring it back, or throw the amendment away.',
    first: (position: number) => `The order of position ${position} does not hold`, given: (by: string) => `given by ${by}`, brought: 'brought by this amendment',
    leaveOut: 'Leave it out', end: 'End the branch here', endHint: 'leaves out all that was played from here on', inPlace: 'Put another in its place', before: 'Put an order before it',
    dice: 'The dice that fell', giveDice: 'Give the dice', server: 'The service throws no die for a branch. End it here, adopt it, and give the order again: then the die is thrown.',
    orders: 'Orders of others that it touches:', order: (position: number, seats: string, kind: string) => `position ${position} of ${seats}: ${({ replaced: 'another stands in its place', inserted: 'put in', changed: 'comes out otherwise', 'left-out': 'left out' } as Record<string, string>)[kind] ?? kind}`,
    forHost: (position: number) => `position ${position}: what no seat may order`, mustAgree: (seats: string) => `${seats} must agree.`, askFor: (seats: string) => `Ask ${seats} to agree`,
    adopt: 'Adopt', away: 'Throw away', boards: 'The two boards', now: 'The game as it is', branch: 'With the branch', samePieces: 'The same pieces stand on both boards.', differ: (count: number) => count === 0 ? 'The boards do not differ.' : count === 1 ? 'The boards differ in 1 value' : `The boards differ in ${count} values`,
    steps: 'Corrections', back: 'Back to the board',
  },
  dice: {
    wanted: 'Dice thrown at the table', hint: 'the values in order, for example 8 6 4 7', send: 'Send these dice', inARow: 'All in a row', mayFollow: 'Further dice may follow from these.', missing: 'Dice are missing.',
    cannot: (die: string, sides: number) => `${die} shows 1 to ${sides}.`,
    title: 'Dice', purpose: 'Purpose', seat: 'Order sent by', value: 'Value', rolls: 'Rolls', mean: 'Mean', chi: 'χ²', p: 'p-value',
    all: 'Every die', undone: 'undone', expected: 'The dashed line is where the bars of a fair die would end.', fair: (mean: number) => `fair: ${mean}`,
    proof: 'Proof', physical: 'The dice of this game are thrown by hand: there is nothing to prove.', commitment: 'Commitment', revealed: 'The secret is told when the game is over.',
    pHint: 'the chance that a fair die strays as far or farther, exact for a short series. Below 0.01 is worth a look.',
    by: (seat: string) => seat || 'nobody', forParty: (seat: string, party: string) => seat ? `${party} (${seat})` : party, counts: (seat: string) => `How often each number fell for ${seat}`, number: 'Number', times: 'Times',
    filterPurpose: 'Only for', any: 'any', shown: (shown: number, all: number) => shown === all ? `${all} dice` : `${shown} of ${all} dice`,
    nothing: 'No die has been thrown yet.', noneSo: 'No die fits.', takenBack: (count: number) => `${count} more were taken back; they count nowhere.`,
    purposes: 'For what they were thrown', corrected: (p: string) => `${p} corrected for the number of rows`,
    verdict: (p: string | null, rolls: number) => {
      const chance = Number(p);
      const series = p === null ? '' : `A fair die strays so far or farther in ${chance >= 0.001 ? `${Math.round(chance * 1000) / 10} %` : 'less than 0.1 %'} of such series: `
        + (chance >= 0.05 ? 'nothing unusual.' : chance >= 0.01 ? 'unusual, but it happens.' : 'that is worth a look.');
      return [series, rolls < 50 ? 'So few dice say little.' : ''].filter(Boolean).join(' ');
    },
    positions: (from: number, to: number) => to < from ? `from position ${from}` : `positions ${from} to ${to}`,
    copied: (game: string) => `These dice were copied from game ${game}, which has their proof.`,
    method: 'Method', contribution: 'Contribution that came with the request for the game (the server knew it before it committed itself)', secret: 'Secret',
    contributed: (seat: string, position: number) => `Contribution of ${seat} (position ${position})`, waived: 'waived',
    owing: (seats: string[]) => `The first die waits for the contributions of ${seats.join(', ')}.`,
    importedNext: 'This game was imported. The commitment of its record throws no die any more; the next one is thrown under',
    computing: 'Your browser works out every die …', noCrypto: 'This browser offers its cryptography only to pages that come encrypted or from this machine, so it cannot work out the dice; the verify command does it from the exported record.',
    agree: (agree: number, all: number, differ: number[], untold: number) => `Worked out in your browser: ${agree} of ${all} dice agree with the told secret.`
      + (differ.length ? ` At these positions another die is recorded: ${differ.join(', ')}.` : '') + (untold ? ` Of ${untold} the secret is not told, or they were copied from another game.` : ''),
    secretUnfit: 'A told secret does not fit its commitment.', how: 'How the dice are kept fair',
    howItWorks: [
      'Before the first die the server chooses a secret and publishes its hash, the commitment. It cannot exchange the secret later without being noticed. Each die is computed from the secret, from what the players contributed, and from the question it answers: who does what to whom, for the how-manieth time. When the game is over the secret is told, and anybody can work out every die.',
      'In a game whose players contribute, each seat gives a text of its own after the commitment is published. The server could not know it when it chose the secret, so it could not choose one that favours somebody. A contribution that comes with the request for the game does not protect against that.',
      'Protected: a die that was thrown cannot be exchanged, an undo gives no new die for the same question, and neither a fork, an imported copy, another game nor a told secret tells a die to come.',
      'Not protected: who runs the server knows the secret and could look ahead, and could tell a friend; the last to contribute together with the server could choose a text that favours them; a game that is broken off never tells its secret; and dice that are typed in from the table are taken on trust.',
    ],
    told: 'The game is over and the secret is told: anybody can work out every die again.',
  },
  rules: {
    title: 'Rules', search: 'Search rules and tables', all: 'All rules', chapters: 'Chapters', tables: 'Printed tables', hint: 'Choose a rule or a table.', rule: (code: string) => `Rule ${code}`,
    printed: (place: string) => `printed at: ${place}`, partOf: 'Part of', readings: 'Readings', entries: 'In detail', standard: (choice: string) => `${choice} (standard)`,
    inReference: 'Show it among all rules', found: (rules: number, tables: number) => `${rules === 1 ? '1 rule' : `${rules} rules`}, ${tables === 1 ? '1 table' : `${tables} tables`}`,
  },
  replay: { save: 'Save as an animated replay', hint: 'A picture that plays the fight roll by roll in any browser.', notOver: 'It goes on.' },
  check: {
    title: 'Verification', run: 'Decide everything again', intact: 'intact', verified: 'Every command, decided again with its recorded dice, gave the recorded events.',
    diverges: 'Something differs from what is recorded.', commands: 'Commands', events: 'Events', chain: 'Hash chain', proof: 'Dice',
    record: 'The game as a file', download: 'Download the record',
    what: 'The service takes the record of this game, decides every command again with the dice it had, and compares what comes of it with what is recorded. It also checks that no event was changed afterwards, and that its own dice are those it was bound to.',
    explained: 'Decided otherwise since: an earlier edition of the rules decided these commands, and the rules were mended.',
    edition: 'Edition', change: 'What changed',
    running: 'Deciding everything again …', expected: 'Decided now', recorded: 'Recorded',
    recordHint: 'Every event with its reasons, one a line, bound together by hashes. Any service of this kind takes it back and checks it.',
  },
  receipts: {
    title: 'Receipts', take: 'Take a receipt', check: 'Check the receipts', save: 'Save the receipts',
    what: 'A receipt is a signed note that the game had these events. This browser takes one at each step of the sequence of play, keeps them for your seat, and checks them whenever you open the game. Whoever changes what was played afterwards, even on the service itself, cannot change your receipts. Save them to check a record without the service. A receipt tells nothing secret.',
    kept: (count: number, newest: number) => count === 0 ? 'None is kept here.' : `${count === 1 ? '1 is' : `${count} are`} kept here, the newest of position ${newest}.`,
    hold: (count: number) => count === 1 ? 'The receipt holds: everything up to it is unchanged.' : `All ${count} receipts hold: everything up to them is unchanged.`,
    noCrypto: 'This browser cannot check signatures of this kind by itself; the verify command does it from the exported record and the saved receipts.',
    own: ({ signed, unsigned, contained, missing, chain }: { signed: number; unsigned: number[]; contained: number; missing: number[]; chain: string }) =>
      `Worked out in your browser: ${signed} of ${signed + unsigned.length} signatures are right.`
      + (unsigned.length ? ` Not signed by this service: the ${unsigned.length === 1 ? 'receipt' : 'receipts'} of position ${unsigned.join(', ')}.` : '')
      + (chain === 'recomputed' ? ` The record contains what ${contained} of ${contained + missing.length} saw.` : '')
      + (missing.length ? ` It does not contain what was seen at position ${missing.join(', ')}.` : '')
      + (chain === 'sealed' ? ' Parts of the record are sealed, so its hashes were compared by the service alone.' : ''),
    broken: 'A receipt fails', brokenHint: 'This browser kept a receipt that does not fit what the service has now. Do not play on before the others at the table know. Verification shows all receipts; save them as evidence.',
  },
  ownBranches: {
    keep: 'keep my branches on this device', hint: 'Otherwise they are gone with this tab. Whoever uses this browser can open them.', forgetOf: (name: string) => `Forget ${name}`,
  },
  about: {
    title: 'About', what: 'Tercio keeps games of the great board wargames: every order, every die and every ruling, from the first to the last.',
    map: 'The maps are drawn by Tercio itself.',
    notices: 'What was taken over', noticesAll: 'All notices, with their licences',
    taken: [
      ['Places', 'Place data © GeoNames, geonames.org, CC BY 4.0, modified: some points were moved ashore.'],
      ['Coasts', 'Made with Natural Earth (public domain), as packed by world-atlas, © 2013-2019 Michael Bostock, ISC licence.'],
      ['Leaders', 'Columns of printed leaders: © 2015 FogiaFr, MIT licence.'],
      ['Charts', 'Figures of charts of Empires in Arms: © 2010 Pere Villega Montenegro, MIT licence.'],
    ] as [string, string][],
    docs: 'The docs tell how to play, to run a service and to write programs',
    api: 'Everything this page does goes through the public API', keys: 'Keys',
    keyList: [['← →', 'one event back or on'], ['Shift ← →', 'a round back or on'], ['Home End', 'first position, newest position'], [', . < >', 'the same wherever the focus is, on the board too'],
      ['Space', 'play or pause the history'], ['1 to 9', 'the answer with that number'], ['Ctrl Z', 'take back my last order'],
      ['+ − 0', 'on the board: nearer, farther, all'],
      ['f F', 'on the board: the front, full screen']] as [string, string][],
  },
};
