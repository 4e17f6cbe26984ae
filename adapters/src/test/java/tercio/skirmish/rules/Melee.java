package tercio.skirmish.rules;

/**
 * The facts of a clash before the dice.
 *
 * @param attackers men who attack, at least 1
 * @param defenders men on the hill without those committed, at least 1
 * @param committed men of the reserve that join the defence
 * @param attack the order of the attacker
 * @param defence the order of the defender
 * @param climb the height of the attacked hill above the other, negative if it is lower
 * @param stream whether a stream lies between the hills
 */
public record Melee(int attackers, int defenders, int committed, CaptainOrder attack, CaptainOrder defence, int climb, boolean stream) {}
