package tercio.domain.eu.common.policy;

/**
 * The rules of a war on the map, outside the procedures, in which the editions differ. The chapters of a game ask these
 * policies and never for an edition.
 *
 * @param draw the positions of the sides after a battle without a winner (EU-BATTLE-RETREAT)
 * @param retreat the places to which a beaten side may retreat (EU-BATTLE-RETREAT)
 * @param morale the quality of a force with as many veteran as other LD (EU-VET-3)
 * @param fall the levels that a fortress loses when it is taken (EU-FORT-2, EU-FORT-3)
 * @param weakBesieger the options of besiegers who are too few for the fortress (EU-SIEGE)
 * @param passing whether a move can pass an enemy fortress (EU-MOVE-SIEGE)
 * @param overrun the kind of strength that overruns enemies (EU-MOVE-OVERRUN)
 * @param navalSupply the number of land stacks that a naval stack supplies (EU-SUP-SHIPS)
 * @param interceptingFleets the size of a naval stack that intercepts by a passive campaign (EU-CAMP-SEA)
 * @param fleetCargo the most LD that a FLEET counter carries (EU-SEA-TRANSPORT)
 * @param timarMorale whether troops with Timar have the morale of the technology of Timar (EU-TUR-2); else technology is by the normal procedure
 */
public record PlayPolicies(
        AfterDraw draw,
        RetreatDirection retreat,
        MixedMorale morale,
        FortressFall fall,
        WeakBesieger weakBesieger,
        PassingFortress passing,
        OverrunBy overrun,
        NavalSupply navalSupply,
        InterceptingFleets interceptingFleets,
        FleetCargo fleetCargo,
        boolean timarMorale) {

    /** The main edition. */
    static final PlayPolicies MAIN = new PlayPolicies(AfterDraw.SECOND_MAY_STAY, RetreatDirection.BY_ORIGIN, MixedMorale.MORE_THAN_HALF,
            FortressFall.BY_GARRISON, WeakBesieger.MAY_ASSAULT, PassingFortress.ON_FRIENDLY_GROUND, OverrunBy.RATIO,
            NavalSupply.EACH_STACK, InterceptingFleets.ONE_FLEET, FleetCargo.UNLIMITED, true);

    /** The fast battle: a naval stack supplies one land stack, and no campaign limits the size of interceptors; the guide is silent about the rest. */
    static final PlayPolicies FAST = new PlayPolicies(MAIN.draw, MAIN.retreat, MAIN.morale, MAIN.fall, MAIN.weakBesieger, MAIN.passing, MAIN.overrun,
            NavalSupply.ONE_STACK, InterceptingFleets.ANY_SIZE, MAIN.fleetCargo, MAIN.timarMorale);

    /** The rapid battle. */
    static final PlayPolicies RAPID = new PlayPolicies(AfterDraw.ALL_GO_BACK, RetreatDirection.FRIENDLY_NEIGHBOUR,
            MixedMorale.THEN_ARMY_COUNTERS, FortressFall.ONE_LEVEL_DOWN_TO_PRINTED, WeakBesieger.GOES_BACK, PassingFortress.STOPS,
            OverrunBy.TWO_ARMIES, NavalSupply.EACH_STACK, InterceptingFleets.ONE_FLEET, FleetCargo.OF_THE_OLDEST, false);
}
