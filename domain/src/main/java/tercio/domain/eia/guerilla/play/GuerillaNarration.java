package tercio.domain.eia.guerilla.play;

import static tercio.domain.eia.common.game.CampaignNames.at;
import static tercio.domain.eia.common.game.CampaignNames.power;
import static tercio.domain.eia.common.game.CampaignNames.province;

import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the events of guerillas. The catalogs of {@code eia.guerillas} say how they read. */
final class GuerillaNarration {

    private GuerillaNarration() {}

    static Sentence of(GuerillaEvent event) {
        return switch (event) {
            case GuerillaEvent.GuerillaAppeared e -> say("appears").with("at", at(e.guerilla().at().area()));
            case GuerillaEvent.GuerillasRaised e -> say("rise").with("count", e.count()).with("province", province(e.province()));
            case GuerillaEvent.GuerillaPlaced e -> say("placed").with("at", at(e.guerilla().at().area()));
            case GuerillaEvent.GuerillasHunted e -> say("hunted").with("who", power(e.power())).with("province", province(e.province())).with("removed", e.removed().size());
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eia.guerillas." + key);
    }
}
