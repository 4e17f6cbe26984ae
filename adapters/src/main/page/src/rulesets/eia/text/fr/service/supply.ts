import { counted } from './counts';
import { at } from './nouns';
import { texts, told } from './build';

/** Halves of money points: {@code 6 1/2}. */
const halves = (points: string): string => points.replace(/(\d) 1\/2/, '$1½').replace(/^1\/2$/, '½');

function taken(corps: string, detached: string, removed: boolean): string {
  return `${counted(corps, 'facteur', 'facteurs')} du corps${detached ? ` et ${counted(detached, 'facteur détaché', 'facteurs détachés')}` : ''}${removed ? ' ; le corps est retiré' : ''}`;
}

/** Explanations of the supply step. */
export const supplyQuestions = texts({
  'losses of foraging': 'pertes au fourrage', 'besieged supply': 'ravitaillement d’assiégés', 'unused movement points': 'points de mouvement inemployés', 'winter in the winter zone': 'hiver dans la zone d’hiver',
  'never left its own territory': 'n’a jamais quitté son territoire', 'corps in the area of the depot': 'corps dans la zone du dépôt', 'doubled in the winter zone': 'doublé dans la zone d’hiver', sum: 'total',
  'no effect': 'aucun effet', 'garrison of a besieged port by sea supply': 'garnison d’un port assiégé par ravitaillement maritime',
  'garrison of a besieged port by invasion supply': 'garnison d’un port assiégé par ravitaillement d’invasion',
},
told('forage against {value#}', 'fourrage contre {value}'),
told('every full 5 factors in the city, at most +{most#}', 'par 5 facteurs entiers dans la ville, au plus +{most}'),
told('other corps in the area, at most +{most#}', 'autres corps dans la zone, au plus +{most}'),
told('corps {count#} area from the depot', 'corps à {count} zone du dépôt'), told('corps {count#} areas from the depot', 'corps à {count} zones du dépôt'),
...['factor', 'factors'].flatMap((one) => [
  ...['; the corps is removed', ''].flatMap((removed) => [
    ...['factor', 'factors'].flatMap((two) => told(`{one#} ${one} from the corps and {two#} detached ${two}${removed}`, (parts) => taken(parts.one!, parts.two!, removed !== ''))),
    ...told(`{one#} ${one} from the corps${removed}`, (parts) => taken(parts.one!, '', removed !== '')),
  ]),
  ...told(`{count#} ${one} lost; none is left`, ({ count }) => `${counted(count!, 'facteur perdu', 'facteurs perdus')} ; il n’en reste rien`),
  ...told(`{count#} ${one} lost`, ({ count }) => counted(count!, 'facteur perdu', 'facteurs perdus')),
]),
told('{points!}, to pay {pay#}', ({ points, pay }) => `${halves(points!)}, à payer ${pay}`),
told('{one#} 1/2', '{one}½'), told('1/2', '½'),
);

/** Guerillas: their rising, and operations against them. */
export const guerillas = texts({
  'raising of guerillas': 'levée de guérillas', 'anti-guerilla operation': 'opération contre les guérillas', 'two or more corps in the province': 'deux corps ou plus dans la province',
  'guerilla after a lost combat': 'guérilla après un combat perdu',
},
told('{count#} guerilla in {place!}', ({ count, place }) => `${count} guérilla ${at(place!)}`),
);
