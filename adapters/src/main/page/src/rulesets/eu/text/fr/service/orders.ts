import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Refusals of orders, with names in them. */
export const orders: readonly Template[] = phrases({
  '{u1} destroyed and {u2} damaged, from the first line as long as it has ships; of galleys and transports a begun ship is a whole one': 'détruits : {u1}, endommagés : {u2}, pris sur la première ligne tant qu’elle a des navires ; pour les galères et les transports un navire entamé est entier',
});

/** Whole texts of refusals and of limits in forms. */
export const orderWords: Readonly<Record<string, string>> = {
  'at least 1 LD comes out': 'au moins 1 LD sort', 'both parts of the stack have room for their veterans': 'les deux parties de la pile ont de la place pour leurs vétérans',
  'at least 1 LD goes there, and at least 1 goes elsewhere': 'au moins 1 LD y va, et au moins 1 va ailleurs',
  'aboard captured ships': 'à bord de navires capturés', 'the ships left have no room for them': 'les navires qui restent n’ont pas de place pour elles', 'supplied by sea: full supply, no attrition': 'ravitaillé par mer : plein ravitaillement, aucune attrition',
  'winter in the cold area': 'l’hiver en zone froide',
};
