/** The texts of the guided first game: what each step asks for, and what it shows. */
export const guide = {
  title: 'Guide', step: (number: number, all: number) => `Step ${number} of ${all}`, skip: 'Skip this step', leave: 'Leave the guide',
  steps: {
    look: { title: 'Look around', text: 'Choose a place or a counter on the board. Arrow keys move the board, + and − zoom, and Find a place takes its name.' },
    order: { title: 'Give an order', text: 'Under “The game waits for” every legal answer is a button. Give one. Nothing can go wrong: you can take it back.' },
    why: { title: 'Ask why', text: 'Every line of the log that rests on a rule has a Why. Open one: rule, table, dice and sum are there to be worked out again by hand. If there is none yet, give more orders.' },
    back: { title: 'Go back in time', text: 'Go to an earlier position: the button <, the left arrow key, or a number in the log. The board shows that moment.' },
    now: { title: 'And back to now', text: 'This is the past, and nothing has changed. Go to the newest position again with Back to now or the End key.' },
    undo: { title: 'Take something back', text: 'Go back before an order again and choose Undo to here; it is under “Undo, fork …”. You see what goes before it is sent. The game goes on from that moment; what was undone stays in the log, struck out.' },
    check: { title: 'Check everything', text: 'Open the tab Verification: the service decides every order again, and your browser works the dice out.' },
  },
  doneTitle: 'That is all you need', done: 'Play on as long as you like: nobody else sees this game. The rules can be read under Rules, a single battle asked at the Adjudicator, and a game with others started from Games.', finish: 'Close the guide',
};
