package tercio.domain.eu.turn.precedence.play;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/**
 * A land or naval stack that would begin a movement. It does so in the impulse of its alliance, after the movement of another is completed, before
 * its country has ended its movements, in the order that allies have agreed, and once (EU-MOVE-1, EU-MOVE-ONCE).
 *
 * @param rule that is cited where it may not
 * @param naval whether it is a naval stack
 * @param name of the stack
 */
public record BeginningMover(String rule, boolean naval, CountryId country, Supplier<Argument> name, boolean moved) {

    /**
     * The reason why it begins no movement now; empty if it may.
     *
     * @param going whether another movement is going on
     */
    public Optional<Refusal> refusal(WarView board, Predicate<Movement> going) {
        if (!(board.state().phase() instanceof Movement movement)) {
            return Optional.of(Refusal.of(rule, Sentence.of("eu.precedence.refused-movements").with("naval", naval)));
        }
        var phasing = board.state().allianceAt(movement.turnOf());
        if (board.state().allianceOf(country) != phasing) {
            return Optional.of(Refusal.of(rule, Sentence.of("eu.precedence.refused-other-impulse").with("stack", name.get()).with("who", SentenceNames.alliance(board.state(), phasing))));
        }
        if (going.test(movement) || !board.state().duties().isEmpty()) {
            return Optional.of(Refusal.of(rule, Sentence.of("eu.precedence.refused-movement-under-way")));
        }
        if (movement.ended().contains(country)) {
            return Optional.of(Refusal.of(rule, Sentence.of("eu.common.refused-movements-ended").with("who", SentenceNames.country(country))));
        }
        var order = Contenders.refusal(board, country);
        if (order.isPresent()) {
            return order;
        }
        return moved ? Optional.of(Refusal.of("EU-MOVE-ONCE", Sentence.of("eu.movement.refused-has-moved").with("stack", name.get()))) : Optional.empty();
    }
}
