package tercio.domain.eia.turn.play;

import static tercio.domain.eia.common.game.CampaignNames.area;
import static tercio.domain.eia.common.game.CampaignNames.inOrder;
import static tercio.domain.eia.common.game.CampaignNames.month;
import static tercio.domain.eia.common.game.CampaignNames.power;
import static tercio.domain.eia.common.game.CampaignNames.powers;
import static tercio.domain.eia.common.game.CampaignNames.province;

import java.util.Locale;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the events of the sequence of play. The catalogs of {@code eia.turn} say how they read. */
final class TurnNarration {

    private TurnNarration() {}

    static Sentence of(EiaState before, TurnEvent event) {
        return switch (event) {
            case TurnEvent.OrderSet set -> say("order").with("order", inOrder(set.order(), CampaignNames::powers));
            case TurnEvent.SequenceBegan began -> say("sequence-begins").with("who", powers(began.slot().acting())).with("month", month(before.month()));
            case TurnEvent.StepBegan began -> say("step-begins").with("who", power(began.slot().movingPower())).with("step", began.step().name().toLowerCase(Locale.ROOT));
            case TurnEvent.SequenceEnded ended -> say("sequence-ends").with("who", powers(ended.slot().acting()));
            case TurnEvent.OccupationNoted noted -> noted.occupier().map(power -> say("capital-held").with("who", power(power)).with("province", province(noted.province())))
                    .orElseGet(() -> say("capital-free").with("province", province(noted.province())));
            case TurnEvent.MinorConquered conquered -> say("conquered").with("who", power(conquered.by())).with("province", province(conquered.province()));
            case TurnEvent.CityPassed passed -> say("city-passes").with("city", area(passed.area())).with("to", power(passed.to()));
            case TurnEvent.AllyOrderAsked asked -> say("ally-asked").with("who", power(asked.power())).with("first", asked.placed().isEmpty());
            case TurnEvent.AllyNamed named -> say("ally-named").with("who", power(named.power())).with("next", power(named.next()));
            case TurnEvent.AlliesOrdered ordered -> say("allies-ordered").with("order", inOrder(ordered.slot().acting(), CampaignNames::power));
            case TurnEvent.MonthBegan began -> say("month-begins").with("month", month(began.month()));
            case TurnEvent.WarEnded ended -> say("war-over");
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eia.turn." + key);
    }
}
