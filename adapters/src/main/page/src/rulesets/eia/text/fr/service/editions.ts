/** What the editions of the rules decided otherwise, in their order: each text whole, since each is said in one place. */
export const editions: Readonly<Record<string, string>> = {
  'Garrisons of a conquered minor state stay with those whose they were, and its conqueror has to take their cities, in games that begin with this edition; before, they became the conqueror\'s, in cities that others controlled.':
    'Les garnisons d’un État mineur conquis restent à ceux à qui elles étaient, et son conquérant doit prendre leurs villes, dans les parties qui commencent avec cette édition ; auparavant, elles passaient au conquérant, dans des villes que d’autres contrôlaient.',
  'A city of a conquered minor state passes to the conqueror when its last defender has left it, in games that begin with this edition; before, it kept its controller.':
    'Une ville d’un État mineur conquis passe au conquérant quand son dernier défenseur l’a quittée, dans les parties qui commencent avec cette édition ; auparavant, elle gardait qui la contrôlait.',
  'Corps forage as they complete their movement, in games that begin with this edition and unless the reading EIA-FORAGE-TIME says otherwise; before, all foraged when their power had moved.':
    'Les corps fourragent quand ils achèvent leur mouvement, dans les parties qui commencent avec cette édition et si la lecture EIA-FORAGE-TIME ne dit autre chose ; auparavant, tous fourrageaient quand leur puissance avait bougé.',
  'A power of which a corps foraged with the help of unused movement points neither besieges there nor attempts an assault in that month; before, it did where nothing was fought.':
    'Une puissance dont un corps a fourragé avec l’aide de points de mouvement inemployés n’y assiège ni ne tente d’assaut ce mois-là ; auparavant, elle le faisait là où rien n’avait été combattu.',
  'An ally of the attacker that does not move with it, and is at war with all defenders, chooses whether it stays and attacks; before, it had to.':
    'Une alliée de l’attaquant qui ne bouge pas avec lui, et qui est en guerre avec tous les défenseurs, choisit si elle reste et attaque ; auparavant, elle le devait.',
  'A depot is converted after a combat or in a captured port only where its new owner has a counter left; before, the limit held for marches alone.':
    'Un dépôt n’est converti après un combat ou dans un port pris que s’il reste un pion à son nouveau propriétaire ; auparavant, la limite ne valait que pour les marches.',
  'Corps that disembarked into a besieged port and attack beside a relieving force count as having crossed a river; before, they did not.':
    'Des corps débarqués dans un port assiégé et qui attaquent aux côtés d’une force de secours comptent comme ayant passé une rivière ; auparavant, non.',
  'The political points of a combat are told as a sum of their parts; before, as the result alone.':
    'Les points politiques d’un combat sont dits comme la somme de leurs parts ; auparavant, comme le seul résultat.',
  'A leader who reinforces and may take command can leave it; before, he took it.':
    'Un chef qui vient en renfort et peut prendre le commandement peut le laisser ; auparavant, il le prenait.',
  'Cossacks and freikorps that are attacked by themselves may avoid the combat, by the reading EIA-IRREGULARS-AVOID, in games that begin with this edition; before, they fought.':
    'Des cosaques et corps francs attaqués seuls peuvent éviter le combat, selon la lecture EIA-IRREGULARS-AVOID, dans les parties qui commencent avec cette édition ; auparavant, ils combattaient.',
  'How many factors a corps had that was lost at sea or starved stays its owner\'s secret, in games that begin with this edition; before, all learned the number.':
    'Combien de facteurs avait un corps perdu en mer ou mort de faim reste le secret de sa puissance, dans les parties qui commencent avec cette édition ; auparavant, tous apprenaient le nombre.',
  'Reserves, offers and the month that was entered stay when guerillas, cossacks or freikorps come to the map, in games that begin with this edition; before, they were lost.':
    'Les réserves, les offres et le mois inscrit restent quand des guérillas, des cosaques ou des corps francs viennent sur la carte, dans les parties qui commencent avec cette édition ; auparavant, ils étaient perdus.',
  'No forces are raised where enemies are inside the city; before, only enemy corps outside it kept them away.':
    'Rien n’est levé où des ennemis sont dans la ville ; auparavant, seuls des corps ennemis au dehors l’empêchaient.',
};
