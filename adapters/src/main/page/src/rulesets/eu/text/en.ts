/** The English texts of the board of the Europa rules. */
export const english = {
  stack: { veteran: 'veteran', besieging: 'besieging', besieged: 'besieged', moved: 'has moved', size: (ld: number) => `${ld} LD` },
  zone: {
    owner: 'Owner', controller: 'Controller', terrain: 'Terrain', fortress: 'Fortress', income: 'Income', level: (level: number) => `level ${level}`,
    ports: 'Ports', siegeworks: 'Siegeworks', breached: 'breached this turn', besieged: 'besieged', city: 'City', mark: 'Mark',
  },
  legends: {
    river: 'river', pass: 'mountain pass', strait: 'strait', frontier: 'frontier between parties', fort: 'fortress with its level',
    taken: 'held by another than its owner', port: 'port (an anchor)', besieging: 'besieges', besieged: 'is besieged', veteran: '★ veterans',
  },
  paints: { control: 'Control', terrain: 'Terrain' },
  weather: 'bad weather', extended: 'extended campaign',
  turn: (turn: number) => `turn ${turn}`,
};
