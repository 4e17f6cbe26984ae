package tercio.domain.eia.guerilla.irregulars.play;

import static tercio.domain.eia.common.game.CampaignNames.area;
import static tercio.domain.eia.common.game.CampaignNames.at;
import static tercio.domain.eia.common.game.CampaignNames.irregular;
import static tercio.domain.eia.common.game.CampaignNames.power;

import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells what cossacks and freikorps do outside combats. The catalogs of {@code eia.guerillas} say how it reads. */
final class IrregularsNarration {

    private IrregularsNarration() {}

    static Sentence of(AvoidanceEvent event) {
        return switch (event) {
            case AvoidanceEvent.AvoidanceAsked e -> about("may-avoid", e.power(), e.area());
            case AvoidanceEvent.CombatAccepted e -> about("stay", e.power(), e.area());
            case AvoidanceEvent.CombatAvoided e when e.away().isEmpty() -> about("caught", e.power(), e.area());
            case AvoidanceEvent.CombatAvoided e -> about("avoid", e.power(), e.area()).with("count", e.away().size()).with("to", area(e.to()));
        };
    }

    static Sentence of(EiaState before, IrregularGarrisonEvent event) {
        return switch (event) {
            case IrregularGarrisonEvent.DepotGarrisonJoined e -> say("joins-depot").with("piece", irregular(before.irregulars().get(e.piece()))).with("at", at(e.area()));
            case IrregularGarrisonEvent.DepotGarrisonLeft e -> say("leaves-depot").with("piece", irregular(e.piece())).with("at", at(e.piece().at().area()));
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eia.guerillas." + key);
    }

    private static Keyed about(String key, Power who, SpaceId area) {
        return say(key).with("who", power(who)).with("at", at(area));
    }
}
