/** The printed tables by the names that explanations give them. */
export const tableTitles: Readonly<Record<string, string>> = {
  'table land-technology': 'Technologie sur terre', 'table naval-technology': 'Technologie en mer', 'table replacement-leaders': 'Chefs de remplacement',
  'table loss-small-stacks': 'Pertes infligées par les petites piles', 'table loss-by-size': 'Pertes selon la taille', 'table retreat': 'Pertes d’une retraite',
  'table undermining': 'Sape', 'table assault-results': 'Assaut', 'table fortress-resistance': 'Résistance des forteresses',
  'table rounds-start': 'Round de départ', 'table rounds-track': 'Piste des rounds', 'table attrition-europe': 'Attrition en Europe',
  'table attrition-percent': 'Attrition ailleurs', 'table attrition-remainders': 'Ce que laisse l’attrition', 'table discoveries': 'Découvertes',
  'table discoveries-half': 'Demi-résultat d’une découverte', 'table conquistadors': 'Conquistadors', 'table raids': 'Raids', 'table campaign-costs': 'Campagnes',
  'table movement-costs': 'Points de mouvement', 'table stacking-limits': 'Limites d’empilement', 'table army-sizes': 'Tailles d’armée',
  'table size-comparison': 'Différentiel de taille sur terre, sa propre taille devant', 'table artillery-per-army': 'Artillerie d’une ARMÉE pleine', 'table artillery-bonus': 'Valeur d’artillerie donnant un bonus contre les forteresses',
  'table undermining-terrain': 'Terrain et ports dans la sape', 'table cavalry-bonus': 'Cavalerie structurelle', 'table recruitment-limits': 'LD qu’un pays peut recruter en un tour',
  'table leader-minimums': 'Nombre minimal de généraux', 'table naval-supply': 'Ravitaillement par navires', 'table naval-blockade': 'Navires pour un blocus',
  'table sea-transport': 'Points de transport d’une ARMÉE pleine', 'table wind-advantage': 'Avantage du vent, sa propre technologie devant', 'table combat-results': 'Résultats de combat',
};
