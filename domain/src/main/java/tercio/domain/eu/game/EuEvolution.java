package tercio.domain.eu.game;

/** How any event changes the board: it only assigns what the event says. */
public final class EuEvolution {

    private EuEvolution() {}

    public static EuState evolve(EuState state, EuEvent event) {
        return switch (event) {
            case RoundEvent round -> RoundEvolution.evolve(state, round);
            case MoveEvent move -> MoveEvolution.evolve(state, move);
            case BattleEvent battle -> BattleEvolution.evolve(state, battle);
            case SiegeEvent siege -> SiegeEvolution.evolve(state, siege);
        };
    }
}
