package tercio.domain.eu.turn.levy.play;

import java.util.OptionalInt;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * Recruitment in the rest of the world (EU-RECR-AREA): in trading posts and colonies, in forts and missions none. In a turn a colony of level 6 gives
 * 2 LD for the plain price or one A- for twice that, any other an exploration detachment for the plain price or 1 LD for twice the price.
 */
final class WorldRecruits {

    private static final int OF_LEVEL_SIX = 2;
    private static final int TWICE = 2;

    private WorldRecruits() {}

    /** Whether the province is one of the rest of the world, also where a colony of level 6 counts as Europe. */
    static boolean isOverseas(WarView board, SpaceId province) {
        return board.map().isOnWorldSheet(province);
    }

    /** Whether a trading post or a colony of the country is there. */
    static boolean hasSettlement(WarView board, CountryId country, SpaceId province) {
        return board.state().world().establishments().hasAny(province, here -> here.kind().hasLevels() && here.owner().equals(country) && here.controller().equals(country));
    }

    /** The factor of the price for these counters there; empty where so many are not raised there this turn. */
    static OptionalInt priceFactor(WarView board, CountryId country, SpaceId province, Counters units) {
        int before = board.state().countries().get(country).levies().overseas().recruitedIn(province);
        boolean large = board.state().world().establishments().hasAny(province, Establishment::isEuropean);
        if (units.armyPlus() > 0 || units.armyMinus() > 0) {
            return large && before == 0 && units.armyPlus() == 0 && units.armyMinus() == 1 && units.ld() + units.detachments() == 0 ? OptionalInt.of(TWICE) : OptionalInt.empty();
        }
        if (units.detachments() > 0) {
            return !large && before == 0 && units.detachments() == 1 && units.ld() == 0 ? OptionalInt.of(1) : OptionalInt.empty();
        }
        if (large) {
            return before + units.ld() <= OF_LEVEL_SIX ? OptionalInt.of(1) : OptionalInt.empty();
        }
        return before + units.ld() <= 1 ? OptionalInt.of(TWICE) : OptionalInt.empty();
    }

    /** The limits of recruitment there, for a form. */
    static Sentence limit() {
        return Sentence.of("eu.levy.limit-overseas").with("most", OF_LEVEL_SIX).with("army", Units.ARMY_MINUS);
    }

    /** The limits of recruitment there, in words. */
    /** The reason why a settlement gives no such recruits, with what it gave this turn. */
    static Sentence refusal(SpaceId province, int recruited) {
        return Sentence.of("eu.levy.refused-world").with("most", OF_LEVEL_SIX).with("army", Units.ARMY_MINUS).with("ld", recruited).with("where", SentenceNames.place(province));
    }
}
