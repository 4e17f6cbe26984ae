/** What the editions of the rules decided otherwise, in their order: each text whole, since each is said in one place. */
export const editions: Readonly<Record<string, string>> = {
  'Of a side with more than 8 LD the troops that fight are chosen by their controller, down to single LD; before, stacks that did not fit whole stayed out of the battle and nobody was asked.':
    'D’un camp de plus de 8 LD, celui qui contrôle les troupes choisit celles qui combattent, jusqu’à la LD ; auparavant, les piles qui n’entraient pas en entier restaient hors de la bataille et on ne demandait rien à personne.',
  'In a province with a battle the stacking limit is checked after the battle, and what is too much goes back; before, interceptors above the limit were destroyed at once.':
    'Dans une province où l’on se bat, la limite d’empilement est vérifiée après la bataille et ce qui est en trop revient en arrière ; auparavant, les intercepteurs en trop étaient détruits aussitôt.',
  'Only stacks of the same alliance fight on one side; before, two alliances at war with each other joined against a third.':
    'Seules des piles d’une même alliance combattent dans un camp ; auparavant, deux alliances en guerre l’une contre l’autre s’unissaient contre une troisième.',
  'Allied stacks fight and besiege by the averages and majorities of their countries, and a bonus of a country or class needs an ARMY of it; before, the country of the commander counted for all of them.':
    'Des piles alliées combattent et assiègent selon les moyennes et les majorités de leurs pays, et le bonus d’un pays ou d’une classe demande une ARMÉE de ce pays ou de cette classe ; auparavant, le pays du commandant comptait pour toutes.',
  'A merged stack keeps a river that one of its parts crossed and every legal origin of retreat; before, they were those of the stack that the others joined.':
    'Une pile réunie garde la rivière qu’une de ses parties a franchie et chaque provenance permise pour la retraite ; auparavant, c’étaient celles de la pile que les autres rejoignaient.',
  'A besieger without a line of supply does not undermine; before, it was offered and carried out.':
    'Un assiégeant sans ligne de ravitaillement ne sape pas ; auparavant, la sape était proposée et menée.',
  'Stacks that intercepted neither evade the battle nor go into the fortress, also where the battle was put off; before, postponed interceptors could.':
    'Des piles qui ont intercepté n’évitent pas la bataille et n’entrent pas dans la forteresse, même si la bataille est remise à plus tard ; auparavant, les intercepteurs d’une bataille remise le pouvaient.',
  'At a besieged fortress the choice to sally or to go in is its controller\'s, for a part of the troops too, and exceeding LD do not fight; before, the program chose, and only whole stacks that fitted could sally.':
    'Devant une forteresse assiégée, la sortie ou l’entrée est au choix de qui la contrôle, pour une partie des troupes aussi, et les LD en trop ne combattent pas ; auparavant, le programme choisissait et seules des piles entières qui y tenaient pouvaient sortir.',
  'A move or an interception that leaves a siege leaves enough troops behind or the province empty; before, too few could stay.':
    'Un mouvement ou une interception qui quitte un siège laisse assez de troupes ou laisse la province vide ; auparavant, il pouvait en rester trop peu.',
  'Announced interceptions are tried in the order that their players choose, and stacking is counted within each country; before, the order was that of the names, and counters of one country could change those of another.':
    'Les interceptions annoncées sont tentées dans l’ordre que choisissent leurs joueurs, et l’empilement se compte par pays ; auparavant, l’ordre était celui des noms et les pions d’un pays pouvaient changer ceux d’un autre.',
  'A leader whom the scenario puts on no stack is placed before the first campaign is chosen; before, he was never placed.':
    'Un chef que le scénario ne met sur aucune pile est placé avant le choix de la première campagne ; auparavant, il n’était jamais placé.',
  'Each country of an alliance announces its own interceptions, ends its own movements and takes its own losses, and the commander of a mixed force turns to its battles and sieges; before, any country of the alliance did so for all.':
    'Chaque pays d’une alliance annonce ses propres interceptions, termine ses propres mouvements et prend ses propres pertes, et le commandant d’une force mixte en vient à ses batailles et à ses sièges ; auparavant, n’importe quel pays de l’alliance le faisait pour tous.',
  'A stack with veterans and conscripts loses those that its controller chooses; before, conscripts were lost first, and nobody was asked where only one choice of counters was left.':
    'Une pile de vétérans et de conscrits perd ceux que choisit qui la contrôle ; auparavant, les conscrits étaient perdus d’abord, et on ne demandait rien où il ne restait qu’un choix de pions.',
  'An impulse begins with supply: besieged troops and stacks in weak supply or without a line of supply roll for attrition, and stacks that stay without a line for two rounds are destroyed; before, supply was not played.':
    'Une impulsion commence par le ravitaillement : les troupes assiégées et les piles mal ravitaillées ou sans ligne de ravitaillement jettent pour l’attrition, et les piles qui restent sans ligne pendant deux rounds sont détruites ; auparavant, le ravitaillement n’était pas joué.',
  'Besiegers that are too few to undermine or have no line of supply, and those whose attrition check fails, roll for siege attrition; before, the check was only told.':
    'Les assiégeants trop peu nombreux pour saper ou sans ligne de ravitaillement, et ceux dont le test d’attrition échoue, jettent pour l’attrition de siège ; auparavant, le test était seulement annoncé.',
  'Troops in foreign land of the cold area roll for attrition where the year changes; before, they did not.':
    'Les troupes en terre étrangère dans la zone froide jettent pour l’attrition au changement d’année ; auparavant, elles ne jetaient pas.',
  'After the continuation roll a country with a major defeat in the round may declare exceptional levies and recruit by them; before, levies were not played.':
    'Après le jet de continuation, un pays qui a subi une défaite majeure dans le round peut déclarer une levée exceptionnelle et recruter par elle ; auparavant, les levées n’étaient pas jouées.',
  'Where the year changes each country may redeploy its leaders, under the hierarchy of their ranks; before, they stayed.':
    'Au changement d’année, chaque pays peut redéployer ses chefs selon la hiérarchie de leurs rangs ; auparavant, ils restaient en place.',
  'A country whose generals fall below its minimum draws unnamed ones when a round begins; before, they were not replaced.':
    'Un pays dont les généraux tombent sous son minimum tire des généraux anonymes au début d’un round ; auparavant, ils n’étaient pas remplacés.',
  'A leader who is placed before the first campaign keeps the hierarchy of ranks; before, any stack of his country was open.':
    'Un chef placé avant la première campagne respecte la hiérarchie des rangs ; auparavant, toute pile de son pays lui était ouverte.',
  'A leader who comes back joins a stack where nobody of better rank commands less than he, if there is one; before, any stack.':
    'Un chef qui revient rejoint, s’il y en a une, une pile où personne de meilleur rang ne commande moins que lui ; auparavant, n’importe quelle pile.',
  'A line of supply of a country that is at home in the under-developed area has no extra length there; before, it counted twice for every besieger.':
    'Une ligne de ravitaillement d’un pays qui est chez lui dans la zone sous-développée n’y est pas rallongée ; auparavant, cette zone comptait double pour tout assiégeant.',
  'Moves of 6 MP, of 3 MP in bad weather, massed forces also where they stay, and besiegers that redeploy roll for movement attrition, before an interception battle too, and troops that pillage forage in their next battle; before, no move rolled, and a campaign without logistics had no drawback.':
    'Les mouvements de 6 MP, de 3 MP par mauvais temps, les forces massées même si elles restent, et les assiégeants qui se redéploient jettent pour l’attrition de mouvement, avant une bataille d’interception aussi, et des troupes qui pillent fourragent à leur prochaine bataille ; auparavant, aucun mouvement ne jetait et une campagne sans logistique n’avait pas d’inconvénient.',
  'Units that a stack drops on its way count with it for the attrition of its move and may suffer from it; before, they did not roll.':
    'Les unités qu’une pile dépose en chemin comptent avec elle pour l’attrition de son mouvement et peuvent en souffrir ; auparavant, elles ne jetaient pas.',
  'A stack that moves against four times fewer LD, or enters a province with four times as many, fights at once, and eight times as many destroy without a battle; before, no stack was overrun.':
    'Une pile qui va contre quatre fois moins de LD, ou entre dans une province qui en a quatre fois plus, combat aussitôt, et huit fois plus détruisent sans bataille ; auparavant, aucune pile n’était balayée.',
  'A besieging stack of which a part may leave the siege is asked whether that part intercepts; before, it was asked only where all of it could leave.':
    'Une pile qui assiège, et dont une partie peut quitter le siège, est interrogée sur l’interception par cette partie ; auparavant, elle ne l’était que si toute la pile pouvait partir.',
  'Turkish stacks hold Janissaries, Timar and Pashas, each with their own technology, morale, size and artillery, and the reforms of the army change them; before, all Turkish troops were Janissaries with the artillery of other armies.':
    'Les piles turques comptent des Janissaires, des Timars et des Pachas, chacun avec sa technologie, son moral, sa taille et son artillerie, et les réformes de l’armée les changent ; auparavant, toutes les troupes turques étaient des Janissaires avec l’artillerie d’autres armées.',
  'Timar out of the national territory of Turkey roll where the year changes, and some go home; before, they stayed.':
    'Les Timars hors du territoire national turc jettent au changement d’année et une partie rentre chez elle ; auparavant, ils restaient.',
  'The winner of a battle is asked whether it retreats, and has to retreat or to march on where it may not stay; before, it stayed.':
    'Le vainqueur d’une bataille est interrogé sur sa retraite et doit se retirer ou marcher plus loin où il ne peut rester ; auparavant, il restait.',
  'Stacks intercept also in neutral land that they may cross, nobody stays there after a draw or halts there after a victory, and who retreats second does not go where the other side has gone; before, neutral land was no place to intercept and the rest was allowed.':
    'Des piles interceptent aussi en terre neutre qu’elles peuvent traverser, personne n’y reste après un résultat nul ni ne s’y arrête après une victoire, et qui se retire en second ne va pas où l’autre camp est allé ; auparavant, on n’interceptait pas en terre neutre et le reste était permis.',
  'Besiegers of a fortress of a third party can be attacked by other enemies, who go back afterwards; before, the fortress barred the way.':
    'Les assiégeants d’une forteresse d’un tiers peuvent être attaqués par d’autres ennemis, qui reviennent ensuite en arrière ; auparavant, la forteresse barrait le chemin.',
  'Stacks of several countries in one province can move as one, under their commander and by the campaign of its country; before, each moved by itself.':
    'Des piles de plusieurs pays dans une province peuvent se déplacer ensemble, sous leur commandant et par la campagne de son pays ; auparavant, chacune se déplaçait seule.',
  'A move or an interception after which a leader commands less than one of worse rank is told; before, it was not.':
    'Un mouvement ou une interception après quoi un chef commande moins qu’un autre de moins bon rang est signalé ; auparavant, il ne l’était pas.',
  'A new leader for one who was lost nobody knows where joins any stack by the rule of new leaders; before, by that of leaders who return.':
    'Un nouveau chef pour un autre qui s’est perdu nul ne sait où rejoint n’importe quelle pile par la règle des nouveaux chefs ; auparavant, par celle des chefs qui reviennent.',
  'A country may claim the next move or battle of its alliance, and allies that claim it too roll for it; before, the first of them to act was the next.':
    'Un pays peut demander le prochain mouvement ou la prochaine bataille de son alliance, et les alliés qui le demandent aussi jettent un dé ; auparavant, le premier qui agissait était le suivant.',
  'Land troops cross the frozen Sund, and a retreat over it is harder; before, the ice had no effect.':
    'Les troupes de terre traversent le Sund gelé et une retraite par là est plus dure ; auparavant, la glace n’avait pas d’effet.',
  'The printed counters of a country limit splits, levies and the change for losses, which are increased where there is none; before, counters were not limited.':
    'Les pions imprimés d’un pays limitent les divisions, les levées et la monnaie rendue pour les pertes, qui augmentent s’il n’y en a pas ; auparavant, les pions n’étaient pas limités.',
  'Troops fight corsairs that raid their province in the siege segment; before, there were no corsairs on land.':
    'Les troupes combattent au segment des sièges les corsaires qui pillent leur province ; auparavant, il n’y avait pas de corsaires à terre.',
  'A leader may leave his stack and ride alone to another of his country, over at most 20 MP and without danger; before, he moved only with his stack.':
    'Un chef peut quitter sa pile et chevaucher seul vers une autre de son pays, sur 20 MP au plus et sans danger ; auparavant, il ne se déplaçait qu’avec sa pile.',
  'A leader alone may cross the sea without ships, where he dies if enemy ships intercept him; before, he rode by land alone.':
    'Un chef seul peut traverser la mer sans navires, et meurt si des navires ennemis l’interceptent ; auparavant, il n’allait que par terre.',
  'A leader may ride alone by any way, where he dies among enemies or if he is intercepted, and may stay alone in a province; before, he rode only without danger and to a stack.':
    'Un chef peut chevaucher seul par tout chemin, où il meurt parmi des ennemis ou s’il est intercepté, et peut rester seul dans une province ; auparavant, il ne chevauchait que sans danger et vers une pile.',
  'A side that divides itself between a fortress and the field has counters to give change for both parts; before, it divided itself by numbers.':
    'Un camp qui se divise entre une forteresse et la rase campagne a des pions pour rendre la monnaie des deux parts ; auparavant, il se divisait par nombres.',
  'Where it makes or unmakes a Major Battle, Turkey says how many LD it loses with Pashas who are killed whole before the battle is judged, and they count; before, the battle was judged without them.':
    'Où cela fait ou défait une Bataille Majeure, la Turquie dit combien de LD elle perd par des Pachas tués entiers avant que la bataille ne soit jugée, et ils comptent ; auparavant, la bataille était jugée sans eux.',
  'In the first turns a country shocks worse against Turkish troops until it has once fought them with an ARMY counter; before, this was not applied.':
    'Dans les premiers tours, un pays choque moins bien contre des troupes turques tant qu’il ne les a pas combattues une fois avec un pion ARMÉE ; auparavant, ce n’était pas appliqué.',
  'While Turkey is at peace one Pasha may stand in a province and none in its capital; before, two could.':
    'Tant que la Turquie est en paix, un seul Pacha peut se tenir dans une province et aucun dans sa capitale ; auparavant, deux le pouvaient.',
  'A leader printed on a Pasha stays with his troops and is lost with them; before, he was a leader like others.':
    'Un chef imprimé sur un Pacha reste avec ses troupes et se perd avec elles ; auparavant, c’était un chef comme les autres.',
  'The values of a Vizier whose counter has none are rolled when they are needed and kept within a battle, and a Sultan commands before his Vizier; before, every Vizier had printed values, and the first by name of the two commanded.':
    'Les valeurs d’un Vizir dont le pion n’en a pas sont tirées quand il les faut et gardées pendant une bataille, et un Sultan commande avant son Vizir ; auparavant, tout Vizir avait des valeurs imprimées et, des deux, le premier par le nom commandait.',
  'A split after which too many counters stand in a province is tested when the movements are over; before, the LD too many were lost at once.':
    'Une division après laquelle trop de pions se trouvent dans une province est vérifiée quand les mouvements sont finis ; auparavant, les LD en trop étaient perdues aussitôt.',
  'Where both sides of a battle at sea have a choice of their first line, they make it in secret at the same time, in games that are opened from now on; before, they chose openly in turn, as older games still do.':
    'Où les deux camps d’une bataille navale ont le choix de leur première ligne, ils le font en secret et en même temps, dans les parties ouvertes désormais ; auparavant, ils choisissaient ouvertement, l’un après l’autre, comme le font encore les parties plus anciennes.',
  'Ports of Turkey do not shelter corsairs of the Knights from ships that fight them; before, they did.':
    'Les ports de Turquie n’abritent pas les corsaires des Chevaliers des navires qui les combattent ; auparavant, ils le faisaient.',
  'Each part of a divided naval stack has no more FLEET counters than its port holds, and a fight against corsairs at sea names no place; before, neither was tested.':
    'Chaque part d’une pile navale divisée n’a pas plus de pions FLOTTE que n’en contient son port, et un combat contre des corsaires en mer ne nomme aucun lieu ; auparavant, ni l’un ni l’autre n’était vérifié.',
  'Closed straits on the line of the ships that supply a stack count in the attrition of its march; before, they counted in supply attrition alone.':
    'Les détroits fermés sur la ligne des navires qui ravitaillent une pile comptent dans l’attrition de sa marche ; auparavant, ils ne comptaient que dans l’attrition de ravitaillement.',
  'A country whose admirals, explorers, conquistadors or governors fall below its minimum draws unnamed ones when a round begins; before, only generals were replaced.':
    'Un pays dont les amiraux, explorateurs, conquistadors ou gouverneurs tombent au-dessous de son minimum en tire d’anonymes au début d’un round ; auparavant, seuls les généraux étaient remplacés.',
  'Troops enter only land of the rest of the world that they know, by a march or from ships, and intercept nobody where their country does not; before, they went anywhere.':
    'Les troupes n’entrent, par une marche ou depuis des navires, que dans les terres du reste du monde qu’elles connaissent, et n’interceptent personne là où leur pays n’en connaît rien ; auparavant, elles allaient partout.',
  'A leader alone may explore a province next to his, admirals and explorers may leave and join ships in a port and ride alone, and an explorer goes along the coasts outside Europe alone; before, none of this was played.':
    'Un chef seul peut explorer une province voisine de la sienne, amiraux et explorateurs peuvent quitter et rejoindre des navires dans un port et chevaucher seuls, et un explorateur ne suit hors d’Europe que les côtes ; auparavant, rien de cela n’était joué.',
  'In overseas wars there are no exceptional levies but those of Portugal under a viceroy, and colonies give few recruits; before, levies were the same everywhere.':
    'Dans les guerres d’outre-mer il n’y a d’autres levées exceptionnelles que celles du Portugal sous un vice-roi, et les colonies donnent peu de recrues ; auparavant, les levées étaient partout les mêmes.',
  'Missionaries take the test of a commander after a battle of their stack; before, they took none.':
    'Les missionnaires passent le test d’un commandant après une bataille de leur pile ; auparavant, ils n’en passaient aucun.',
  'Allied naval stacks blockade a port together as one stack; before, the second of them was refused.':
    'Des piles navales alliées bloquent un port ensemble comme une seule pile ; auparavant, la deuxième était refusée.',
  'Nobody retreats, evades or leaves a siege to land that he does not know or where natives have risen against him; before, that was not tested.':
    'Nul ne se retire, n’esquive ni ne quitte un siège vers une terre qu’il ne connaît pas ou dont les indigènes se sont soulevés contre lui ; auparavant, ce n’était pas vérifié.',
  'Missionaries aboard take the test of a commander after a battle at sea too; before, after battles on land alone.':
    'Les missionnaires embarqués passent aussi le test d’un commandant après une bataille navale ; auparavant, après les seules batailles terrestres.',
  'A colony or trading post gives levies an exploration detachment for the plain price, which counts as half an LD; before, none were raised.':
    'Une colonie ou un comptoir donne aux levées un détachement d’exploration au prix simple, qui compte pour un demi-LD ; auparavant, on n’en levait pas.',
  'Gold aboard loses the percentage of an exploration as the ships do; before, it lost that of attrition alone.':
    'L’or embarqué perd le pourcentage d’une exploration comme les navires ; auparavant, il ne perdait que celui de l’attrition.',
  'The values of an explorer on land are halved once; before, twice in battles and explorations.':
    'Les valeurs d’un explorateur à terre sont divisées par deux une fois ; auparavant, deux fois dans les batailles et les explorations.',
  'A naval stack leaves a port by another zone than that from which it entered only where its country owns it, and passes no isthmus in one movement; before, only three provinces of Europe were not passed.':
    'Une pile navale ne quitte un port par une autre zone que celle par où elle y est entrée que si son pays le possède, et ne passe aucun isthme en un seul mouvement ; auparavant, seules trois provinces d’Europe ne se passaient pas.',
  'A FLEET is formed on its larger side only where its ships do not fit the smaller one; before, any side could be chosen.':
    'Une FLOTTE ne se forme sur sa plus grande face que si ses navires ne tiennent pas sur la petite ; auparavant, la face se choisissait librement.',
  'Where the year changes admirals and explorers with ships are redeployed as the leaders of troops are, under a hierarchy of their own, and leaders of stacks with discoveries stay; before, admirals stayed, and leaders of troops with discoveries did not.':
    'Au changement d’année, les amiraux et les explorateurs embarqués sont redéployés comme les chefs des troupes, sous une hiérarchie à part, et les chefs des piles porteuses de découvertes restent ; auparavant, les amiraux restaient, et non les chefs de troupes porteuses de découvertes.',
  'Troops with an explorer neither retreat nor evade, leave a siege or intercept further inland than the coast; before, only the march there was refused.':
    'Des troupes qu’accompagne un explorateur ne se retirent pas, n’esquivent pas, ne quittent pas de siège et n’interceptent pas au-delà de la côte ; auparavant, seule la marche leur y était interdite.',
  'A presidio on the Dardanelles opens them and the Bosporus to the ships of its owner; before, it opened neither.':
    'Un presidio aux Dardanelles ouvre à son propriétaire ce détroit et le Bosphore ; auparavant, il n’ouvrait ni l’un ni l’autre.',
  'Land stacks fight and overrun nobody in a province that their country does not know before its discovery is brought home; before, only their interceptions there were refused.':
    'Les piles terrestres ne combattent ni ne submergent personne dans une province que leur pays ne connaît pas avant que sa découverte soit rapportée ; auparavant, seules leurs interceptions y étaient refusées.',
  'Who attacks natives in a province where enemies stand too fights both, one after the other; before, the natives were forgotten after the battle with the enemies.':
    'Qui attaque les indigènes dans une province où se trouvent aussi des ennemis combat les uns puis les autres ; auparavant, les indigènes étaient oubliés après la bataille contre les ennemis.',
  'Ships that have fought on their voyage are not sent on to explore or to take troops or gold aboard; before, they were, and stopped there.':
    'Des navires qui ont combattu pendant leur voyage ne repartent pas pour explorer ou pour embarquer des troupes ou de l’or ; auparavant, ils repartaient et s’arrêtaient là.',
  'Troops go aboard outside a controlled port that holds the ships only where the campaign allows an active action; before, they went aboard, and their landing was refused.':
    'Des troupes embarquent hors d’un port contrôlé assez grand pour les navires seulement là où la campagne permet une action active ; auparavant, elles embarquaient et leur débarquement était refusé.',
  'Interceptors who fight later are tested for stacking after the battle also where others explore before it; before, they went back or were lost before they had fought.':
    'L’empilement d’intercepteurs qui combattent plus tard est vérifié après la bataille aussi là où d’autres explorent avant elle ; auparavant, ils repartaient ou étaient perdus sans avoir combattu.',
  'Ships without a FLEET lie in a presidio of their alliance and are supplied by it, and with one FLEET they land troops and take them off there as in a port; before, a presidio was no harbour.':
    'Des navires sans FLOTTE se tiennent dans un préside de leur alliance, qui les ravitaille, et avec une FLOTTE ils y débarquent et y embarquent des troupes comme dans un port ; auparavant, un préside n’abritait personne.',
  'Outside Europe detachments and lines of supply go along one river as over clear land; before, they paid for the terrain.':
    'Hors d’Europe, les détachements et les lignes de ravitaillement vont le long d’une même rivière comme en terrain dégagé ; auparavant, ils payaient le terrain.',
  'Captured ships that are more than a country may have on the map are destroyed at once; before, it kept them.':
    'Les navires pris au-delà de ce qu’un pays peut avoir sur la carte sont aussitôt détruits ; auparavant, il les gardait.',
  'Drake and Barbarossa, Friedrich II and Charles XII escape their first death in a battle, and Charles XII his first capture; before, they died or were captured as others.':
    'Drake et Barberousse, Friedrich II et Charles XII échappent à leur première mort dans une bataille, et Charles XII à sa première capture ; auparavant, ils mouraient ou étaient pris comme d’autres.',
  'A division of a naval stack too forms a FLEET on its larger side only where the ships of the part do not fit the smaller one; before, any side could be chosen then.':
    'La division d’une pile navale, elle aussi, ne forme une FLOTTE sur sa plus grande face que si les navires de la partie ne tiennent pas sur la petite ; auparavant, la face s’y choisissait librement.',
  'Naval stacks of which two carry troops do not become one, as each carries one land stack; before, they did, and some troops were forgotten.':
    'Des piles navales dont deux portent des troupes ne se réunissent pas, car chacune porte une pile de terre ; auparavant, elles se réunissaient, et des troupes étaient oubliées.',
  'Natives who rise against a stack fight it at once, also where it could overrun them; before, who did not overrun them was not attacked.':
    'Les indigènes qui se soulèvent contre une pile la combattent aussitôt, même là où elle pouvait les submerger ; auparavant, qui ne les submergeait pas n’était pas attaqué.',
  'Colonies have a militia, which fights enemies who come to their province in the field or in the fortress, and is rebuilt at the end of the turn; before, there was none.':
    'Les colonies ont une milice, qui combat les ennemis venus dans leur province, en campagne ou dans la forteresse, et se reconstitue à la fin du tour ; auparavant, il n’y en avait pas.',
  'Ships with a FLEET counter take troops aboard also where a presidio at which they call is the only port they can reach; before, it was refused.':
    'Des navires avec une FLOTTE embarquent des troupes aussi là où un préside où ils passent est le seul port qu’ils peuvent atteindre ; auparavant, c’était refusé.',
  'Holland is asked whether it floods its national province into which an enemy marches, which drives the enemy back and closes the province to foreign troops, in games that begin with this edition; before, it was not.':
    'La Hollande doit dire si elle inonde sa province nationale sur laquelle marche un ennemi, ce qui le refoule et ferme la province aux troupes étrangères, dans les parties qui commencent avec cette édition ; auparavant, elle n’avait pas à le dire.',
  'A siege is lifted as soon as no besieger is left in the field, also during a march and before the attrition of besiegers who leave; before, only between moves and battles.':
    'Un siège est levé dès qu’il ne reste plus d’assiégeant en campagne, même pendant une marche et avant l’attrition d’assiégeants qui partent ; auparavant, seulement entre mouvements et batailles.',
  'Troops who have still to move and are too many because others marched off are tested when the movements are over, as after a split; before, they were lost at once.':
    'Les troupes qui ont encore à bouger et sont de trop parce que d’autres sont parties se contrôlent à la fin des mouvements, comme après une division ; auparavant, elles étaient aussitôt perdues.',
  'Troops that an interception battle drove into a fortress are besieged there in the battles that follow in the same impulse, and may come out; before, they were asked only if the siege was older.':
    'Les troupes qu’une bataille d’interception a poussées dans une forteresse y sont assiégées dans les batailles suivantes de la même impulsion, et peuvent sortir ; auparavant, il fallait un siège plus ancien.',
  'Overseas wars, permanent wars at sea and armistices are not fought on land where their kinds forbid it, and minor countries keep to their attitude; before, troops fought everywhere in each war.':
    'Les guerres outre-mer, les guerres permanentes en mer et les armistices ne se font pas à terre là où leur genre l’interdit, et les pays mineurs gardent leur attitude ; auparavant, les troupes combattaient partout dans chaque guerre.',
  'The stack of an intervention is not divided outside its own land; before, its parts waged sieges of their own.':
    'La pile d’une intervention ne se divise pas hors de ses terres ; auparavant, ses parties menaient leurs propres sièges.',
  'Countries that are allied for the turn are not at war with each other where no wars are listed; before, they were.':
    'Des pays alliés pour le tour ne sont pas en guerre entre eux là où aucune guerre n’est listée ; auparavant, ils l’étaient.',
  'Neutral land that is crossed is not offered for a pillage; before, it was.':
    'Une terre neutre que l’on traverse n’est pas offerte au pillage ; auparavant, elle l’était.',
  'The return of a wounded leader in winter is a redeployment, after which the hierarchy holds for all leaders of his country; before, a country could keep its leaders and he came back later.':
    'Le retour en hiver d’un chef blessé est un redéploiement, après lequel la hiérarchie vaut pour tous les chefs de son pays ; auparavant, un pays pouvait laisser ses chefs et il revenait plus tard.',
  'A leader alone in a friendly fortress is safe there until it falls, and elsewhere lives until enemies who come have passed the interceptions; before, he died as soon as they came.':
    'Un chef seul dans une forteresse amie y est en sûreté jusqu’à ce qu’elle tombe, et vit ailleurs jusqu’à ce que les ennemis qui viennent aient passé les interceptions ; auparavant, il mourait dès leur arrivée.',
  'A port serves a transport only by ships that enter or leave it; before, troops in a port, a blockaded one too, were taken aboard from the sea zone before it as in the port.':
    'Un port ne sert à un transport que par des navires qui y entrent ou en sortent ; auparavant, des troupes dans un port, même sous blocus, embarquaient depuis la zone de mer devant lui comme dans le port.',
  'Ships with troops that have won a battle where they had announced nothing do not land there, and a landing from the zone in which the troops went aboard is announced and may be intercepted; before, they landed unannounced.':
    'Des navires avec des troupes qui ont gagné une bataille là où ils n’avaient rien annoncé n’y débarquent pas, et un débarquement depuis la zone où les troupes ont embarqué est annoncé et peut être intercepté ; auparavant, ils débarquaient sans l’avoir annoncé.',
  'Of an announced action that can no longer be whole the ships do what they still can, which is told, and troops that cannot land come to a port; before, nothing of it was done or told, and the troops stayed at sea.':
    'D’une action annoncée qui ne peut plus se faire en entier, les navires font ce qu’ils peuvent encore, ce qui est dit, et les troupes qui ne peuvent débarquer reviennent dans un port ; auparavant, rien n’en était fait ni dit, et les troupes restaient en mer.',
  'Supply by ships is 3 MP long, 6 in foreign desert, and 1 MP for each sea zone that it crosses; before, it had no length.':
    'Le ravitaillement par des navires est long de 3 PM, de 6 dans un désert étranger, et de 1 PM par zone de mer qu’il traverse ; auparavant, il n’avait pas de longueur.',
  'Who retreats at sea leaves aside ports with a presidio or siegeworks of an enemy too, and each battery that cannot be avoided adds 2 to the attrition; before, only closed straits counted, and beyond Europe half a level.':
    'Qui retraite en mer laisse aussi de côté les ports sous un préside ou des travaux de siège ennemis, et chaque batterie inévitable ajoute 2 à l’attrition ; auparavant, seuls comptaient les détroits fermés, et hors d’Europe pour un demi-niveau.',
  'Several FLEETs that return to the arsenal from which they sailed pay attrition as others; before, 1 less.':
    'Plusieurs FLOTTES qui reviennent à l’arsenal dont elles sont parties subissent l’attrition comme les autres ; auparavant, 1 de moins.',
  'A corsair+ that attacks beside a corsair- is a second corsair- then, and neither attacks again; before, the two were one corsair+.':
    'Un corsaire+ qui attaque à côté d’un corsaire- devient alors un second corsaire-, et aucun n’attaque plus ; auparavant, les deux faisaient un seul corsaire+.',
  'Naval stacks leave a port that their alliance has lost, by the reading EU-PORT-LOST; before, they lay there in safety.':
    'Les piles navales quittent un port que leur alliance a perdu, selon la lecture EU-PORT-LOST ; auparavant, elles y restaient en sûreté.',
  'The parts of a naval stack that is divided when it is asked whether it intercepts have one try together; before, each part had one.':
    'Les parties d’une pile navale divisée quand on lui demande si elle intercepte ont ensemble une seule tentative ; auparavant, chacune avait la sienne.',
  'Interceptors at sea beyond the three counters of one stack watch the battle; before, all fought.':
    'Les intercepteurs en mer au-delà des trois pions d’une pile regardent la bataille ; auparavant, tous combattaient.',
  'A march goes on for attrition as one when a stack has destroyed enemies eight times fewer; before, it was cut in two there.':
    'Une marche reste une seule marche pour l’attrition quand une pile a détruit des ennemis huit fois moins nombreux ; auparavant, elle y était coupée en deux.',
  'Stacks that meet share what they have discovered, and lost stacks lose it, without an event by which others could count that there was something, in games that begin with this edition; before, an event told it.':
    'Les piles qui se rencontrent partagent leurs découvertes, et les piles perdues les perdent, sans événement par lequel d’autres pourraient compter qu’il y avait quelque chose, dans les parties qui commencent avec cette édition ; auparavant, un événement le disait.',
  'A country forms no more FLEETs than it has counters, and FLEETs that lose ships are put together and turned; before, FLEETs were not counted, and each stayed as long as it had a ship.':
    'Un pays ne forme pas plus de FLOTTES qu’il n’a de pions, et les FLOTTES qui perdent des navires sont réunies et retournées ; auparavant, les FLOTTES n’étaient pas comptées, et chacune restait tant qu’elle avait un navire.',
  'A privateer commands no stack with a FLEET counter in games that begin with this edition; before, he did.':
    'Un chef corsaire ne commande pas de pile avec une FLOTTE dans les parties qui commencent avec cette édition ; auparavant, il le pouvait.',
  'Games of the rapid battle fight at sea by the tables and policies of the main edition, and a FLEET carries at most 4 LD there, of galleys 8; before, halves of its tables were added as thirds, and transport points alone limited the load.':
    'Les parties à bataille rapide combattent en mer par les tables et les politiques de l’édition principale, et une FLOTTE y porte au plus 4 LD, 8 si elle est de galères ; auparavant, des moitiés de ses tables s’ajoutaient comme des tiers, et seuls les points de transport limitaient la charge.',
  'Naval stacks of allies in the same place can be one stack under the commanding one, which sails, intercepts, fights and supplies as one and shares its losses by ships; before, each sailed alone, and only who blockaded a port was joined.':
    'Des piles navales alliées au même lieu peuvent être une seule pile sous celle qui commande, qui navigue, intercepte, combat et ravitaille comme une seule et partage ses pertes selon les navires ; auparavant, chacune naviguait seule, et on ne rejoignait que qui bloquait un port.',
  'A naval stack can pause on its voyage, or wait where it may sail on, to drop and pick up ships and contingents, which roll for attrition with it; before, ships were divided and joined between voyages alone.':
    'Une pile navale peut s’arrêter pendant sa traversée, ou attendre là où elle peut continuer, pour laisser et emmener des navires et des contingents, qui tirent l’attrition avec elle ; auparavant, les navires ne se divisaient et ne se regroupaient qu’entre les traversées.',
  'Where the ships of the leading contingent are lost another one leads the stack on with what was aboard, and contingents of several countries share the ships that they lose in a battle by their number; before, whoever had most of a kind lost it first.':
    'Quand les navires du contingent qui mène sont perdus, un autre mène la pile avec ce qui était à bord, et les contingents de plusieurs pays partagent selon leur nombre les navires perdus dans une bataille ; auparavant, qui en avait le plus d’une sorte les perdait d’abord.',
  'Troops that land in a besieged port may come out against the besiegers by themselves in the same impulse; before, they came out only beside friends in the field.':
    'Des troupes qui débarquent dans un port assiégé peuvent sortir seules contre les assiégeants dans la même impulsion ; auparavant, elles ne sortaient qu’avec des amis en campagne.',
  'A P of supply attrition pillages no neutral land; before, it did.': 'Un P d’attrition de ravitaillement ne pille pas une terre neutre ; auparavant, il le faisait.',
  'Stacks that carry a discovery are asked whether they explore or whether their leaders are redeployed, and breaches of their hierarchy are told, as if they carried none, in games that begin with this edition; before, a question or a sentence that was missing told that there was one.':
    'Aux piles qui portent une découverte on demande si elles explorent ou si leurs chefs sont redéployés, et les infractions à leur hiérarchie sont dites, comme si elles n’en portaient pas, dans les parties qui commencent avec cette édition ; auparavant, une question ou une phrase absente disait qu’il y en avait une.',
  'Explorations of the fast battle lose what those of the main edition lose, as its guide reads them in a column of their own; before, they were read six lines higher, and hardly anybody was lost.':
    'Les explorations de la bataille rapide du guide perdent ce que perdent celles de l’édition principale, car le guide les lit dans une colonne à part ; auparavant, elles se lisaient six lignes plus haut, et presque personne n’y était perdu.',
  'Troops of an ally aboard ships that explore carry no discovery for their own country, in games that begin with this edition; before, they did.':
    'Les troupes d’un allié à bord de navires qui explorent ne portent pas de découverte pour leur propre pays, dans les parties qui commencent avec cette édition ; auparavant, elles en portaient.',
  'In the fast battle the campaign does not limit the size of a naval stack that intercepts, as its guide says; before, a passive campaign, or none yet, limited it to one FLEET.':
    'Dans la bataille rapide du guide, la campagne ne limite pas la taille d’une pile navale qui intercepte, comme le dit ce guide ; auparavant, une campagne passive, ou aucune encore, la limitait à une FLOTTE.',
  'Explorers, conquistadors and governors who come to Europe with troops command none there; before, they commanded as generals do.':
    'Les explorateurs, conquistadors et gouverneurs qui viennent en Europe avec des troupes n’y commandent pas ; auparavant, ils commandaient comme des généraux.',
  'Where corsairs capture the last ships of the contingent that carries the gold, another one leads the stack on with the gold that they leave; before, it went down.':
    'Quand des corsaires capturent les derniers navires du contingent qui porte l’or, un autre mène la pile avec l’or qu’ils laissent ; auparavant, il coulait.',
  'Troops aboard in Europe whose ships reach no port go ashore on the closest friendly coast, or are lost; before, they stayed in the ships.':
    'Les troupes à bord en Europe dont les navires n’atteignent aucun port débarquent sur la côte amie la plus proche, ou sont perdues ; auparavant, elles restaient à bord.',
  'The stack of an intervention is not divided outside its own land when it goes back after an interception or with war honours, and troops at home do not join what was divided from it; before, they could.':
    'La pile d’une intervention ne se divise pas hors de ses terres quand elle revient d’une interception ou part avec les honneurs de la guerre, et les troupes restées chez elles ne rejoignent pas ce qui en a été détaché ; auparavant, c’était possible.',
  'An adjustment leaves no position that a set-up could not begin with: Pashas, Timar, interventions, counters of a naval stack and the ice of the Sund are tested as there; before, some were not.':
    'Un ajustement ne laisse aucune position par laquelle une mise en place ne pourrait commencer : Pachas, Timars, interventions, pions d’une pile navale et glace du Sund sont vérifiés de même ; auparavant, certains ne l’étaient pas.',
  'An extended campaign moves to its line no more than stands on the line of the former one; before, that line could fall below 0.':
    'Une campagne prolongée ne reporte sur sa ligne pas plus que ce qui est écrit sur la précédente ; auparavant, cette ligne pouvait tomber sous 0.',
  'Who follows a beaten fleet blockades a port with separate coasts from its main coast alone; before, from any sea next to it.':
    'Qui suit une flotte battue ne bloque un port à côtes séparées que depuis sa côte principale ; auparavant, depuis toute mer voisine.',
  'The naval stack of a foreign intervention keeps at most one FLEET where it is divided; before, it could keep more.':
    'La pile navale d’une intervention étrangère garde au plus une FLOTTE quand elle est divisée ; auparavant, elle pouvait en garder plus.',
  'A country that intervenes takes part in the war with at most one naval stack, which the intervention names, and its other ships are at peace; before, all its ships fought.':
    'Un pays qui intervient prend part à la guerre avec une seule pile navale au plus, que l’intervention nomme, et ses autres navires sont en paix ; auparavant, tous ses navires combattaient.',
  'Counters that a victor at sea captures beyond the three of one stack are put into FLEETs, or removed; before, he kept them all.':
    'Les pions qu’un vainqueur en mer capture au-delà des trois d’une pile sont mis en FLOTTES, ou retirés ; auparavant, il les gardait tous.',
};
