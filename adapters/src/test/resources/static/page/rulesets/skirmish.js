/** Draws the captains of a skirmish with the slips of paper that the viewer may see. */
const told = ({ captain, men, fallen, ready, reserve, order }) => [
  `${captain}: ${men} men`,
  fallen ? `${fallen} fallen` : '',
  reserve === undefined ? '' : `${reserve} in reserve`,
  order ? `order to ${order}` : ready ? 'slip written' : 'no slip yet',
].filter(Boolean).join(', ');

export default ({ preact: { h }, game: { useGame, useRead } }) => ({
  colours: { red: '#b3261e', blue: '#1f4e79', green: '#2e6b34' },
  words: { piece: 'force', pieces: 'Forces', party: 'Captain' },
  standing: ({ turn, turns, stage, captain }) => `Turn ${turn} of ${turns}: ${stage}${captain ? ` of ${captain}` : ''}`,
  tabs: {
    captains: function Captains() {
      const store = useGame();
      const position = store.position.value;
      const { value } = useRead((abort) => store.get(`captains?at=${position}`, abort), [position]).value;
      return h('ul', { class: 'skirmish-captains' },
        value?.captains.map((captain) => h('li', { key: captain.captain, 'data-captain': captain.captain }, told(captain))));
    },
  },
});
