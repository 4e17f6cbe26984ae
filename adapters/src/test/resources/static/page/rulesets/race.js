/** Draws the track of a race: a plain module, as the jar of any rulebook may bring it. */
export default ({ preact: { h }, game: { useGame, useRead } }) => ({
  colours: { red: '#b3261e', blue: '#1f4e79' },
  standing: ({ turn }) => `It is the turn of ${turn}`,
  words: { piece: 'pawn', pieces: 'Pawns' },
  tabs: {
    track: function Track() {
      const store = useGame();
      const position = store.position.value;
      const { value } = useRead((abort) => store.get(`track?at=${position}`, abort), [position]).value;
      return h('ol', { class: 'race-track' }, value?.pawns.map(({ id, square }) => h('li', { key: id, 'data-pawn': id }, `${id} on square ${square}`)));
    },
  },
});
