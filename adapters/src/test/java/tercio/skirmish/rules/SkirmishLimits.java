package tercio.skirmish.rules;

/** The numbers of the rules that no table prints, and where men may march. */
final class SkirmishLimits {

    /** SK-RESERVE: how many men a captain may keep in reserve. */
    static final int RESERVE = 3;
    /** SK-MARCH: how many marches a captain has in a turn. */
    static final int MARCHES = 2;

    /** Bounds of a scenario. */
    static final int TURNS = 20;
    static final int MEN = 30;
    static final int CAPTAINS = 3;

    private SkirmishLimits() {}

    /** SK-MARCH-ORDER: who holds does not attack. */
    static boolean mayEnter(SkirmishState state, String captain, String hill) {
        return state.force(hill).map(HillForce::captain).filter(owner -> !owner.equals(captain)).isEmpty()
                || state.captain(captain).flatMap(Captain::order).filter(order -> order != CaptainOrder.HOLD).isPresent();
    }
}
