/** The texts of the guided first game: what each step asks for, and what it shows. */
export const guide = {
  title: 'Guide', player: 'Guest', step: (number: number, all: number) => `Step ${number} of ${all}`, skip: 'Skip this step', leave: 'Leave the guide',
  steps: {
    look: { title: 'Look around', text: 'Choose a place or a counter on the board. Arrow keys move the board, + and − zoom, and Find a place takes its name.' },
    order: { title: 'Give an order', text: 'Under “The game waits for” every legal answer is a button. Give one. Nothing can go wrong: you can take it back.' },
    why: { title: 'Ask why', text: 'Open a Why in the log: rule, table, dice and sum are there, to be worked out again by hand.' },
    back: { title: 'Go back in time', text: 'Press <, or the left arrow key. The board shows that moment; nothing has changed.' },
    now: { title: 'And back to now', text: 'Go to the newest position again, with >| or the End key.' },
    undo: { title: 'Take something back', text: 'Take your last order back. You see what goes before it is sent; in the log it stays, struck out.' },
    check: { title: 'Check everything', text: 'Open Verification in the menu: the service decides every order again.' },
  },
  doneTitle: 'That is all you need', done: 'Play on as long as you like: nobody else sees this game. Under Games, start one with others, in which the service throws the dice.', finish: 'Close the guide',
};
