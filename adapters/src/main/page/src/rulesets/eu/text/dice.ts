/** The sides of a procedure. */
export const sides = { phasing: 'Phasing', nonPhasing: 'Non-phasing', besieger: 'Besieger', besieged: 'Besieged' };

/** What dice are thrown for. */
export const dieNames = {
  evasion: 'Evasion', replacementLeader: 'Replacement leader', wind: 'Wind', fire1: 'First-day fire', shock1: 'First-day shock', retreatAttempt: 'Retreat after day 1',
  fire2: 'Second-day fire', shock2: 'Second-day shock', pursuit: 'Pursuit', smallStack: 'Small stack', retreat: 'Retreat', leaderCasualty: 'Leader casualty', leaderFate: 'Fate of the leader',
  fire: 'Fire', shock: 'Shock', undermining: 'Undermining', attrition: 'Attrition', remainder: 'Remainder',
};
