package tercio.domain.eu.turn.precedence.play;

import java.util.function.UnaryOperator;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Precedence;
import tercio.domain.eu.turn.precedence.play.PrecedenceEvent.PrecedenceClaimed;
import tercio.domain.eu.turn.precedence.play.PrecedenceEvent.PrecedenceDecided;
import tercio.domain.eu.turn.precedence.play.PrecedenceEvent.PrecedenceYielded;

/** Applies claims of allied countries to the board. */
final class PrecedenceEvolution {

    private PrecedenceEvolution() {}

    static EuState evolve(EuState state, PrecedenceEvent event) {
        return switch (event) {
            case PrecedenceClaimed claimed -> withPrecedence(state, now -> now.withClaim(claimed.country(), claimed.asked()));
            case PrecedenceYielded yielded -> withPrecedence(state, now -> now.withAsked(yielded.asked()));
            case PrecedenceDecided decided -> withPrecedence(state, now -> Precedence.of(decided.country()));
        };
    }

    private static EuState withPrecedence(EuState state, UnaryOperator<Precedence> change) {
        return switch (state.phase()) {
            case Movement movement -> state.withPhase(movement.withPrecedence(change.apply(movement.precedence())));
            case Phase.Battles battles -> state.withPhase(battles.withPrecedence(change.apply(battles.precedence())));
            default -> throw new IllegalStateException("no allies act in turn in " + state.phase());
        };
    }
}
