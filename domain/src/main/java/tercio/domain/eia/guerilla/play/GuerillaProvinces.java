package tercio.domain.eia.guerilla.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.map.HomeProvince;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.map.SpaceId;

/** The provinces in which guerillas appear, and those in which they can be hunted. */
final class GuerillaProvinces {

    /** Only Spain has guerillas (EIA-10.1.1). */
    static final Power OWNER = Power.SPAIN;

    private GuerillaProvinces() {}

    /** Whether a province is an unceded home province of Spain with guerillas. */
    static boolean canRise(EiaWarView board, HomeProvince province) {
        var hold = board.state().provinces().get(province.id());
        return province.power().filter(OWNER::equals).isPresent() && province.guerillaValue() > 0
                && hold.standing() == ProvinceStanding.HOME && hold.owner().equals(OWNER.nation());
    }

    /** The provinces in which Spain may dice for guerillas: each once, with an unbesieged enemy corps or garrison (EIA-10.1.1.2). */
    static List<HomeProvince> provincesToRaise(EiaWarView board) {
        return board.map().provincesOf(OWNER.nation()).stream()
                .filter(province -> canRise(board, province) && !board.state().provinces().get(province.id()).diced())
                .filter(province -> province.areas().stream().anyMatch(area -> hasEnemies(board, area))).toList();
    }

    private static boolean hasEnemies(EiaWarView board, SpaceId area) {
        boolean garrison = !board.isBesieged(area) && board.state().city(area).stream().flatMap(city -> city.garrisons().keySet().stream())
                .anyMatch(nation -> board.atWar(OWNER, nation));
        return garrison || !board.unbesiegedEnemyCorps(OWNER, area).isEmpty()
                || board.depotInField(area).filter(depot -> board.atWar(OWNER, depot.power()) && !depot.garrison().isEmpty()).isPresent();
    }

    /**
     * The provinces in which a power may operate against guerillas: each once, with a corps that did not fight and neither besieges
     * nor is besieged, where unbesieged guerillas are (EIA-10.1.1.4).
     */
    static List<HomeProvince> provincesToHunt(EiaWarView board, Power power) {
        return !board.atWar(power, OWNER) ? List.of() : board.map().provinces().stream()
                .filter(province -> !board.state().provinces().get(province.id()).diced())
                .filter(province -> !guerillas(board, province).isEmpty() && !hunters(board, power, province).isEmpty()).toList();
    }

    /** The unbesieged guerillas in a province. */
    static List<Irregular> guerillas(EiaWarView board, HomeProvince province) {
        return board.state().irregulars().values().stream().filter(piece -> piece.type() == FactorType.GUERILLA)
                .filter(piece -> province.areas().contains(piece.at().area()))
                .filter(piece -> piece.at().inField() || piece.at().inCity() && !board.isBesieged(piece.at().area())).toList();
    }

    /** The corps of a power in a province that did not fight and neither besiege nor are besieged. */
    static List<Corps> hunters(EiaWarView board, Power power, HomeProvince province) {
        return board.state().corpsOf(power).stream().filter(corps -> province.areas().contains(corps.at().area()) && !corps.at().isAboard())
                .filter(corps -> !corps.journey().fought() && !isAtSiege(board, corps)).toList();
    }

    private static boolean isAtSiege(EiaWarView board, Corps corps) {
        var city = board.state().city(corps.at().area());
        return city.filter(each -> corps.at().inCity() ? each.isBesieged() : each.besiegers().contains(corps.power())).isPresent();
    }

    /** A new guerilla in an area. Ids go on where those of the scenario end. */
    static Irregular newGuerilla(EiaState state, SpaceId area) {
        int number = state.scenario().irregulars().stream().mapToInt(each -> each.count()).sum() + state.founded() + 1;
        return new Irregular(new UnitId(FactorType.GUERILLA.word() + "-" + number), OWNER, FactorType.GUERILLA, Location.field(area), Journey.from(area));
    }

    static Optional<HomeProvince> find(List<HomeProvince> among, ProvinceId id) {
        return among.stream().filter(province -> province.id().equals(id)).findFirst();
    }
}
