package tercio.domain.eia.month.play;

import static tercio.domain.eia.common.game.CampaignNames.month;
import static tercio.domain.eia.common.game.CampaignNames.power;

import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the phases of a month. The catalogs of {@code eia.month} say how they read. */
final class MonthNarration {

    private MonthNarration() {}

    static Sentence of(MonthEvent event) {
        return switch (event) {
            case MonthEvent.MonthPhaseBegan e -> say("phase-begins").with("phase", e.phase().word()).with("month", month(e.month()));
            case MonthEvent.MonthPhaseDone e -> say("phase-entered").with("who", power(e.power())).with("phase", e.phase().word());
            case MonthEvent.RestOfMonthSkipped e -> say("skipped").with("who", power(e.power()));
            case MonthEvent.LandPhaseOpened e -> say("land-phase").with("month", month(e.month()));
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eia.month." + key);
    }
}
