/** The French titles of the questions that the Europa rules bring to the archive, and what they tell. */
export const archiveQuestions: Record<string, readonly [string, string]> = {
  'eu-battles': ['Batailles : qui attaque à quelles forces, et gagne combien de fois', 'Les batailles livrées sur terre, par le rapport des forces : combien de fois le camp en phase a gagné, avec l’intervalle de Wilson à 95 %.'],
  'eu-battle-list': ['Les batailles, une à une', 'Chaque bataille sur terre avec son lieu, ses camps, ses pertes et son résultat.'],
  'eu-generals': ['Généraux', 'Les camps des batailles par manœuvre, feu et choc de leur chef : combien de fois ils ont gagné.'],
  'eu-evasion': ['L’évasion paie-t-elle', 'Les batailles selon ce que le camp hors phase a tenté avant elles.'],
  'eu-interception': ['L’interception paie-t-elle', 'Les tentatives d’interception : combien ont réussi, et combien de batailles l’intercepteur a gagnées.'],
  'eu-winter-siege': ['Un siège d’hiver paie-t-il', 'Les sièges terminés, selon qu’une de leurs actions était en hiver : combien de fois la forteresse est tombée.'],
  'eu-assault': ['Ce que coûte un assaut face à l’attente', 'Les actions de siège par niveau et par action : combien de fois la forteresse est tombée, et les pertes.'],
  'eu-sieges': ['Sièges par niveau et ouvrages', 'La sape selon le niveau de la forteresse et ses ouvrages : combien de fois chaque résultat.'],
  'eu-losses': ['Pertes par cause', 'Troupes et navires que chaque pays a perdus, par cause.'],
  'eu-attrition': ['Attrition par sorte et saison', 'Les jets d’attrition : ce qu’ils coûtent en moyenne.'],
  'eu-money': ['L’argent par campagne et ce qu’il a acheté', 'Les campagnes payées : ducats, batailles gagnées et forteresses prises aux mêmes rounds.'],
  'eu-sheet': ['L’argent par ligne de la feuille', 'Ce que chaque pays a inscrit à chaque ligne de sa feuille économique.'],
  'eu-sea-battles': ['Batailles en mer', 'Les batailles livrées en mer : combien de fois le camp en phase a gagné, et les pertes.'],
};
