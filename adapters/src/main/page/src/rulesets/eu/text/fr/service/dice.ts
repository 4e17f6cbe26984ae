import type { Template } from '../../../../../text/service/reader';
import { capital } from '../../../../../text/fr/grammar';
import { titled, who } from './phrases';

/** What is thrown, by the name that the rules give the die. */
const DICE: Readonly<Record<string, string>> = {
  'undermining die': 'dé de sape', 'fire die of the assault': 'dé de feu de l’assaut', 'shock die of the assault': 'dé de choc de l’assaut', 'interception die': 'dé d’interception',
  'die for a new leader': 'dé du nouveau chef', 'die for the values of the Vizier': 'dé des valeurs du Vizir', 'die for the casualty of its leader': 'dé de perte du chef', 'die for the fate of its leader': 'dé du sort du chef',
  'initiative die': 'dé d’initiative', 'die for the starting round': 'dé du round de départ', 'continuation die': 'dé de continuation',
  'die of the fight against the revolt': 'dé du combat contre la révolte', 'die of the fight against the corsairs': 'dé du combat contre les corsaires', 'attrition die': 'dé d’attrition',
  'fire die of the first day': 'dé de feu du premier jour', 'shock die of the first day': 'dé de choc du premier jour', 'fire die of the second day': 'dé de feu du second jour', 'shock die of the second day': 'dé de choc du second jour',
  'pursuit die': 'dé de poursuite', 'die for breaking off after the first day': 'dé pour rompre après le premier jour', 'die for the losses of the retreat': 'dé des pertes de la retraite', 'die for the stack of 7 LD': 'dé de la pile de 7 LD',
  'die of the raid on the convoy': 'dé du raid contre le convoi', 'die for which pirates attack': 'dé pour savoir quels pirates attaquent', 'die of the fight against the pirates': 'dé du combat contre les pirates',
  'die for a replacement leader': 'dé du chef de remplacement', 'evasion die': 'dé d’esquive', 'die for who acts next': 'dé pour savoir qui agit ensuite',
  'die for the activation of the natives': 'dé d’activation des indigènes', 'die on the table of the conquistadors': 'dé de la table des conquistadors', 'die for the rest of the natives': 'dé du reste des indigènes',
};

function die(english: string, number?: string): string {
  return `${DICE[english] ?? english}${number ? `, n° ${number}` : ''}`;
}

/** Dice as they are asked for: `France's pursuit die`, `the undermining die`. */
export const dice: readonly Template[] = Object.keys(DICE).flatMap((name): Template[] => [
  [`the ${name}, number {number#}`, ({ number }) => `le ${die(name, number)}`],
  [`the ${name}`, () => `le ${die(name)}`],
  [`{who!}'s ${name}, number {number#}`, (parts) => thrown(parts.who, name, parts.number)],
  [`{who!}'s ${name}`, (parts) => thrown(parts.who, name)],
  [`{who!}' ${name}, number {number#}`, (parts) => thrown(parts.who, name, parts.number)],
  [`{who!}' ${name}`, (parts) => thrown(parts.who, name)],
]);

function thrown(by: string | undefined, name: string, number?: string): string {
  return `${capital(titled(who(by ?? '')))} : ${die(name, number)}`;
}
