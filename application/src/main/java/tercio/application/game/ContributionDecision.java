package tercio.application.game;

import java.util.List;
import java.util.Optional;
import tercio.application.dice.SeatContributions;
import tercio.application.record.Caller;
import tercio.application.record.ContributionGiven;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand.Contribute;
import tercio.application.record.KernelEvent;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Decides whether a seat may contribute to the dice, and refuses dice while seats still owe their contribution. */
record ContributionDecision(SeatContributions contributions, GameOpened opened) {

    private static final String RULE = "TERCIO-DICE";

    Verdict<KernelEvent> of(Caller caller, Contribute given) {
        return fault(caller, given).<Verdict<KernelEvent>>map(objection -> new Verdict.Refused<>(Refusal.of(RULE, objection)))
                .orElseGet(() -> new Verdict.Accepted<>(List.of(new Verdict.ExplainedEvent<>(new ContributionGiven(caller.name(), given.value()), List.of())),
                        List.of()));
    }

    private Optional<Sentence> fault(Caller caller, Contribute given) {
        if (!contributions.areRequired()) {
            return Optional.of(Sentence.of("kernel.dice.none-awaited"));
        }
        if (!contributions.isRequiredOf(caller.name())) {
            return Optional.of(withOwed(caller.host() ? Sentence.of("kernel.dice.host-contributes") : Sentence.of("kernel.dice.plays-nobody").with("who", new Text(caller.name()))));
        }
        if (!contributions.owingSeats().contains(caller.name())) {
            return Optional.of(withOwed(Sentence.of("kernel.dice.has-spoken").with("who", new Text(caller.name()))));
        }
        boolean waives = given.waive().orElse(false);
        if (waives == given.value().isPresent()) {
            return Optional.of(Sentence.of("kernel.dice.value-or-waive").with("most", SeatContributions.LONGEST));
        }
        return given.value().filter(value -> value.isEmpty() || value.length() > SeatContributions.LONGEST).map(value ->
                Sentence.of("kernel.dice.length").with("most", SeatContributions.LONGEST).with("count", value.length()));
    }

    /** A refusal, and which seats still owe their contribution. */
    private Sentence withOwed(Sentence refusal) {
        var owing = contributions.owingSeats();
        return Sentence.several(List.of(refusal, owing.isEmpty() ? Sentence.of("kernel.dice.all-spoke") : Sentence.of("kernel.dice.awaited").with("seats", owing())));
    }

    private Text owing() {
        return new Text(String.join(", ", contributions.owingSeats()));
    }

    /** The answer to a command that needs a die before all seats have spoken. */
    Refusal waitingRefusal(Caller caller) {
        var refusal = Refusal.of(RULE, Sentence.of("kernel.dice.waiting").with("seats", owing()).with("count", contributions.owingSeats().size()));
        return contributions.owingSeats().contains(caller.name())
                ? refusal.withLegal(List.of(new Option(Sentence.of("kernel.dice.to-waive"), new Contribute(Optional.empty(), Optional.of(true))))) : refusal;
    }
}
