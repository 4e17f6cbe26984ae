package tercio.domain.eu.sea.ships.play;

import java.util.Collection;
import java.util.Optional;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SessionAtStart.TradeFleets;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.peoples.turkey.TurkishArmy;
import tercio.domain.eu.world.corsair.CorsairOwner;
import tercio.domain.eu.world.corsair.MinorsAgainstCorsairs.Minor;
import tercio.domain.eu.world.corsair.TradeZones;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * The naval stacks of minor countries that may fight corsairs (EU-CORSAIR-MINORS). Reading: where the scenario does not tell the trade
 * fleets of a sea zone, any may.
 */
public final class MinorHunters {

    private MinorHunters() {}

    /** The reason why ships of a minor country may not fight the corsairs of a sea zone; empty if they may, and for a major country. */
    public static Optional<Refusal> huntRefusal(WarView board, NavalStack ships, SpaceId zone) {
        var country = ships.country();
        var known = TradeZones.PRINTED.zonesOf(zone).stream().flatMap(trade -> Optional.ofNullable(board.state().scenario().sessionOrNone().trade().get(trade)).stream()).toList();
        if (known.isEmpty() || board.tables().armyClasses().isMajor(country)) {
            return Optional.empty();
        }
        return minor(board, ships, zone, known).mayHunt() ? Optional.empty() : Optional.of(Refusal.of("EU-CORSAIR-MINORS",
                Sentence.of("eu.voyage.refused-minor-hunters")));
    }

    private static Minor minor(WarView board, NavalStack ships, SpaceId zone, Collection<TradeFleets> known) {
        var country = ships.country();
        var own = board.state().allianceOf(ships);
        boolean atWar = board.state().alliances().stream().anyMatch(other -> board.areEnemies(own, other));
        var raid = board.state().marks().raids().get(zone);
        boolean barbary = raid != null && CorsairOwner.of(raid.by()) == CorsairOwner.BARBARY;
        return new Minor(atWar, !country.equals(TurkishArmy.COUNTRY) && CorsairOwner.of(country) != CorsairOwner.BARBARY,
                known.stream().anyMatch(fleets -> fleets.minors().containsKey(country)), barbary && known.stream().anyMatch(fleets -> fleets.attacked().contains(country)));
    }
}
