package tercio.domain.eia.combat.retreat.play;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.retreat.RetreatWay;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.Diplomacy.Grant;
import tercio.domain.eia.common.map.City;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.map.SpaceId;

/** Ways of a retreat for the forces on a board. */
public final class RetreatGround {

    private RetreatGround() {}

    /**
     * The ways of a force.
     *
     * @param powers the powers of its corps, which retreat together (EIA-7.5.2.10.3.2)
     */
    public static RetreatWay of(EiaWarView board, Collection<Power> powers) {
        return new RetreatWay(board.map(), goals(board, powers), area -> powers.stream().allMatch(power -> mayEnter(board, power, area)),
                area -> powers.stream().anyMatch(power -> isHeldByEnemies(board, power, area)));
    }

    /** All depots of the powers on land; where none is on the map, the national capitals that they control (EIA-7.5.2.10.3.1). */
    private static List<SpaceId> goals(EiaWarView board, Collection<Power> powers) {
        var depots = board.state().depots().values().stream().filter(depot -> powers.contains(depot.power()) && !depot.at().isAboard())
                .map(depot -> depot.at().area()).distinct().toList();
        return depots.isEmpty()
                ? powers.stream().flatMap(power -> board.map().nationalCapitals(power).stream().map(City::area)
                        .filter(area -> board.controlsCity(power, area))).distinct().toList()
                : depots;
    }

    /**
     * Whether forces of a power may be retreated into an area: into own land, that of an enemy, of an ally, or of a power that gave
     * access (EIA-10.3, reading E16).
     */
    public static boolean mayEnter(EiaWarView board, Power power, SpaceId area) {
        var territory = board.territoryOwner(area);
        return territory.equals(power.nation()) || board.atWar(power, territory)
                || Power.of(territory).filter(owner -> board.areAllied(power, owner) || hasAccess(board, owner, power)).isPresent();
    }

    private static boolean hasAccess(EiaWarView board, Power owner, Power to) {
        var grant = new Grant(owner, to);
        return board.diplomacy().access().contains(grant) || board.diplomacy().imposed().contains(grant);
    }

    /** Whether an area holds an unbesieged enemy corps, cossack, freikorps or depot garrison (EIA-7.5.2.10.3.3). */
    public static boolean isHeldByEnemies(EiaWarView board, Power power, SpaceId area) {
        return !board.unbesiegedEnemyCorps(power, area).isEmpty()
                || board.enemyIrregularsInField(power, area).stream().anyMatch(piece -> piece.type() != FactorType.GUERILLA)
                || enemyDepot(board, power, area).filter(depot -> !depot.garrison().isEmpty()).isPresent();
    }

    private static Optional<Depot> enemyDepot(EiaWarView board, Power power, SpaceId area) {
        return board.depotInField(area).filter(depot -> board.atWar(power, depot.power()));
    }
}
