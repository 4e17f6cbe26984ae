package tercio.projections;

import java.util.List;
import java.util.Optional;
import tercio.application.dice.SeatContributions;
import tercio.application.record.KernelCommand.Contribute;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence;

/** Decisions of seats on their contributions to the dice. */
final class AwaitedContributions {

    static final String KIND = "Contribute";
    private static final Citation RULE = Citation.of("TERCIO-DICE");

    private AwaitedContributions() {}

    /** The decision of each seat that owes its contribution at a position. */
    static List<AwaitedDecision> at(GameHistory history, int position) {
        return SeatContributions.at(history.openingEvent(), history.events(), position).owingSeats().stream()
                .map(seat -> decision(history, seat)).toList();
    }

    private static AwaitedDecision decision(GameHistory history, String seat) {
        var controls = history.openingEvent().partiesOf(seat);
        var id = KIND + "-" + (1 + history.openingEvent().seats().stream().map(each -> each.name()).toList().indexOf(seat));
        var waive = new Option(Sentence.of("kernel.seat.to-waive"), new Contribute(Optional.empty(), Optional.of(true)));
        return new AwaitedDecision(seat, new Decision(id, controls.stream().sorted().findFirst().orElse(""), KIND, RULE,
                Sentence.of("kernel.seat.ask-contribution").with("most", SeatContributions.LONGEST),
                List.of(waive), List.of()), controls.stream().anyMatch(history.viewer()::sees));
    }
}
