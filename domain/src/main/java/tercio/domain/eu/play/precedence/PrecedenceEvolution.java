package tercio.domain.eu.play.precedence;

import java.util.function.UnaryOperator;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Precedence;
import tercio.domain.eu.play.precedence.PrecedenceEvent.PrecedenceClaimed;
import tercio.domain.eu.play.precedence.PrecedenceEvent.PrecedenceDecided;
import tercio.domain.eu.play.precedence.PrecedenceEvent.PrecedenceYielded;

/** Applies claims of allied countries to the board. */
final class PrecedenceEvolution {

    private PrecedenceEvolution() {}

    static EuState evolve(EuState state, PrecedenceEvent event) {
        return switch (event) {
            case PrecedenceClaimed claimed -> changed(state, now -> now.claimed(claimed.country(), claimed.asked()));
            case PrecedenceYielded yielded -> changed(state, now -> now.asked(yielded.asked()));
            case PrecedenceDecided decided -> changed(state, now -> Precedence.of(decided.country()));
        };
    }

    private static EuState changed(EuState state, UnaryOperator<Precedence> change) {
        return switch (state.phase()) {
            case Phase.Movement movement -> state.phase(movement.precedence(change.apply(movement.precedence())));
            case Phase.Battles battles -> state.phase(battles.precedence(change.apply(battles.precedence())));
            default -> throw new IllegalStateException("no allies act in turn in " + state.phase());
        };
    }
}
