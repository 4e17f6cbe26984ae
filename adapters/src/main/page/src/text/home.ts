/** The texts of the home page, and of a game that is played on one device. */
export const home = {
  what: 'Tercio keeps games of the great board wargames, throws their dice, and shows every ruling so that it can be worked out again by hand.',
  offers: 'What to do here',
  play: 'Play the demonstration', playHint: 'A short example in which you play both sides, with a guide of five minutes.',
  settle: 'Settle a question', settleHint: 'Ask the adjudicator about one battle or roll: exact odds, or the dice you threw.',
  session: 'Enter a session', sessionHint: 'Set up the board of a game that you play on paper, and go on from there.',
  search: {
    label: 'Find games', text: 'Name or player', ruleset: 'Rules', any: 'any', state: 'State', all: 'all', going: 'going on', over: 'over', find: 'Find', clear: 'Show all',
    found: (total: number, more: boolean) => more ? `More than ${total} games found` : total === 1 ? '1 game found' : `${total} games found`, none: 'No public game fits.', page: (page: number, pages: number, more: boolean) => more ? `Page ${page} of more than ${pages}` : `Page ${page} of ${pages}`,
  },
  mine: {
    title: 'My games', keep: 'Remember my games in this browser',
    hint: 'Then the links of your seats are kept here until you take this back. Leave it off where others use this browser.',
    none: 'None yet: open the link of a seat, and the game stands here at your next visit.', as: (seat: string) => `as ${seat}`, yourTurn: 'Your turn', waits: (seats: string) => `waits for ${seats}`,
    over: 'over', gone: 'not to be reached, or the link is worth nothing any more', forget: 'Forget', forgetOf: (game: string) => `Forget ${game}`, full: (most: number) => `The ${most} games last opened are kept.`,
    host: 'Host', signIn: 'Sign in and find your games from any browser',
  },
  record: {
    title: 'Import a record', hint: 'Drop a record here, the file that a game was downloaded as, or choose one. Every command in it is decided again before it is taken.', file: 'Record',
    drop: 'Let go to import this record', reading: 'The record is being checked …', tooLarge: (bytes: number) => `A record has at most ${Math.round(bytes / 1_048_576)} MB.`, one: 'One record at a time.',
    taken: 'The record is a game now', here: 'This record is a game here already.', open: 'Open it', again: 'Import it as another game',
  },
  links: {
    share: 'Share', shareOf: (seat: string) => `Share the link of ${seat}`, code: 'QR', codeOf: (seat: string) => `QR code of the link of ${seat}`, shared: 'Shared.',
    hotSeat: 'Play all seats on this device', hotSeatHint: 'For players at one table: the device goes from hand to hand.',
  },
  hotSeat: {
    label: 'One device for all', next: (seat: string) => `The game waits for ${seat}.`, pass: (seat: string) => `Pass the device to ${seat}`, goOn: (seat: string) => `Go on as ${seat}`,
    coverTitle: (seat: string) => `Pass the device to ${seat}`, cover: 'What the seats may not see of one another is hidden until then.', iAm: (seat: string) => `I am ${seat}`, end: 'End playing on one device', instead: 'Another seat:',
  },
  language: { title: 'Language', service: 'The texts of the service (narration, explanations, refusals) are in English.' },
  notices: {
    title: 'When it is your turn', hint: 'One notice when the game begins to wait for you. It holds no secret and no token. An e-mail address first gets one e-mail that asks whether it wants more.', kinds: { webhook: 'Webhook (an address with https)', email: 'E-mail' },
    keep: 'Tell me there', kept: 'Kept.', remove: 'Take back', removeOf: (kind: string) => `Take back: ${kind}`, removed: 'Taken back.',
  },
};
