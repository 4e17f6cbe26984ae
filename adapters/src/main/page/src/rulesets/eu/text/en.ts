/** The English texts of the board of the Europa rules. */
export const english = {
  stack: { veteran: 'veteran', besieging: 'besieging', besieged: 'besieged', moved: 'has moved', foraging: 'forages in its next battle', size: (ld: number) => `${ld} LD` },
  supply: {
    states: { full: 'full supply', weak: 'weak supply', none: 'no line of supply', besieged: 'besieged: supplied by its fortress' } as Record<string, string>,
    length: (mp: number) => `${mp} MP from its source`, cutOff: 'destroyed in its next supply segment unless a line reaches it before',
  },
  zone: {
    owner: 'Owner', controller: 'Controller', terrain: 'Terrain', fortress: 'Fortress', income: 'Income', level: (level: number) => `level ${level}`,
    ports: 'Ports', siegeworks: 'Siegeworks', works: (major: number, minor: number) => [major ? `Major siegework (${major})` : '', minor ? `${major ? 'minor' : 'Minor'} siegework (${minor})` : ''].filter(Boolean).join(', '), breached: 'breached this turn', besieged: 'besieged', city: 'City', mark: 'Mark', pillages: 'Pillaged', flood: 'Flood', flooded: 'only Dutch troops enter', revolts: 'In revolt', corsairs: 'Corsairs raid', presidio: 'Presidio', leadersAlone: 'Leaders alone',
    supplied: 'supplied by sea', blockaded: 'port blockaded', continued: 'siege of an earlier turn',
  },
  legends: {
    river: 'river', pass: 'mountain pass', strait: 'strait', frontier: 'frontier between parties', fort: 'fortress with its level',
    taken: 'held by another than its owner', port: 'port (an anchor)', blockade: 'blockaded port (an anchor in a barred ring)', besieging: 'besieges', besieged: 'is besieged', flood: 'flooded by the Dutch (waves)', veteran: '★ veterans',
    supply: 'line of supply', corsairs: 'corsairs (a black flag)',
    colony: 'colony with its level (a house)', tradingPost: 'trading post with its level (a barrel)', mission: 'mission (a cross)', worldFort: 'fort; in dashes while it is being built',
    gold: 'gold that waits for ships', risen: 'natives who have risen, in LD', unknown: 'not discovered', carried: 'discovered, not brought home yet',
  },
  campaign: {
    allows: (land: string, sea: string) => `land: ${land}; sea: ${sea}`, intercepts: (where: string) => `intercepts: ${where}`,
  },
  paints: { control: 'Control', terrain: 'Terrain' },
  /** The money that a country has left to spend. */
  treasury: (ducats: number) => `${ducats} D`,
  weather: 'bad weather', sund: 'the Sund is frozen', extended: 'extended campaign',
  turn: (turn: number) => `turn ${turn}`,
  /** The titles of segments; left out if their word on the wire is the title in this language too. */
  segments: {} as Record<string, string>,
};
