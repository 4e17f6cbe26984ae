import type { Template } from '../../service/reader';
import { told } from './names';

/** What every game asks of its players. */
export const log: readonly Template[] = [
  ...told('{by} asks to take the game to position {n#}, which undoes {m#} command: {why}. Do you agree?', '{by} demande de ramener la partie à la position {n}, ce qui annule {m} ordre : {why}. Êtes-vous d’accord ?'),
  ...told('{by} asks to take the game to position {n#}, which undoes {m#} commands: {why}. Do you agree?', '{by} demande de ramener la partie à la position {n}, ce qui annule {m} ordres : {why}. Êtes-vous d’accord ?'),
  ...told('{by} asks to take the game to position {n#}, which undoes {m#} command. Do you agree?', '{by} demande de ramener la partie à la position {n}, ce qui annule {m} ordre. Êtes-vous d’accord ?'),
  ...told('{by} asks to take the game to position {n#}, which undoes {m#} commands. Do you agree?', '{by} demande de ramener la partie à la position {n}, ce qui annule {m} ordres. Êtes-vous d’accord ?'),
  ...told('{by} asks to take the game to position {n#}: {why}. Do you agree?', '{by} demande de ramener la partie à la position {n} : {why}. Êtes-vous d’accord ?'),
  ...told('{by} asks to take the game to position {n#}. Do you agree?', '{by} demande de ramener la partie à la position {n}. Êtes-vous d’accord ?'),
  ...told('{by} asks to adopt amendment {n#}, which leaves out {m#} command: {why}. Do you agree?', '{by} demande d’adopter la correction {n}, ce qui laisse {m} ordre : {why}. Êtes-vous d’accord ?'),
  ...told('{by} asks to adopt amendment {n#}, which leaves out {m#} commands: {why}. Do you agree?', '{by} demande d’adopter la correction {n}, ce qui laisse {m} ordres : {why}. Êtes-vous d’accord ?'),
  ...told('{by} asks to adopt amendment {n#}, which leaves out {m#} command. Do you agree?', '{by} demande d’adopter la correction {n}, ce qui laisse {m} ordre. Êtes-vous d’accord ?'),
  ...told('{by} asks to adopt amendment {n#}, which leaves out {m#} commands. Do you agree?', '{by} demande d’adopter la correction {n}, ce qui laisse {m} ordres. Êtes-vous d’accord ?'),
  ...told('{by} asks to adopt amendment {n#}: {why}. Do you agree?', '{by} demande d’adopter la correction {n} : {why}. Êtes-vous d’accord ?'),
  ...told('{by} asks to adopt amendment {n#}. Do you agree?', '{by} demande d’adopter la correction {n}. Êtes-vous d’accord ?'),
  ...told('{by} asks for an adjustment: {why}. Do you agree?', '{by} demande un ajustement : {why}. Êtes-vous d’accord ?'),
  ...told('{by} asks for an adjustment. Do you agree?', '{by} demande un ajustement. Êtes-vous d’accord ?'),
  ...told('The server is committed to the secret of its dice. What do you contribute to them? Any text of 1 to {n#} characters enters every later die; or waive. The first die waits for it.', 'Le serveur s’est engagé sur le secret de ses dés. Qu’y apportez-vous ? Tout texte de 1 à {n} caractères entre dans chaque dé qui suit ; ou renoncez. Le premier dé l’attend.'),
];

export const logWords: Readonly<Record<string, string>> = {
  agree: 'accepter', refuse: 'refuser', waive: 'renoncer', 'waive the contribution': 'renoncer à contribuer',
};
