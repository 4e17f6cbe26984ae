import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Why the rules refuse an order, with names in it. */
export const orders: readonly Template[] = phrases({
  'leaving {p}, whose fortress is not controlled, all troops go to a friendly province at once or at least {n#} LD stay to keep up the siege; {m#} LD would stay': 'en quittant {p}, dont la forteresse n’est pas contrôlée, toutes les troupes vont ensemble dans une province amie ou au moins {n} LD restent pour maintenir le siège ; il resterait {m} LD',
  'two stacks do not become one in {p} before both know it and its discovery has been brought home': 'deux piles ne se réunissent pas {en p} avant que toutes deux la connaissent et que sa découverte soit rapportée',
  '{c} stand in {p} and are not allied: each is fought in a battle of its own': '{c} se tiennent {en p} sans être alliés : chacun se combat dans une bataille à part',
  '{c} has no troops in the field in {p}': '{c} n’a pas de troupes en rase campagne {en p}',
  '{s} and {s2} are not two naval stacks of one country at the same place that together have at most 3 counters': '{s} et {s2} ne sont pas deux piles navales d’un même pays au même endroit qui ont ensemble au plus 3 pions',
  '{s} and {s2} both carry troops, and a naval stack carries one land stack: one of them lands its troops first': '{s} et {s2} portent toutes deux des troupes, et une pile navale porte une pile de terre : l’une débarque d’abord les siennes',
  '{p} has the fortress of a city; a fort is built where none stands': '{p} a la forteresse d’une ville ; un fort se bâtit là où il n’y en a pas',
  '{s} is in {p}, where the way does not end': '{s} est {en p}, où le chemin ne finit pas',
  'a leader alone dies where he meets enemies or is intercepted, and without a way that is named he rides only where he cannot: {danger}, and no other way is short enough': 'un chef seul meurt s’il rencontre des ennemis ou est intercepté, et sans chemin indiqué il ne chevauche que là où il ne le peut : {danger}, et aucun autre chemin n’est assez court',
  '{s} could intercept him in {p}': '{s} pourrait l’intercepter {en p}',
  '{s} stands in {p}, neither a friend nor an enemy, and bars the way': '{s} se tient {en p}, ni amie ni ennemie, et barre le chemin',
  '{p} belongs to {c}, which is neutral in this war; a province of nobody, or of a friend or an enemy, may be entered': '{p} appartient {à c}, neutre dans cette guerre ; on peut entrer dans une province de personne, d’un ami ou d’un ennemi',
  '{s} is besieged in {p}, its leaders too': '{s} est assiégée {en p}, ses chefs aussi',
  'refitted ships lie together in an arsenal of {c} in the same waters, else in another port there, else in any': 'les navires remis en état sont ensemble dans un arsenal {de c} des mêmes eaux, sinon dans un autre port de ces eaux, sinon n’importe où',
  '{c} refit their ships first': '{c} remettent d’abord leurs navires en état', '{c} refits its ships first': '{c} remet d’abord ses navires en état',
  '{c} commands the side of this stack and chooses its first line': '{c} commande le camp de cette pile et choisit sa première ligne',
  '{c} has no such ships, or transports beside others, which fight only where there is nothing else': '{c} n’a pas de tels navires, ou des transports à côté d’autres, qui ne combattent que là où il n’y a rien d’autre',
  '{s} has no battle at sea to start now: one is declared by the action at the end of a voyage, fought after the movements, and fully resolved before the next one starts': '{s} n’a pas de bataille navale à commencer maintenant : on la déclare par l’action en fin de traversée, on la livre après les mouvements, et on l’achève avant la suivante',
  '{u1} destroyed and {u2} damaged, from the first line as long as it has ships; of galleys and transports a begun ship is a whole one': 'détruits : {u1}, endommagés : {u2}, pris sur la première ligne tant qu’elle a des navires ; pour les galères et les transports un navire entamé est entier',
  'losses fall on the first line as long as it has ships, and on a galleass at least if galleys rout that have one: {x}': 'les pertes touchent la première ligne tant qu’elle a des navires, et au moins une galéasse si des galères qui en ont une sont en déroute : {x}',
  '{s} does not intercept as a whole: {why}; a part of it may be divided off first': '{s} n’intercepte pas tout entière : {why} ; une partie peut d’abord s’en détacher',
  'by its campaign {c} intercepts with one FLEET counter at most': 'par sa campagne, {c} n’intercepte qu’avec un pion FLOTTE au plus', 'its galleys do not come to {p}': 'ses galères ne vont pas {en p}',
  '{s} has no attrition to roll for now': '{s} n’a pas d’attrition à jeter maintenant', '{s} loses {u}, and these are other ships or another number': '{s} perd {u}, et ce sont d’autres navires ou un autre nombre',
  'at least one ship leaves {s}, and at most {n#} of each kind': 'au moins un navire se détache {de s}, et au plus {n} de chaque sorte', 'leaders who go with the ships are leaders of {s}': 'les chefs qui partent avec les navires sont des chefs {de s}',
  '{x} of {c} allows only passive moves': '{x} {de c} ne permet que des mouvements passifs', '{x} of {c} lets one stack of at most 5 LD make an active move': '{x} {de c} permet à une pile d’au plus 5 LD un mouvement actif',
  '{x} of {c} lets one stack make an active move, and {s} has made it': '{x} {de c} permet à une pile un mouvement actif, et {s} l’a fait',
  '{x} of {c} lets either one stack of any size or all stacks of at most 5 LD make active moves': '{x} {de c} permet des mouvements actifs à une pile de toute taille ou à toutes les piles d’au plus 5 LD',
  '{p} lies in Europe; establishments stand in the rest of the world': '{p} se trouve en Europe ; les établissements sont dans le reste du monde',
  'beside an establishment stands at most a mission in a colony (EU-MIS-1); remove what stands in {p} first': 'à côté d’un établissement ne se tient au plus qu’une mission dans une colonie (EU-MIS-1) ; retirez d’abord ce qui se tient {en p}',
  'a naval stack holds at least one ship, and at most {n#} of each kind; withdraw it instead': 'une pile navale contient un navire au moins, et {n} au plus de chaque sorte ; retirez-la plutôt',
});

/** Whole texts of refusals and of limits in forms. */
export const orderWords: Readonly<Record<string, string>> = {
  'at least 1 LD comes out': 'au moins 1 LD sort', 'both parts of the stack have room for their veterans': 'les deux parties de la pile ont de la place pour leurs vétérans',
  'at least 1 LD goes there, and at least 1 goes elsewhere': 'au moins 1 LD y va, et au moins 1 va ailleurs', 'a leader at sea comes back to a naval stack of his own country': 'un chef en mer revient à une pile navale de son pays',
  'aboard captured ships': 'à bord de navires capturés', 'the ships left have no room for them': 'les navires qui restent n’ont pas de place pour elles', 'supplied by sea: full supply, no attrition': 'ravitaillé par mer : plein ravitaillement, aucune attrition',
  'winter in the cold area': 'l’hiver en zone froide',
};
