package tercio.domain.eia.turn.play;

import java.util.List;
import java.util.stream.Collectors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.SentenceParts;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.map.WarMap;

/** The events of the sequence of play as sentences. */
final class TurnNarration {

    private TurnNarration() {}

    static String of(EiaState before, TurnEvent event) {
        return switch (event) {
            case TurnEvent.OrderSet set -> "The powers move in this order: "
                    + set.order().stream().map(TurnNarration::names).collect(Collectors.joining(", then ")) + ".";
            case TurnEvent.SequenceBegan began -> names(began.slot().acting()) + SentenceParts.agreeing(began.slot().acting().size(), " begins", " begin") + " to act in " + before.month().title() + ": depots.";
            case TurnEvent.StepBegan began -> began.slot().movingPower().title() + " begins the " + began.step().title() + ".";
            case TurnEvent.SequenceEnded ended -> "The sequence of " + names(ended.slot().acting()) + " ends.";
            case TurnEvent.OccupationNoted noted -> noted.occupier()
                    .map(power -> power.title() + " holds the capital of " + noted.province() + ".")
                    .orElse("Nobody holds the capital of " + noted.province() + " any longer.");
            case TurnEvent.MinorConquered conquered -> conquered.by().title() + " has conquered " + conquered.province() + ".";
            case TurnEvent.CityPassed passed -> WarMap.PRINTED.name(passed.area()) + " passes to " + passed.to().title() + " with its state.";
            case TurnEvent.AllyOrderAsked asked -> asked.power().title() + " says who of the allies moves " + (asked.placed().isEmpty() ? "first" : "next") + ".";
            case TurnEvent.AllyNamed named -> named.power().title() + " names " + named.next().title() + ".";
            case TurnEvent.AlliesOrdered ordered -> "The allies move in this order: "
                    + ordered.slot().acting().stream().map(Power::title).collect(Collectors.joining(", then ")) + ".";
            case TurnEvent.MonthBegan began -> began.month().title() + " begins.";
            case TurnEvent.WarEnded ended -> "The war is over.";
        };
    }

    private static String names(List<Power> powers) {
        return SentenceParts.and(powers.stream().map(Power::title).toList());
    }
}
