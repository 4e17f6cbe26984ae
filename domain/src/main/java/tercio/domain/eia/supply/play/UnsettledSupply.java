package tercio.domain.eia.supply.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.combat.siege.play.SiegeForces;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.supply.line.play.OpenUpkeep;
import tercio.domain.map.SpaceId;

/** The corps and the besieged cities whose supply is not settled in this supply step (EIA-7.4). */
final class UnsettledSupply {

    private UnsettledSupply() {}

    /** The unbesieged corps of a power whose supply is not settled. */
    static List<Corps> corps(EiaWarView board, Power power) {
        return OpenUpkeep.of(board, power);
    }

    /** The besieged cities in which a power has forces whose supply is not settled. */
    static List<SpaceId> besiegedCities(EiaWarView board, Power power) {
        return unfedCities(board).filter(city -> decidingPower(board, city).filter(power::equals).isPresent()).map(CityHold::area).toList();
    }

    /**
     * The besieged cities whose garrison nobody plays and whose supply is not settled, by the besieger who throws their die: its
     * sequence stands for that of a neutral minor state, which has none.
     */
    static List<SpaceId> neutralCities(EiaWarView board, Power besieger) {
        return unfedCities(board).filter(city -> decidingPower(board, city).isEmpty() && StarvedCities.captor(board, city.area()) == besieger)
                .map(CityHold::area).toList();
    }

    private static Stream<CityHold> unfedCities(EiaWarView board) {
        return board.besiegedCities().stream().filter(city -> !city.fed() && board.factorsInCity(city.area()) > 0);
    }

    /** The power that settles the supply of a besieged city: who controls it if it has forces inside, else the first that has. */
    private static Optional<Power> decidingPower(EiaWarView board, CityHold city) {
        var inside = board.state().powersInGame().filter(power -> SiegeForces.isInside(board, city.area(), power)).toList();
        return inside.stream().filter(power -> city.controller().equals(power.nation())).findFirst().or(() -> inside.stream().findFirst());
    }
}
