package tercio.domain.eu;

import tercio.domain.game.EditionHistory;

/**
 * Changes in how the program applies the military rules, by edition. Each correction of a rule adds one line: the edition,
 * one sentence with the new decision, the former decision and the reason, and the ids of the rules as rulings and refusals
 * cite them. All changes of one release share an edition. The first change after a release opens the next edition. A
 * released line is never changed.
 */
final class EuRuleChanges {

    static final EditionHistory HISTORY = EditionHistory.from("1")
            .withChange("2", "Of a side with more than 8 LD the troops that fight are chosen by their controller, down to single LD; "
                    + "before, stacks that did not fit whole stayed out of the battle and nobody was asked.",
                    "EU-BATTLE", "EU-BATTLE-RETREAT-ROOM", "EU-INT-LAND")
            .withChange("2", "In a province with a battle the stacking limit is checked after the battle, and what is too much goes "
                    + "back; before, interceptors above the limit were destroyed at once.",
                    "EU-BATTLE-RETREAT-ROOM", "EU-INT-LAND", "EU-INT-MERGE", "EU-STACK-3")
            .withChange("2", "Only stacks of the same alliance fight on one side; before, two alliances at war with each other joined "
                    + "against a third.",
                    "EU-BATTLE", "EU-INT-LAND", "EU-INT-MERGE")
            .withChange("2", "Allied stacks fight and besiege by the averages and majorities of their countries, and a bonus of a "
                    + "country or class needs an ARMY of it; before, the country of the commander counted for all of them.",
                    "EU-BATTLE-PARAMETERS", "EU-BATTLE-MORALE", "EU-BATTLE-SIZE", "EU-BATTLE-SMALL", "EU-BATTLE-DRM-4",
                    "EU-BATTLE-DRM-6", "EU-BATTLE-DRM-12", "EU-BATTLE-DRM-14", "EU-BATTLE-PURSUIT-5",
                    "EU-SIEGE-UNDERMINING-2", "EU-ASSAULT-MORALE", "EU-ASSAULT-DRM-BESIEGER-3", "EU-ASSAULT-DRM-BESIEGER-4",
                    "EU-ASSAULT-DRM-BESIEGER-6", "EU-INT-LAND-2")
            .withChange("2", "A merged stack keeps a river that one of its parts crossed and every legal origin of retreat; before, "
                    + "they were those of the stack that the others joined.",
                    "EU-UNIT-3", "EU-BATTLE-DRM-9", "EU-BATTLE-RETREAT")
            .withChange("2", "A besieger without a line of supply does not undermine; before, it was offered and carried out.",
                    "EU-SIEGE-UNDERMINING", "EU-SIEGE", "EU-SUP-4")
            .withChange("2", "Stacks that intercepted neither evade the battle nor go into the fortress, also where the battle was put "
                    + "off; before, postponed interceptors could.",
                    "EU-BATTLE-EVASION", "EU-INT-MERGE")
            .withChange("2", "At a besieged fortress the choice to sally or to go in is its controller's, for a part of the troops too, "
                    + "and exceeding LD do not fight; before, the program chose, and only whole stacks that fitted could sally.",
                    "EU-BATTLE-SORTIE", "EU-MOVE-BESIEGED", "EU-SIEGE")
            .withChange("2", "A move or an interception that leaves a siege leaves enough troops behind or the province empty; before, "
                    + "too few could stay.",
                    "EU-MOVE-SIEGE", "EU-INT-LAND", "EU-SIEGE")
            .withChange("2", "Announced interceptions are tried in the order that their players choose, and stacking is counted within "
                    + "each country; before, the order was that of the names, and counters of one country could change those of "
                    + "another.",
                    "EU-INT-LAND", "EU-INT-COUNTER", "EU-INT-MERGE", "EU-UNIT-3", "EU-STACK-3")
            .withChange("2", "A leader whom the scenario puts on no stack is placed before the first campaign is chosen; before, he was "
                    + "never placed.",
                    "EU-LEAD-6", "EU-CAMP-1")
            .withChange("2", "Each country of an alliance announces its own interceptions, ends its own movements and takes its own "
                    + "losses, and the commander of a mixed force turns to its battles and sieges; before, any country of the "
                    + "alliance did so for all.",
                    "EU-INT-LAND", "EU-INT-COUNTER", "EU-MOVE-1", "EU-BATTLE", "EU-BATTLE-LOSSES", "EU-SIEGE")
            .withChange("2", "A stack with veterans and conscripts loses those that its controller chooses; before, conscripts were lost "
                    + "first, and nobody was asked where only one choice of counters was left.",
                    "EU-BATTLE-LOSSES")
            .withChange("3", "An impulse begins with supply: besieged troops and stacks in weak supply or without a line of supply roll for "
                    + "attrition, and stacks that stay without a line for two rounds are destroyed; before, supply was not played.",
                    "EU-SUP-STEP", "EU-SUP-DESTROYED", "EU-SUP-FORTRESS", "EU-SUP-WEAK", "EU-SUP-4", "EU-SUP-5", "EU-SUP-6",
                    "EU-ATTR-SUPPLY", "EU-ATTR-BESIEGED", "EU-ATTR-PILLAGE")
            .withChange("3", "Besiegers that are too few to undermine or have no line of supply, and those whose attrition check fails, roll for "
                    + "siege attrition; before, the check was only told.",
                    "EU-ATTR-BESIEGER", "EU-SIEGE-CHECK", "EU-SIEGE", "EU-SIEGE-UNDERMINING", "EU-ATTR-PILLAGE")
            .withChange("3", "Troops in foreign land of the cold area roll for attrition where the year changes; before, they did not.",
                    "EU-WINTER-COLD", "EU-RND-CONT", "EU-ATTR-SUPPLY", "EU-ATTR-PILLAGE")
            .withChange("3", "After the continuation roll a country with a major defeat in the round may declare exceptional levies and recruit by "
                    + "them; before, levies were not played.",
                    "EU-LEVY", "EU-LEVY-EXCEPTION", "EU-LEVY-RECRUIT", "EU-RECR-LIMIT", "EU-RECR-PRICE", "EU-RECR-AREA", "EU-RND-CONT")
            .withChange("3", "Where the year changes each country may redeploy its leaders, under the hierarchy of their ranks; before, they stayed.",
                    "EU-HIER-1", "EU-HIER-2", "EU-HIER-3", "EU-HIER-4", "EU-RND-CONT", "EU-LEVY", "EU-ATTR-SUPPLY", "EU-ATTR-PILLAGE")
            .withChange("3", "A country whose generals fall below its minimum draws unnamed ones when a round begins; before, they were not replaced.",
                    "EU-LEAD-7", "EU-RND-CONT", "EU-WOUND-1")
            .withChange("3", "A leader who is placed before the first campaign keeps the hierarchy of ranks; before, any stack of his country was open.",
                    "EU-LEAD-6", "EU-HIER-4")
            .withChange("3", "A leader who comes back joins a stack where nobody of better rank commands less than he, if there is one; before, any stack.",
                    "EU-WOUND-1", "EU-HIER-5")
            .withChange("3", "A line of supply of a country that is at home in the under-developed area has no extra length there; before, it "
                    + "counted twice for every besieger.",
                    "EU-SUP-2", "EU-SIEGE-CHECK", "EU-SIEGE-UNDERMINING")
            .withChange("3", "Moves of 6 MP, of 3 MP in bad weather, massed forces also where they stay, and besiegers that redeploy roll for "
                    + "movement attrition, before an interception battle too, and troops that pillage forage in their next battle; before, no "
                    + "move rolled, and a campaign without logistics had no drawback.",
                    "EU-ATTR-MOVEMENT", "EU-ATTR-PILLAGE", "EU-MOVE-1", "EU-CAMP-1", "EU-SIEGE-REDEPLOY", "EU-BATTLE-DRM-5")
            .withChange("3", "Units that a stack drops on its way count with it for the attrition of its move and may suffer from it; before, they "
                    + "did not roll.",
                    "EU-MOVE-REGROUP", "EU-ATTR-MOVEMENT", "EU-UNIT-2")
            .withChange("3", "A stack that moves against four times fewer LD, or enters a province with four times as many, fights at once, and "
                    + "eight times as many destroy without a battle; before, no stack was overrun.",
                    "EU-MOVE-OVERRUN", "EU-MOVE-1", "EU-INT-LAND", "EU-INT-7", "EU-BATTLE")
            .withChange("3", "A besieging stack of which a part may leave the siege is asked whether that part intercepts; before, it was asked "
                    + "only where all of it could leave.",
                    "EU-INT-LAND", "EU-INT-COUNTER", "EU-MOVE-SIEGE", "EU-MOVE-1")
            .withChange("3", "Turkish stacks hold Janissaries, Timar and Pashas, each with their own technology, morale, size and artillery, and the "
                    + "reforms of the army change them; before, all Turkish troops were Janissaries with the artillery of other armies.",
                    "EU-TUR-1", "EU-TUR-2", "EU-TUR-3", "EU-TUR-5", "EU-TUR-7", "EU-BATTLE-PARAMETERS", "EU-BATTLE-MORALE", "EU-BATTLE-SIZE",
                    "EU-BATTLE-LOSSES", "EU-STACK-3", "EU-STACK-4", "EU-RECR-LIMIT", "EU-ATTR-PILLAGE")
            .withChange("3", "Timar out of the national territory of Turkey roll where the year changes, and some go home; before, they stayed.",
                    "EU-TUR-4", "EU-RND-CONT")
            .withChange("3", "The winner of a battle is asked whether it retreats, and has to retreat or to march on where it may not stay; before, it "
                    + "stayed.",
                    "EU-BATTLE-RETREAT-WINNER", "EU-BATTLE", "EU-BATTLE-RETREAT", "EU-BATTLE-CASUALTY", "EU-BATTLE-DAY1-RETREAT",
                    "EU-BATTLE-EVASION", "EU-INT-LAND")
            .withChange("3", "Stacks intercept also in neutral land that they may cross, nobody stays there after a draw or halts there after a "
                    + "victory, and who retreats second does not go where the other side has gone; before, neutral land was no place to "
                    + "intercept and the rest was allowed.",
                    "EU-INT-LAND", "EU-BATTLE-RETREAT", "EU-CTRL-5", "EU-INT-7")
            .withChange("3", "Besiegers of a fortress of a third party can be attacked by other enemies, who go back afterwards; before, the fortress barred "
                    + "the way.",
                    "EU-CTRL-5", "EU-BATTLE-RETREAT-WINNER", "EU-MOVE-1", "EU-INT-LAND")
            .withChange("3", "Stacks of several countries in one province can move as one, under their commander and by the campaign of its country; before, "
                    + "each moved by itself.",
                    "EU-CMD-3", "EU-CMD-1", "EU-CAMP-3", "EU-MOVE-1", "EU-MOVE-SIEGE", "EU-INT-LAND", "EU-MOVE-OVERRUN", "EU-ATTR-MOVEMENT")
            .withChange("3", "A move or an interception after which a leader commands less than one of worse rank is told; before, it was not.",
                    "EU-HIER-5", "EU-MOVE-1", "EU-INT-LAND", "EU-INT-COUNTER", "EU-INT-7")
            .withChange("3", "A new leader for one who was lost nobody knows where joins any stack by the rule of new leaders; before, by that of leaders who "
                    + "return.",
                    "EU-LEAD-7", "EU-WOUND-1")
            .withChange("3", "A country may claim the next move or battle of its alliance, and allies that claim it too roll for it; before, the first "
                    + "of them to act was the next.",
                    "EU-MOVE-ORDER", "EU-BATTLE-ORDER", "EU-MOVE-1", "EU-BATTLE")
            .withChange("3", "Land troops cross the frozen Sund, and a retreat over it is harder; before, the ice had no effect.",
                    "EU-WX-3", "EU-RND-START", "EU-RND-CONT", "EU-MOVE-1", "EU-BATTLE-RETREAT", "EU-BATTLE-RETREAT-LOSS")
            .withChange("3", "The printed counters of a country limit splits, levies and the change for losses, which are increased where there is none; "
                    + "before, counters were not limited.",
                    "EU-UNIT-4", "EU-UNIT-2", "EU-BATTLE-LOSSES", "EU-BATTLE-MAJOR", "EU-LEVY-RECRUIT", "EU-SIEGE-HONOURS", "EU-MOVE-REGROUP", "EU-STACK-3")
            .withChange("3", "Troops fight corsairs that raid their province in the siege segment; before, there were no corsairs on land.",
                    "EU-CORSAIR-LAND", "EU-REVOLT-FIGHT", "EU-SIEGE")
            .withChange("3", "A leader may leave his stack and ride alone to another of his country, over at most 20 MP and without danger; before, he "
                    + "moved only with his stack.",
                    "EU-MOVE-LEADER", "EU-MOVE-1", "EU-MOVE-ONCE", "EU-HIER-5")
            .withChange("4", "A leader may ride alone by any way, where he dies among enemies or if he is intercepted, and may stay alone in a province; "
                    + "before, he rode only without danger and to a stack.",
                    "EU-MOVE-LEADER", "EU-MOVE-1", "EU-INT-LAND", "EU-HIER-1", "EU-HIER-4", "EU-HIER-5")
            .withChange("4", "A side that divides itself between a fortress and the field has counters to give change for both parts; before, it divided "
                    + "itself by numbers.",
                    "EU-UNIT-4", "EU-UNIT-2", "EU-BATTLE-EVASION", "EU-BATTLE-RETREAT", "EU-MOVE-OVERRUN")
            .withChange("4", "Where it makes or unmakes a Major Battle, Turkey says how many LD it loses with Pashas who are killed whole before the battle is "
                    + "judged, and they count; before, the battle was judged without them.",
                    "EU-TUR-5", "EU-BATTLE-MAJOR", "EU-BATTLE-LOSSES", "EU-BATTLE")
            .withChange("4", "In the first turns a country shocks worse against Turkish troops until it has once fought them with an ARMY counter; before, "
                    + "this was not applied.",
                    "EU-TUR-9", "EU-BATTLE-DRM-4", "EU-BATTLE", "EU-BATTLE-PARAMETERS", "EU-BATTLE-SHOCK")
            .withChange("4", "While Turkey is at peace one Pasha may stand in a province and none in its capital; before, two could.",
                    "EU-TUR-6", "EU-TUR-5", "EU-STACK-3", "EU-MOVE-1")
            .withChange("4", "A leader printed on a Pasha stays with his troops and is lost with them; before, he was a leader like others.",
                    "EU-TUR-5", "EU-MOVE-LEADER", "EU-HIER-4", "EU-WOUND-1", "EU-BATTLE-LOSSES", "EU-UNIT-2", "EU-UNIT-3")
            .withChange("4", "The values of a Vizier whose counter has none are rolled when they are needed and kept within a battle, and a Sultan commands "
                    + "before his Vizier; before, every Vizier had printed values, and the first by name of the two commanded.",
                    "EU-CMD-6", "EU-CMD-1", "EU-BATTLE", "EU-BATTLE-PARAMETERS", "EU-BATTLE-EVASION", "EU-BATTLE-CASUALTY", "EU-INT-LAND",
                    "EU-ATTR-SUPPLY", "EU-ATTR-MOVEMENT", "EU-SIEGE-UNDERMINING", "EU-SIEGE", "EU-REVOLT-FIGHT")
            .withChange("4", "A split after which too many counters stand in a province is tested when the movements are over; before, the LD too many "
                    + "were lost at once.",
                    "EU-STACK-3", "EU-UNIT-2", "EU-MOVE-1", "EU-INT-LAND")
            .withChange("4", "A leader alone may cross the sea without ships, where he dies if enemy ships intercept him; before, he rode by land alone.",
                    "EU-MOVE-LEADER", "EU-INT-SEA")
            .withChange("5", "Where both sides of a battle at sea have a choice of their first line, they make it in secret at the same time, in games that are "
                    + "opened from now on; before, they chose openly in turn, as older games still do.",
                    "EU-SEA-LINE", "EU-SEA")
            .withChange("5", "Ports of Turkey do not shelter corsairs of the Knights from ships that fight them; before, they did.",
                    "EU-CORSAIR-HUNT", "EU-CORSAIR-HUNT-8")
            .withChange("5", "Each part of a divided naval stack has no more FLEET counters than its port holds, and a fight against corsairs at sea names no place; "
                    + "before, neither was tested.",
                    "EU-FLEET-1", "EU-MOVE-SEA-ACTIVE")
            .withChange("5", "Closed straits on the line of the ships that supply a stack count in the attrition of its march; before, they counted in supply "
                    + "attrition alone.",
                    "EU-ATTR-MOVEMENT")
            .withChange("6", "A country whose admirals, explorers, conquistadors or governors fall below its minimum draws unnamed ones when a round begins; before, "
                    + "only generals were replaced.",
                    "EU-LEAD-7", "EU-RND-CONT", "EU-WOUND-1")
            .withChange("6", "Troops enter only land of the rest of the world that they know, by a march or from ships, and intercept nobody where their country does not; "
                    + "before, they went anywhere.",
                    "EU-DISCOVERY", "EU-DISCOVERY-MEETING", "EU-MOVE-1", "EU-SEA-TRANSPORT", "EU-INT-LAND")
            .withChange("6", "A leader alone may explore a province next to his, admirals and explorers may leave and join ships in a port and ride alone, and an "
                    + "explorer goes along the coasts outside Europe alone; before, none of this was played.",
                    "EU-EXPLORATION-WHO", "EU-EXPLORATION", "EU-MOVE-LEADER", "EU-MOVE-ONCE", "EU-MOVE-1", "EU-HIER-4")
            .withChange("6", "In overseas wars there are no exceptional levies but those of Portugal under a viceroy, and colonies give few recruits; before, levies were the "
                    + "same everywhere.",
                    "EU-LEVY", "EU-LEVY-EXCEPTION", "EU-LEVY-RECRUIT", "EU-RECR-AREA", "EU-RECR-LIMIT", "EU-RND-CONT")
            .withChange("6", "Missionaries take the test of a commander after a battle of their stack; before, they took none.",
                    "EU-BATTLE-CASUALTY", "EU-BATTLE-FATE", "EU-BATTLE")
            .withChange("6", "Allied naval stacks blockade a port together as one stack; before, the second of them was refused.",
                    "EU-SEA-BLOCKADE", "EU-BLOCKADE-ESCAPE", "EU-MOVE-SEA-ACTIVE", "EU-SEA", "EU-SEA-FOLLOW", "EU-INT-SEA")
            .withChange("6", "Nobody retreats, evades or leaves a siege to land that he does not know or where natives have risen against him; before, that was not tested.",
                    "EU-BATTLE-RETREAT", "EU-BATTLE-EVASION", "EU-SIEGE-REDEPLOY", "EU-SIEGE-HONOURS", "EU-DISCOVERY", "EU-NAT-ENEMIES")
            .withChange("6", "Missionaries aboard take the test of a commander after a battle at sea too; before, after battles on land alone.",
                    "EU-BATTLE-CASUALTY", "EU-BATTLE-FATE", "EU-SEA")
            .withChange("6", "A colony or trading post gives levies an exploration detachment for the plain price, which counts as half an LD; before, none were raised.",
                    "EU-LEVY-RECRUIT", "EU-RECR-AREA", "EU-RECR-LIMIT", "EU-RECR-PRICE")
            .withChange("6", "Gold aboard loses the percentage of an exploration as the ships do; before, it lost that of attrition alone.",
                    "EU-CONVOY-GOLD", "EU-EXPLORATION")
            .withChange("6", "The values of an explorer on land are halved once; before, twice in battles and explorations.",
                    "EU-BATTLE", "EU-BATTLE-PARAMETERS", "EU-EXPLORATION", "EU-EXPLORATION-DEATH", "EU-CONQUISTADOR")
            .withChange("7", "A naval stack leaves a port by another zone than that from which it entered only where its country owns it, and passes no isthmus in one "
                    + "movement; before, only three provinces of Europe were not passed.",
                    "EU-MOVE-3", "EU-MOVE-SEA", "EU-MOVE-SEA-ACTIVE", "EU-SEA-BLOCKADE")
            .withChange("7", "A FLEET is formed on its larger side only where its ships do not fit the smaller one; before, any side could be chosen.",
                    "EU-FLEET-1")
            .withChange("7", "Where the year changes admirals and explorers with ships are redeployed as the leaders of troops are, under a hierarchy of their own, and leaders "
                    + "of stacks with discoveries stay; before, admirals stayed, and leaders of troops with discoveries did not.",
                    "EU-HIER-1", "EU-HIER-2", "EU-HIER-3", "EU-HIER-4", "EU-HIER-5", "EU-RND-CONT", "EU-WOUND-1", "EU-LEAD-7", "EU-LEVY", "EU-ATTR-SUPPLY",
                    "EU-ATTR-PILLAGE")
            .withChange("7", "Troops with an explorer neither retreat nor evade, leave a siege or intercept further inland than the coast; before, only the march there was refused.",
                    "EU-EXPLORATION-WHO", "EU-BATTLE-RETREAT", "EU-BATTLE-EVASION", "EU-SIEGE-REDEPLOY", "EU-SIEGE-HONOURS", "EU-INT-LAND", "EU-INT-COUNTER", "EU-MOVE-1")
            .withChange("7", "A presidio on the Dardanelles opens them and the Bosporus to the ships of its owner; before, it opened neither.",
                    "EU-PRESIDIO-FIRE", "EU-ATTR-NAVAL", "EU-ATTR-SUPPLY", "EU-ATTR-MOVEMENT", "EU-ATTR-BESIEGER", "EU-MOVE-SEA", "EU-SEA", "EU-SEA-FOLLOW")
            .withChange("8", "Land stacks fight and overrun nobody in a province that their country does not know before its discovery is brought home; before, only "
                    + "their interceptions there were refused.",
                    "EU-DISCOVERY-MEETING", "EU-BATTLE", "EU-MOVE-OVERRUN", "EU-MOVE-1", "EU-EXPLORATION")
            .withChange("8", "Who attacks natives in a province where enemies stand too fights both, one after the other; before, the natives were forgotten after the "
                    + "battle with the enemies.",
                    "EU-NAT-ACTIVATION", "EU-NAT-ENEMIES", "EU-BATTLE", "EU-STACK-7")
            .withChange("8", "Ships that have fought on their voyage are not sent on to explore or to take troops or gold aboard; before, they were, and stopped there.",
                    "EU-SEA-TRANSPORT", "EU-EXPLORATION-WHO", "EU-CONVOY-GOLD", "EU-INT-7")
            .withChange("8", "Troops go aboard outside a controlled port that holds the ships only where the campaign allows an active action; before, they went aboard, and "
                    + "their landing was refused.",
                    "EU-CAMP-SEA", "EU-SEA-TRANSPORT", "EU-MOVE-SEA-ACTIVE")
            .withChange("8", "Interceptors who fight later are tested for stacking after the battle also where others explore before it; before, they went back or were lost "
                    + "before they had fought.",
                    "EU-STACK-3", "EU-INT-LAND", "EU-BATTLE-RETREAT-ROOM", "EU-EXPLORATION", "EU-BATTLE", "EU-MOVE-1")
            .withChange("8", "Ships without a FLEET lie in a presidio of their alliance and are supplied by it, and with one FLEET they land troops and take them off there as in a "
                    + "port; before, a presidio was no harbour.",
                    "EU-STACK-5", "EU-SUP-SEA", "EU-MOVE-SEA", "EU-MOVE-SEA-ACTIVE", "EU-FLEET-1", "EU-BLOCKADE-ESCAPE", "EU-SEA-TRANSPORT", "EU-SEA-RETREAT",
                    "EU-SEA-EVASION", "EU-SEA-FOLLOW", "EU-ATTR-NAVAL", "EU-ATTR-SUPPLY", "EU-ATTR-MOVEMENT", "EU-SUP-WEAK", "EU-INT-SEA", "EU-MOVE-1")
            .withChange("8", "Outside Europe detachments and lines of supply go along one river as over clear land; before, they paid for the terrain.",
                    "EU-SUP-7", "EU-MOVE-1", "EU-MOVE-LEADER", "EU-ATTR-MOVEMENT", "EU-ATTR-SUPPLY", "EU-SUP-4", "EU-SUP-WEAK", "EU-SUP-STEP", "EU-SUP-DESTROYED",
                    "EU-SIEGE-CHECK", "EU-SIEGE-UNDERMINING", "EU-SIEGE", "EU-SIEGE-REDEPLOY", "EU-ATTR-BESIEGER")
            .withChange("8", "Captured ships that are more than a country may have on the map are destroyed at once; before, it kept them.", "EU-FLEET-2", "EU-SEA-CAPTURE")
            .withChange("8", "Drake and Barbarossa, Friedrich II and Charles XII escape their first death in a battle, and Charles XII his first capture; before, they died or were "
                    + "captured as others.",
                    "EU-LEAD-9", "EU-BATTLE-CASUALTY", "EU-BATTLE-FATE", "EU-BATTLE", "EU-SEA", "EU-ASSAULT-RESULT", "EU-SIEGE", "EU-MOVE-OVERRUN", "EU-SIEGE-HONOURS")
            .withChange("9", "A division of a naval stack too forms a FLEET on its larger side only where the ships of the part do not fit the smaller one; before, any side could be "
                    + "chosen then.",
                    "EU-FLEET-1")
            .withChange("9", "Naval stacks of which two carry troops do not become one, as each carries one land stack; before, they did, and some troops were forgotten.",
                    "EU-SEA-TRANSPORT", "EU-STACK-2", "EU-INT-SEA")
            .withChange("9", "Natives who rise against a stack fight it at once, also where it could overrun them; before, who did not overrun them was not attacked.",
                    "EU-NAT-ACTIVATION", "EU-MOVE-OVERRUN", "EU-BATTLE")
            .withChange("9", "Colonies have a militia, which fights enemies who come to their province in the field or in the fortress, and is rebuilt at the end of the turn; before, "
                    + "there was none.",
                    "EU-UNIT-11", "EU-MILITIA-FIGHT", "EU-MILITIA-RETURN", "EU-MOVE-1", "EU-BATTLE", "EU-BATTLE-PARAMETERS", "EU-BATTLE-RETREAT", "EU-BATTLE-SORTIE", "EU-STACK-4",
                    "EU-SIEGE", "EU-SIEGE-UNDERMINING", "EU-ATTR-BESIEGER", "EU-ASSAULT-RESULT", "EU-SIEGE-HONOURS", "EU-RND-CONT")
            .withChange("9", "Ships with a FLEET counter take troops aboard also where a presidio at which they call is the only port they can reach; before, it was refused.",
                    "EU-STACK-5", "EU-SEA-TRANSPORT", "EU-MOVE-SEA-ACTIVE")
            .withChange("9", "Holland is asked whether it floods its national province into which an enemy marches, which drives the enemy back and closes the province to foreign "
                    + "troops, in games that begin with this edition; before, it was not.",
                    "EU-MOVE-5", "EU-MOVE-1", "EU-MOVE-OVERRUN", "EU-INT-LAND", "EU-ATTR-MOVEMENT")
            .withChange("10", "A siege is lifted as soon as no besieger is left in the field, also during a march and before the attrition of besiegers who leave; before, only "
                    + "between moves and battles.",
                    "EU-MOVE-SIEGE", "EU-MOVE-1", "EU-MOVE-REGROUP", "EU-INT-LAND", "EU-INT-7", "EU-MOVE-OVERRUN", "EU-BATTLE", "EU-BATTLE-RETREAT",
                    "EU-SIEGE", "EU-SIEGE-REDEPLOY", "EU-ATTR-MOVEMENT", "EU-BATTLE-LOSSES", "EU-SEA-TRANSPORT", "EU-MOVE-SEA")
            .withChange("10", "Troops who have still to move and are too many because others marched off are tested when the movements are over, as after a split; before, they were "
                    + "lost at once.",
                    "EU-STACK-3", "EU-MOVE-1", "EU-INT-7", "EU-MOVE-REGROUP", "EU-ATTR-MOVEMENT", "EU-SEA-TRANSPORT")
            .withChange("10", "Troops that an interception battle drove into a fortress are besieged there in the battles that follow in the same impulse, and may come out; before, "
                    + "they were asked only if the siege was older.",
                    "EU-BATTLE-SORTIE", "EU-BATTLE", "EU-BATTLE-RETREAT")
            .withChange("10", "Overseas wars, permanent wars at sea and armistices are not fought on land where their kinds forbid it, and minor countries keep to their attitude; "
                    + "before, troops fought everywhere in each war.",
                    "EU-ALLY-2", "EU-ALLY-7", "EU-ALLY-8", "EU-MIN-1", "EU-MOVE-1", "EU-INT-LAND", "EU-SEA-TRANSPORT", "EU-CTRL-5", "EU-SUP-4", "EU-SUP-STEP")
            .withChange("10", "The stack of an intervention is not divided outside its own land; before, its parts waged sieges of their own.", "EU-ALLY-3", "EU-UNIT-2", "EU-INT-LAND")
            .withChange("10", "Countries that are allied for the turn are not at war with each other where no wars are listed; before, they were.", "EU-CTRL-5", "EU-MOVE-1", "EU-INT-LAND")
            .withChange("10", "Neutral land that is crossed is not offered for a pillage; before, it was.", "EU-CTRL-5", "EU-ATTR-PILLAGE", "EU-ATTR-MOVEMENT")
            .withChange("10", "The return of a wounded leader in winter is a redeployment, after which the hierarchy holds for all leaders of his country; before, a country could keep "
                    + "its leaders and he came back later.",
                    "EU-HIER-4", "EU-WOUND-1")
            .withChange("10", "A leader alone in a friendly fortress is safe there until it falls, and elsewhere lives until enemies who come have passed the interceptions; before, he "
                    + "died as soon as they came.",
                    "EU-MOVE-LEADER", "EU-MOVE-1", "EU-SIEGE", "EU-SIEGE-HONOURS", "EU-FORT-3", "EU-HIER-4")
            .withChange("10", "A port serves a transport only by ships that enter or leave it; before, troops in a port, a blockaded one too, were taken aboard from the sea zone "
                    + "before it as in the port.",
                    "EU-SEA-TRANSPORT", "EU-CAMP-SEA", "EU-MOVE-SEA-ACTIVE", "EU-BLOCKADE-ESCAPE", "EU-PRESIDIO-FIRE", "EU-STACK-5")
            .withChange("10", "Ships with troops that have won a battle where they had announced nothing do not land there, and a landing from the zone in which the troops went "
                    + "aboard is announced and may be intercepted; before, they landed unannounced.",
                    "EU-MOVE-SEA", "EU-SEA-TRANSPORT", "EU-INT-SEA", "EU-INT-7")
            .withChange("10", "Of an announced action that can no longer be whole the ships do what they still can, which is told, and troops that cannot land come to a port; "
                    + "before, nothing of it was done or told, and the troops stayed at sea.",
                    "EU-MOVE-SEA-ACTIVE", "EU-SEA-TRANSPORT", "EU-SEA-BLOCKADE", "EU-SUP-SHIPS", "EU-MOVE-SEA")
            .withChange("10", "Supply by ships is 3 MP long, 6 in foreign desert, and 1 MP for each sea zone that it crosses; before, it had no length.",
                    "EU-SUP-SHIPS", "EU-SUP-WEAK", "EU-SUP-STEP", "EU-SUP-4", "EU-SUP-DESTROYED", "EU-ATTR-SUPPLY", "EU-ATTR-MOVEMENT", "EU-ATTR-BESIEGER", "EU-SIEGE-CHECK",
                    "EU-SIEGE-UNDERMINING", "EU-SIEGE")
            .withChange("10", "Who retreats at sea leaves aside ports with a presidio or siegeworks of an enemy too, and each battery that cannot be avoided adds 2 to the attrition; "
                    + "before, only closed straits counted, and beyond Europe half a level.",
                    "EU-SEA-RETREAT", "EU-SEA-EVASION", "EU-BATTLE-RETREAT", "EU-ATTR-NAVAL")
            .withChange("10", "Several FLEETs that return to the arsenal from which they sailed pay attrition as others; before, 1 less.", "EU-ATTR-NAVAL")
            .withChange("10", "A corsair+ that attacks beside a corsair- is a second corsair- then, and neither attacks again; before, the two were one corsair+.",
                    "EU-CONVOY-ATTACK", "EU-CONVOY-ATTACK-WHO", "EU-CORSAIR-HUNT")
            .withChange("10", "Naval stacks leave a port that their alliance has lost, by the reading EU-PORT-LOST; before, they lay there in safety.", "EU-MOVE-SEA", "EU-INT-SEA")
            .withChange("10", "The parts of a naval stack that is divided when it is asked whether it intercepts have one try together; before, each part had one.", "EU-INT-SEA")
            .withChange("10", "Interceptors at sea beyond the three counters of one stack watch the battle; before, all fought.", "EU-INT-SEA", "EU-STACK-2", "EU-SEA")
            .withChange("10", "A march goes on for attrition as one when a stack has destroyed enemies eight times fewer; before, it was cut in two there.",
                    "EU-MOVE-OVERRUN", "EU-ATTR-MOVEMENT", "EU-MOVE-1")
            .withChange("10", "Stacks that meet share what they have discovered, and lost stacks lose it, without an event by which others could count that there was something, in "
                    + "games that begin with this edition; before, an event told it.",
                    "EU-DISCOVERY-MEETING", "EU-DISCOVERY-LOST")
            .withChange("10", "A country forms no more FLEETs than it has counters, and FLEETs that lose ships are put together and turned; before, FLEETs were not counted, and "
                    + "each stayed as long as it had a ship.",
                    "EU-UNIT-4", "EU-FLEET-1", "EU-ATTR-NAVAL", "EU-SEA-LOSS-CHOICE", "EU-SEA-CAPTURE", "EU-SEA-RETREAT", "EU-CONVOY-ATTACK")
            .withChange("10", "A privateer commands no stack with a FLEET counter in games that begin with this edition; before, he did.", "EU-SEA", "EU-INT-SEA", "EU-ATTR-NAVAL", "EU-BLOCKADE-ESCAPE", "EU-CORSAIR-HUNT")
            .withChange("10", "Games of the rapid battle fight at sea by the tables and policies of the main edition, and a FLEET carries at most 4 LD there, of galleys 8; before, "
                    + "halves of its tables were added as thirds, and transport points alone limited the load.",
                    "EU-SEA", "EU-SEA-LOSS-CHOICE", "EU-SEA-CAPTURE", "EU-SEA-TRANSPORT")
            .withChange("10", "Naval stacks of allies in the same place can be one stack under the commanding one, which sails, intercepts, fights and supplies as one and shares its "
                    + "losses by ships; before, each sailed alone, and only who blockaded a port was joined.",
                    "EU-CMD-3", "EU-STACK-7", "EU-STACK-2", "EU-MOVE-SEA-ACTIVE", "EU-SEA-BLOCKADE", "EU-INT-SEA", "EU-SEA", "EU-ATTR-NAVAL", "EU-SEA-RETREAT", "EU-SEA-LOSS-CHOICE",
                    "EU-SEA-CAPTURE")
            .withChange("10", "A naval stack can pause on its voyage, or wait where it may sail on, to drop and pick up ships and contingents, which roll for attrition with it; before, "
                    + "ships were divided and joined between voyages alone.",
                    "EU-MOVE-REGROUP", "EU-MOVE-SEA", "EU-INT-SEA", "EU-ATTR-NAVAL", "EU-CAMP-SEA", "EU-CMD-3")
            .withChange("10", "Where the ships of the leading contingent are lost another one leads the stack on with what was aboard, and contingents of several countries share the ships "
                    + "that they lose in a battle by their number; before, whoever had most of a kind lost it first.",
                    "EU-CMD-3", "EU-SEA-LOSS-CHOICE", "EU-SEA-CAPTURE", "EU-ATTR-NAVAL", "EU-SEA-RETREAT")
            .withChange("10", "Troops that land in a besieged port may come out against the besiegers by themselves in the same impulse; before, they came out only beside friends in the field.",
                    "EU-BATTLE-SORTIE", "EU-SEA-TRANSPORT", "EU-BATTLE", "EU-BATTLE-RETREAT", "EU-BATTLE-RETREAT-WINNER")
            .withChange("10", "A P of supply attrition pillages no neutral land; before, it did.", "EU-CTRL-5", "EU-ATTR-PILLAGE", "EU-ATTR-SUPPLY", "EU-WINTER-COLD")
            .withChange("10", "Stacks that carry a discovery are asked whether they explore or whether their leaders are redeployed, and breaches of their hierarchy are told, as if they carried none, "
                    + "in games that begin with this edition; before, a question or a sentence that was missing told that there was one.",
                    "EU-EXPLORATION", "EU-EXPLORATION-WHO", "EU-HIER-3", "EU-HIER-4", "EU-HIER-5")
            .withChange("10", "Explorations of the fast battle lose what those of the main edition lose, as its guide reads them in a column of their own; before, they were read six lines "
                    + "higher, and hardly anybody was lost.",
                    "EU-EXPLORATION", "EU-EXPLORATION-END")
            .withChange("10", "Troops of an ally aboard ships that explore carry no discovery for their own country, in games that begin with this edition; before, they did.",
                    "EU-EXPLORATION", "EU-EXPLORATION-END", "EU-DISCOVERY-HOME")
            .withChange("10", "In the fast battle the campaign does not limit the size of a naval stack that intercepts, as its guide says; before, a passive campaign, or none yet, limited it "
                    + "to one FLEET.",
                    "EU-INT-SEA", "EU-CAMP-SEA")
            .withChange("10", "Explorers, conquistadors and governors who come to Europe with troops command none there; before, they commanded as generals do.",
                    "EU-CMD-1", "EU-BATTLE", "EU-INT-LAND", "EU-ATTR-MOVEMENT", "EU-ATTR-SUPPLY", "EU-HIER-1")
            .withChange("10", "Where corsairs capture the last ships of the contingent that carries the gold, another one leads the stack on with the gold that they leave; before, it went down.",
                    "EU-CONVOY-ATTACK", "EU-CMD-3")
            .withChange("10", "A country that intervenes takes part in the war with at most one naval stack, which the intervention names, and its other ships are at peace; before, all "
                    + "its ships fought.",
                    "EU-ALLY-3", "EU-ALLY-5", "EU-MOVE-SEA-ACTIVE", "EU-INT-SEA", "EU-SEA-BLOCKADE", "EU-SEA-TRANSPORT")
            .withChange("10", "Counters that a victor at sea captures beyond the three of one stack are put into FLEETs, or removed; before, he kept them all.", "EU-SEA-CAPTURE", "EU-STACK-2")
            .withChange("10", "Troops aboard in Europe whose ships reach no port go ashore on the closest friendly coast, or are lost; before, they stayed in the ships.",
                    "EU-SEA-TRANSPORT", "EU-BATTLE-RETREAT", "EU-SEA-RETREAT")
            .withChange("10", "The stack of an intervention is not divided outside its own land when it goes back after an interception or with war honours, and troops at home do not join what "
                    + "was divided from it; before, they could.",
                    "EU-ALLY-3", "EU-ALLY-5", "EU-UNIT-3", "EU-STACK-3", "EU-SIEGE-HONOURS")
            .withChange("10", "An adjustment leaves no position that a set-up could not begin with: Pashas, Timar, interventions, counters of a naval stack and the ice of the Sund are tested as "
                    + "there; before, some were not.",
                    "TERCIO-ADJUST")
            .withChange("10", "An extended campaign moves to its line no more than stands on the line of the former one; before, that line could fall below 0.", "EU-CAMP-1", "EU-CAMP-7", "EU-CAMP-MINOR",
                    "EU-ERS-2")
            .withChange("10", "Who follows a beaten fleet blockades a port with separate coasts from its main coast alone; before, from any sea next to it.", "EU-MOVE-3", "EU-SEA-BLOCKADE")
            .withChange("10", "The naval stack of a foreign intervention keeps at most one FLEET where it is divided; before, it could keep more.", "EU-ALLY-5");

    /** The edition of the program that first played games by the older rules. */
    private static final String FIRST_OF_OLDER_RULES = "2";

    /**
     * The changes since the edition that first played games by the older rules, which share the chapters of the game.
     */
    static final EditionHistory OF_OLDER_RULES = new EditionHistory(FIRST_OF_OLDER_RULES,
            HISTORY.changesSince(FIRST_OF_OLDER_RULES).orElseThrow());

    private EuRuleChanges() {}
}
