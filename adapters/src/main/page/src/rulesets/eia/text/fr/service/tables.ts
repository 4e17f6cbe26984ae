/** The printed tables by the names that explanations give them. */
export const tableTitles: Readonly<Record<string, string>> = {
  'table operational-possibilities': 'Possibilités opérationnelles', 'table combat-resolution': 'Résolution du combat', 'table casualty-percentage': 'Pourcentages de pertes',
  'table commander': 'Chefs : dé de l’attaquant, du défenseur', 'table pursuit-class': 'Classe de poursuite', 'table pursuit': 'Poursuite',
  'table siege': 'Siège', 'table national-morale': 'Moral national', 'table basic-morale': 'Moral de départ',
  'table terrain-effects': 'Effets du terrain', 'table guard-commitment': 'Facteurs de garde perdus',
};
