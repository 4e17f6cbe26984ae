package tercio.domain.eia.political.play;

import static tercio.domain.eia.common.game.CampaignNames.nation;
import static tercio.domain.eia.common.game.CampaignNames.power;

import java.util.Locale;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Treaty;
import tercio.domain.eia.scenario.adjustment.play.EiaChange;
import tercio.domain.eia.scenario.adjustment.play.EiaChangePhrases;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.domain.sentence.Sentence;

/** Tells the events of the political phase. The catalogs of {@code eia.month} say how they read. */
final class PoliticalNarration {

    private PoliticalNarration() {}

    static Sentence of(EiaState before, PoliticalEvent event) {
        return switch (event) {
            case PoliticalEvent.WarEntered e -> say("war").with("who", power(e.power())).with("on", nation(e.on())).with("points", e.points());
            case PoliticalEvent.TreatyOffered e -> treaty("treaty-offered", power(e.power()), power(e.to()), e.treaty());
            case PoliticalEvent.TreatyDeclined e -> treaty("treaty-declined", power(e.power()), power(e.from()), e.treaty());
            case PoliticalEvent.TreatyMade e -> treaty("treaty-made", nation(e.one()), nation(e.other()), e.treaty());
            case PoliticalEvent.TreatyEnded e -> treaty("treaty-ended", power(e.power()), power(e.other()), e.treaty());
            case PoliticalEvent.PermissionChanged e -> change(before, new EiaChange.PermissionSet(e.power(), e.to(), e.permission(), e.granted()));
            case PoliticalEvent.ProvinceChanged e -> change(before, new EiaChange.ProvinceControl(e.province(), e.standing(), e.owner()));
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eia.month." + key);
    }

    private static Keyed treaty(String key, Argument who, Argument to, Treaty treaty) {
        return say(key).with("who", who).with("to", to).with("treaty", treaty.name().toLowerCase(Locale.ROOT));
    }

    private static Keyed change(EiaState before, EiaChange change) {
        return say("changed").with("change", EiaChangePhrases.of(before, change));
    }
}
