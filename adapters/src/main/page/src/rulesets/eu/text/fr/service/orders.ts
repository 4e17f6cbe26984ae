import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Why the rules refuse an order, with names in it. */
export const orders: readonly Template[] = phrases({
  '{u1} destroyed and {u2} damaged, from the first line as long as it has ships; of galleys and transports a begun ship is a whole one': 'détruits : {u1}, endommagés : {u2}, pris sur la première ligne tant qu’elle a des navires ; pour les galères et les transports un navire entamé est entier',
  '{p} lies in Europe; establishments stand in the rest of the world': '{p} se trouve en Europe ; les établissements sont dans le reste du monde',
  'beside an establishment stands at most a mission in a colony (EU-MIS-1); remove what stands in {p} first': 'à côté d’un établissement ne se tient au plus qu’une mission dans une colonie (EU-MIS-1) ; retirez d’abord ce qui se tient {en p}',
  'a naval stack holds at least one ship, and at most {n#} of each kind; withdraw it instead': 'une pile navale contient un navire au moins, et {n} au plus de chaque sorte ; retirez-la plutôt',
});

/** Whole texts of refusals and of limits in forms. */
export const orderWords: Readonly<Record<string, string>> = {
  'at least 1 LD comes out': 'au moins 1 LD sort', 'both parts of the stack have room for their veterans': 'les deux parties de la pile ont de la place pour leurs vétérans',
  'at least 1 LD goes there, and at least 1 goes elsewhere': 'au moins 1 LD y va, et au moins 1 va ailleurs',
  'aboard captured ships': 'à bord de navires capturés', 'the ships left have no room for them': 'les navires qui restent n’ont pas de place pour elles', 'supplied by sea: full supply, no attrition': 'ravitaillé par mer : plein ravitaillement, aucune attrition',
  'winter in the cold area': 'l’hiver en zone froide',
};
