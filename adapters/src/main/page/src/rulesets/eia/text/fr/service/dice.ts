import { at, de } from './nouns';
import { texts, told } from './build';

const dice: Readonly<Record<string, string>> = {
  'combat die': 'dé de combat', 'die for the pursuit': 'dé de la poursuite', 'die for the withdrawal': 'dé du repli', 'die for the withdrawal of cossacks or freikorps': 'dé du repli de cosaques ou de corps francs',
  'die for the reinforcement': 'dé des renforts', 'die for the arrival of the outflanking force': 'dé de l’arrivée de la force de débordement', 'die for the commitment of guards': 'dé de l’engagement de la garde',
  'die for the artillery': 'dé de l’artillerie', 'die for the command': 'dé du commandement', 'die for the order of the allies': 'dé pour l’ordre des alliés', 'foraging die': 'dé de fourrage', 'die to avoid the combat': 'dé pour éviter le combat',
  'die that raises guerillas': 'dé qui lève des guérillas', 'die of the anti-guerilla operation': 'dé de l’opération contre les guérillas', 'die of the assault attempt': 'dé de l’essai d’assaut', 'die of the sortie': 'dé de la sortie',
};

/** What the dice are called. Longer names first: one begins another. */
export const diceNames = texts(dice, Object.entries(dice).sort(([one], [other]) => other.length - one.length).map(([english, french]) => [
  told(`${english} of {who!}, no. {number#} in {place!}`, ({ who, number, place }) => `${french} ${de(who!)}, nº ${number} ${at(place!)}`),
  told(`${english} of {who!}, no. {number#}`, ({ who, number }) => `${french} ${de(who!)}, nº ${number}`),
  told(`${english} of {who!} in {place!}`, ({ who, place }) => `${french} ${de(who!)} ${at(place!)}`),
  told(`${english} of {who!}`, ({ who }) => `${french} ${de(who!)}`),
  told(`${english}, no. {number#}`, `${french}, nº {number}`), told(`${english} in {place!}`, ({ place }) => `${french} ${at(place!)}`),
]),
told('the die for round{round#} of the besieger', 'le dé du round {round} de l’assiégeant'), told('the die for round{round#} of the garrison', 'le dé du round {round} de la garnison'),
);
