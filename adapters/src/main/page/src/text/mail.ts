import { frenchMail } from './fr/mail';
import { inLanguage } from './spoken';

/** The English texts of the links in e-mails, and of how a notice stands. */
export const mail = {
  title: 'E-mail when it is your turn',
  confirm: {
    ask: 'Somebody asked for e-mails to the address that got this link, when a game begins to wait for a player. Was that you?',
    button: 'Yes, send me e-mails', done: 'Confirmed: e-mails are sent to this address from now on. Each of them holds a link that ends them.',
  },
  stop: { ask: 'No e-mails are sent any more to the address that got this link, for the game that it is about.', button: 'Send no more e-mails', done: 'No e-mails are sent with this link any more.' },
  unknown: 'This link was not copied whole. Open it again from the e-mail.',
  states: {
    active: '', unasked: 'Not confirmed yet: an e-mail that asks for it goes to this address when the game next begins to wait for you.',
    unconfirmed: (until: string) => `Not confirmed yet: open the link in the e-mail that was sent there. It holds until ${until}. Until then nothing else is sent.`,
    expired: 'Not confirmed: the link in the e-mail holds no more.',
    spent: (until: string) => `As many were sent today as there may be; they go on from ${until}.`,
    failed: 'Given up: several in a row did not arrive. Give the address again to go on.',
  },
  ask: 'Send the e-mail', askAgain: 'Send the e-mail again', asked: 'An e-mail is on its way.',
};

/** These texts in the language that was chosen. */
export const t = inLanguage(mail, frenchMail);
