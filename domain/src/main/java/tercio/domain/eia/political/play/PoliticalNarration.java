package tercio.domain.eia.political.play;

import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.scenario.adjustment.play.AdjustmentNarration;
import tercio.domain.eia.scenario.adjustment.play.EiaChange;

/** The events of the political phase as sentences. */
final class PoliticalNarration {

    private PoliticalNarration() {}

    static String of(PoliticalEvent event) {
        return switch (event) {
            case PoliticalEvent.WarEntered war -> war.power().title() + " declares war on " + nation(war.on())
                    + (war.points() == 0 ? "." : " and loses " + war.points() + (war.points() == 1 ? " political point." : " political points."));
            case PoliticalEvent.TreatyOffered offered -> offered.power().title() + " offers " + offered.to().title() + " " + offered.treaty().title() + ".";
            case PoliticalEvent.TreatyDeclined declined -> declined.power().title() + " declines " + declined.treaty().title() + " with " + declined.from().title() + ".";
            case PoliticalEvent.TreatyMade made -> nation(made.one()) + " and " + nation(made.other()) + " agree on " + made.treaty().title() + ".";
            case PoliticalEvent.TreatyEnded ended -> ended.power().title() + " leaves " + ended.treaty().title() + " with " + ended.other().title() + ".";
            case PoliticalEvent.PermissionChanged changed -> permission(changed.power(), changed.to(), changed.permission(), changed.granted()) + ".";
            case PoliticalEvent.ProvinceChanged changed -> standing(changed.province(), changed.standing(), changed.owner()) + ".";
        };
    }

    /** A standing as part of a sentence: {@code Bavaria is a free state under France}. */
    static String standing(String province, ProvinceStanding standing, String owner) {
        return AdjustmentNarration.of(new EiaChange.ProvinceControl(province, standing, owner));
    }

    /** A permission as part of a sentence: {@code Prussia permits Austria to use its depots}. */
    static String permission(Power by, Power to, EiaChange.Permission permission, boolean granted) {
        return AdjustmentNarration.of(new EiaChange.PermissionSet(by, to, permission, granted));
    }

    /** The name of a power or minor state. */
    static String nation(String word) {
        return AdjustmentNarration.nation(word);
    }
}
