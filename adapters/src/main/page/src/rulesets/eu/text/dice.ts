/** The sides of a procedure. */
export const sides = { phasing: 'Phasing', nonPhasing: 'Non-phasing', besieger: 'Besieger', besieged: 'Besieged', interceptor: 'Interceptor', moving: 'Moving stack', corsair: 'Corsair', convoy: 'Convoy', blockader: 'Blockader', runner: 'Runner of the blockade', battery: 'Battery', attrition: 'Attrition', troops: 'Troops aboard', defender: 'Defender ashore' };

/** Names of the purposes of dice. */
export const dieNames = {
  evasion: 'Evasion', replacementLeader: 'Replacement leader', wind: 'Wind', fire1: 'First-day fire', shock1: 'First-day shock', retreatAttempt: 'Retreat after day 1',
  fire2: 'Second-day fire', shock2: 'Second-day shock', pursuit: 'Pursuit', smallStack: 'Small stack', retreat: 'Retreat', leaderCasualty: 'Leader casualty', leaderFate: 'Fate of the leader',
  fire: 'Fire', shock: 'Shock', undermining: 'Undermining', attrition: 'Attrition', remainder: 'Remainder',
  interception: 'Interception', continuation: 'Continuation', revolt: 'Revolt', corsair: 'Corsairs', exploration: 'Exploration', half: 'Half a detachment', leaderDeath: 'Death of the leader', escape: 'Escape', conquistador: 'Conquistador', presidio: 'Battery', raid: 'Raid', pirates: 'Minor countries', activation: 'Rising of the natives',
};
