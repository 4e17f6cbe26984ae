package tercio.domain.eu.play.precedence;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.SpokenNames;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
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
    public Optional<Verdict<EuEvent>> forbidden(Board board, Predicate<Phase.Movement> going) {
        if (!(board.state().phase() instanceof Phase.Movement movement)) {
            return Play.refused(rule, kind + " move during the movements of their alliance");
        }
        int phasing = board.state().allianceAt(movement.turnOf());
        if (board.state().allianceOf(country) != phasing) {
            return Play.refused(rule, title.get() + " does not move now: it is the impulse of " + SpokenNames.alliance(board.state(), phasing));
        }
        if (going.test(movement) || !board.state().duties().isEmpty()) {
            return Play.refused(rule, "each movement is completed before the next one starts");
        }
        if (movement.ended().contains(country)) {
            return Play.refused(rule, Nation.of(country) + " has ended its movements this impulse");
        }
        var order = Contenders.forbids(board, country);
        if (order.isPresent()) {
            return order.map(Verdict.Refused<EuEvent>::new);
        }
        return moved ? Play.refused("EU-MOVE-ONCE", title.get() + " has moved this impulse") : Optional.empty();
    }
}
