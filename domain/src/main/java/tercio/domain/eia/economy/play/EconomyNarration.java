package tercio.domain.eia.economy.play;

import static tercio.domain.eia.common.game.CampaignNames.power;

import tercio.domain.eia.common.concept.Power;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the events of the economic phase. The catalogs of {@code eia.month} say how they read. */
final class EconomyNarration {

    private EconomyNarration() {}

    static Sentence of(EconomyEvent event) {
        return switch (event) {
            case EconomyEvent.IncomeTaken e -> say("income", e.power());
            case EconomyEvent.TreasuryFilled e -> say(e.money() > 0 ? "to-treasury" : "to-reserve", e.power()).with("money", Math.abs(e.money()));
            case EconomyEvent.PoliticalPointsEntered e -> say("points", e.power()).with("change", e.points() > 0 ? "gained" : "lost").with("points", Math.abs(e.points()));
        };
    }

    private static Keyed say(String key, Power who) {
        return Sentence.of("eia.month." + key).with("who", power(who));
    }
}
