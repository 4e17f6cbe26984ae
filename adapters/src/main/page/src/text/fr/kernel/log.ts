import type { Template } from '../../service/reader';
import { told } from './names';

const CORRECTIONS: Readonly<Record<string, string>> = {
  'another command in the place of that of position {at#}': 'un autre ordre à la place de celui de la position {at}', 'a command before that of position {at#}': 'un ordre avant celui de la position {at}',
  'without the command of position {at#}': 'sans l’ordre de la position {at}', 'with dice for the command of position {at#}': 'avec des dés pour l’ordre de la position {at}', 'it ends before the command of position {at#}': 'elle finit avant l’ordre de la position {at}',
};

const corrections: readonly Template[] = Object.entries(CORRECTIONS).flatMap(([english, french]) => [
  ...told(`{by} proposes amendment {n#}: ${english}{end}. The game stays as it is until it is adopted.`, `{by} propose la correction {n} : ${french}{end}. La partie reste telle quelle jusqu’à son adoption.`),
  ...told(`{by} corrects the branch of amendment {n#}: ${english}.`, `{by} corrige la branche de la correction {n} : ${french}.`),
]);

/** Whose an adopted correction was, who agreed, and whom the host did not ask. */
const adoptions: readonly Template[] = ([['command follows', 'ordre suit'], ['commands follow', 'ordres suivent']] as const).flatMap(([english, french]) => [
  ...told(`{by}'s amendment {n#}, agreed by {others}, is adopted: {m#} ${english} from position {k#}.`, `La correction {n} de {by}, avec l’accord de {others}, est adoptée : {m} ${french} à partir de la position {k}.`),
  ...told(`{by} adopts amendment {n#}, without asking {others}: {m#} ${english} from position {k#}.`, `{by} adopte la correction {n}, sans l’accord de {others} : {m} ${french} à partir de la position {k}.`),
  ...told(`{by} adopts {by2}'s amendment {n#}, without asking {others}: {m#} ${english} from position {k#}.`, `{by} adopte la correction {n} de {by2}, sans l’accord de {others} : {m} ${french} à partir de la position {k}.`),
  ...told(`{by} adopts {by2}'s amendment {n#}: {m#} ${english} from position {k#}.`, `{by} adopte la correction {n} de {by2} : {m} ${french} à partir de la position {k}.`),
]);

/** What the log tells of every game. */
export const log: readonly Template[] = [
  ...told('A fork of game {game} begins from its position {n#}.', 'Une copie de la partie {game} commence à sa position {n}.'),
  ...told('{by} contributes to the dice: {value}.', '{by} contribue aux dés : {value}.'),
  ...told('{by} waives its contribution to the dice.', '{by} renonce à contribuer aux dés.'),
  ...told('The game goes back to position {n#}{end}.', 'La partie revient à la position {n}{end}.'),
  ...told('{by} takes the game back to position {n#}{end}.', '{by} ramène la partie à la position {n}{end}.'),
  ...told('What was undone is brought back{end}.', 'Ce qui avait été annulé est rétabli{end}.'),
  ...told('{by} brings back what was undone{end}.', '{by} rétablit ce qui avait été annulé{end}.'),
  ...told('{by} asks {others} to agree to amendment {n#}: {m#} command would be lost{end}.', '{by} demande l’accord de {others} pour la correction {n} : {m} ordre serait perdu{end}.'),
  ...told('{by} asks {others} to agree to amendment {n#}: {m#} commands would be lost{end}.', '{by} demande l’accord de {others} pour la correction {n} : {m} ordres seraient perdus{end}.'),
  ...told('{by} asks {others} to agree to amendment {n#}{end}.', '{by} demande l’accord de {others} pour la correction {n}{end}.'),
  ...told('{by} asks {others} to agree: {m#} command would be undone{end}.', '{by} demande l’accord de {others} : {m} ordre serait annulé{end}.'),
  ...told('{by} asks {others} to agree: {m#} commands would be undone{end}.', '{by} demande l’accord de {others} : {m} ordres seraient annulés{end}.'),
  ...told('{by} asks {others} to agree{end}.', '{by} demande l’accord de {others}{end}.'),
  ...told('{by} agrees to request {n#}{end}.', '{by} accepte la demande {n}{end}.'),
  ...told('{by} refuses request {n#}{end}.', '{by} refuse la demande {n}{end}.'),
  ...told('{by} withdraws request {n#}{end}.', '{by} retire la demande {n}{end}.'),
  ...told('{by} gives {person} a place: {place}.', '{by} donne une place à {person} : {place}.'),
  ...told('{by} takes the place of {person} back{end}.', '{by} reprend la place de {person}{end}.'),
  ...corrections,
  ...told('{by} throws amendment {n#} away{end}.', '{by} rejette la correction {n}{end}.'),
  ...told('Amendment {n#} is adopted: {m#} command follows from position {k#}.', 'La correction {n} est adoptée : {m} ordre suit à partir de la position {k}.'),
  ...told('Amendment {n#} is adopted: {m#} commands follow from position {k#}.', 'La correction {n} est adoptée : {m} ordres suivent à partir de la position {k}.'),
  ...told('{by} adopts amendment {n#}: {m#} command follows from position {k#}.', '{by} adopte la correction {n} : {m} ordre suit à partir de la position {k}.'),
  ...told('{by} adopts amendment {n#}: {m#} commands follow from position {k#}.', '{by} adopte la correction {n} : {m} ordres suivent à partir de la position {k}.'),
  ...adoptions,
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
  'The game begins.': 'La partie commence.', 'Something happens that you may not see.': 'Il se passe quelque chose que vous ne pouvez pas voir.',
  'The amended line has dice of its own: the server commits itself to a new secret for them.': 'La ligne corrigée a ses propres dés : le serveur s’engage sur un nouveau secret pour eux.',
  'The game goes on from an imported record: the server commits itself to a new secret for its dice.': 'La partie continue à partir d’un dossier importé : le serveur s’engage sur un nouveau secret pour ses dés.',
  'The secret of the dice was told at the end of the game: the server commits itself to a new one.': 'Le secret des dés a été dit à la fin de la partie : le serveur s’engage sur un nouveau.',
  agree: 'accepter', refuse: 'refuser', waive: 'renoncer', 'waive the contribution': 'renoncer à contribuer',
};
