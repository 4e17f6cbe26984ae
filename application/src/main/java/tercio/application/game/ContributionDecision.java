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

/** Decides whether a seat may contribute to the dice, and refuses dice while seats still owe their contribution. */
record ContributionDecision(SeatContributions contributions, GameOpened opened) {

    private static final String RULE = "TERCIO-DICE";

    Verdict<KernelEvent> of(Caller caller, Contribute given) {
        return fault(caller, given).<Verdict<KernelEvent>>map(objection -> new Verdict.Refused<>(Refusal.of(RULE, objection)))
                .orElseGet(() -> new Verdict.Accepted<>(List.of(new Verdict.ExplainedEvent<>(new ContributionGiven(caller.name(), given.value()), List.of())),
                        List.of()));
    }

    private Optional<String> fault(Caller caller, Contribute given) {
        if (!contributions.areRequired()) {
            return Optional.of("The dice of this game wait for no contribution: a game is made with \"contributions\": \"seats\" for that.");
        }
        if (!contributions.isRequiredOf(caller.name())) {
            return Optional.of(caller.host()
                    ? "Each seat contributes for itself: the host, who may run the server, cannot do it for a seat. " + owedInWords()
                    : caller.name() + " plays nobody in this game and owes no contribution. " + owedInWords());
        }
        if (!contributions.owingSeats().contains(caller.name())) {
            return Optional.of(caller.name() + " has spoken already: a contribution stands until the server commits itself anew. " + owedInWords());
        }
        boolean waives = given.waive().orElse(false);
        if (waives == given.value().isPresent()) {
            return Optional.of("A contribution is either a value, a text of 1 to " + SeatContributions.LONGEST
                    + " characters, or \"waive\": true.");
        }
        return given.value().filter(value -> value.isEmpty() || value.length() > SeatContributions.LONGEST).map(value ->
                "A contribution has 1 to " + SeatContributions.LONGEST + " characters, not " + value.length() + ".");
    }

    private String owedInWords() {
        var owing = contributions.owingSeats();
        return owing.isEmpty() ? "All seats have spoken." : "Still awaited: " + String.join(", ", owing) + ".";
    }

    /** The answer to a command that needs a die before all seats have spoken. */
    Refusal waitingRefusal(Caller caller) {
        var refusal = Refusal.of(RULE, "This command needs a die, and the dice wait for the contributions of the seats: "
                + String.join(", ", contributions.owingSeats()) + (contributions.owingSeats().size() == 1 ? " still owes one." : " still owe theirs.")
                + " Each sends a value of its own, or waives, to the contributions of the game; commands without dice go on.");
        return contributions.owingSeats().contains(caller.name())
                ? refusal.withLegal(List.of(new Option("waive the contribution", new Contribute(Optional.empty(), Optional.of(true))))) : refusal;
    }
}
