/** The French titles of the questions that Empires in Arms brings to the archive, and what they tell. */
export const archiveQuestions: Record<string, readonly [string, string]> = {
  'eia-chits': ['Jetons choisis et rencontrés', 'Les jetons des deux camps au premier jour d’un combat : combien de fois l’attaquant a gagné.'],
  'eia-chit-choices': ['Jetons et équilibre', 'Les jetons choisis : ce que chacun valait contre un ennemi qui mêle ses jetons comme à l’équilibre du jour, et ce que vaut cet équilibre. Le débordement vaut ce que vaut sa meilleure division ; avec plus de quatre corps qui pourraient déborder, les jetons n’ont pas de valeur exacte.'],
  'eia-combats': ['Combats par puissance', 'Les combats selon les puissances qui les ont menés.'],
  'eia-forage': ['Fourrage', 'Ce que le fourrage a coûté, par puissance, sorte et saison.'],
  'eia-assaults': ['Assauts', 'Les actions contre les villes par leur résultat.'],
  'eia-points': ['Points politiques', 'Les points politiques par puissance et cause.'],
  'eia-losses': ['Facteurs perdus par cause', 'Les facteurs que chaque puissance a perdus, par l’événement qui les a pris.'],
};
