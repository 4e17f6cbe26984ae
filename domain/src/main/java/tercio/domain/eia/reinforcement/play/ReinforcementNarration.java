package tercio.domain.eia.reinforcement.play;

import static tercio.domain.eia.common.game.CampaignNames.area;
import static tercio.domain.eia.common.game.CampaignNames.at;
import static tercio.domain.eia.common.game.CampaignNames.corps;
import static tercio.domain.eia.common.game.CampaignNames.power;

import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.scenario.adjustment.play.EiaChangePhrases;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.domain.sentence.Sentence;

/**
 * Tells the events of the reinforcement phase. The catalogs of {@code eia.month} say how they read. Factors of corps and costs are left out,
 * because everybody reads the account.
 */
final class ReinforcementNarration {

    private ReinforcementNarration() {}

    static Sentence of(EiaState before, ReinforcementEvent event) {
        return switch (event) {
            case ReinforcementEvent.FactorsBought e -> say("reinforced", e.power());
            case ReinforcementEvent.CorpsRaised e -> say("raised", e.power()).with("corps", corps(e.counter().orElse(e.corps()))).with("inside", e.city()).with("where", area(e.area()))
                    .with("at", at(e.area()));
            case ReinforcementEvent.ForcesEntered e -> say("entered", e.power()).with("change", EiaChangePhrases.of(before, e.change()));
        };
    }

    private static Keyed say(String key, Power who) {
        return Sentence.of("eia.month." + key).with("who", power(who));
    }
}
