package tercio.domain.eu.turn.precedence.play;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SpokenNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.game.Verdict;

/**
 * A land or naval stack that would begin a movement. It does so in the impulse of its alliance, after the movement of another is completed, before
 * its country has ended its movements, in the order that allies have agreed, and once (EU-MOVE-1, EU-MOVE-ONCE).
 *
 * @param rule that is cited where it may not
 * @param kind as players say it: {@code naval stacks}
 * @param title of the stack
 */
public record BeginningMover(String rule, String kind, String country, Supplier<String> title, boolean moved) {

    /**
     * The reason why it begins no movement now; empty if it may.
     *
     * @param going whether another movement is going on
     */
    public Optional<Verdict<EuEvent>> refusal(WarView board, Predicate<Phase.Movement> going) {
        if (!(board.state().phase() instanceof Phase.Movement movement)) {
            return EuCommandRun.refuse(rule, kind + " move during the movements of their alliance");
        }
        var phasing = board.state().allianceAt(movement.turnOf());
        if (board.state().allianceOf(country) != phasing) {
            return EuCommandRun.refuse(rule, title.get() + " does not move now: it is the impulse of " + SpokenNames.alliance(board.state(), phasing));
        }
        if (going.test(movement) || !board.state().duties().isEmpty()) {
            return EuCommandRun.refuse(rule, "each movement is completed before the next one starts");
        }
        if (movement.ended().contains(country)) {
            return EuCommandRun.refuse(rule, Nation.of(country) + " has ended its movements this impulse");
        }
        var order = Contenders.refusal(board, country);
        if (order.isPresent()) {
            return order.map(Verdict.Refused<EuEvent>::new);
        }
        return moved ? EuCommandRun.refuse("EU-MOVE-ONCE", title.get() + " has moved this impulse") : Optional.empty();
    }
}
