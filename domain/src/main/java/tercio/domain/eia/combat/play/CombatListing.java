package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tercio.domain.eia.combat.CombatCrossing;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatArmy;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Crossed;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.Slot;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.map.SpaceId;

/**
 * The areas in which the phasing powers must fight, and the forces that take part (EIA-7.5.1, EIA-7.5.1.2): their corps, cossacks and freikorps against
 * enemy forces in the field of the same area. Guerillas need not be attacked (EIA-10.1.1.3).
 *
 * <p>Decided: all powers at war with a phasing power there defend together. The phasing powers, and their allies that stand there,
 * attack if they are at war with all of them; where no phasing power is, each that is at war with one of them attacks (reading of
 * EIA-7.3.8.6, whose steps leave no such area). Guerillas fight beside attackers of their power, and begin no combat alone.
 */
final class CombatListing {

    private CombatListing() {}

    /** The areas in which the phasing powers must fight, in the order of the map. */
    static List<SpaceId> areas(EiaWarView board) {
        var slot = board.state().slot();
        if (slot.isEmpty()) {
            return List.of();
        }
        var areas = new TreeSet<SpaceId>();
        board.state().corps().values().stream().filter(corps -> corps.at().inField() && slot.get().isActing(corps.power()))
                .map(corps -> corps.at().area()).forEach(areas::add);
        board.state().irregulars().values().stream()
                .filter(piece -> piece.at().inField() && slot.get().isActing(piece.power()) && piece.type() != FactorType.GUERILLA)
                .map(piece -> piece.at().area()).forEach(areas::add);
        return areas.stream().filter(area -> mustFight(board, area)).toList();
    }

    /** Whether a combat is to be fought in an area. */
    static boolean mustFight(EiaWarView board, SpaceId area) {
        return board.state().slot().filter(slot -> !defenders(board, slot, area).isEmpty() && !attackers(board, slot, area).isEmpty()).isPresent();
    }

    private static boolean hasFieldForces(EiaWarView board, Power power, SpaceId area, boolean depots) {
        return !board.corpsInField(area, corps -> corps.power() == power).isEmpty() || !irregulars(board, power, area).isEmpty()
                || depots && depot(board, power, area).isPresent();
    }

    private static List<Irregular> irregulars(EiaWarView board, Power power, SpaceId area) {
        return board.state().irregularsAt(Location.field(area)).stream()
                .filter(piece -> piece.power() == power && piece.type() != FactorType.GUERILLA).toList();
    }

    /** The irregulars that take part; guerillas beside attackers of their power (EIA-7.5.1.2, "attacking guerillas"). */
    private static List<Irregular> fightingIrregulars(EiaWarView board, Power power, SpaceId area, boolean attacking) {
        return board.state().irregularsAt(Location.field(area)).stream()
                .filter(piece -> piece.power() == power && (attacking || piece.type() != FactorType.GUERILLA)).toList();
    }

    private static Optional<Depot> depot(EiaWarView board, Power power, SpaceId area) {
        return board.depotInField(area).filter(depot -> depot.power() == power && !depot.garrison().isEmpty());
    }

    private static List<Power> defenders(EiaWarView board, Slot slot, SpaceId area) {
        return board.state().powersInGame().filter(power -> !slot.isActing(power) && hasFieldForces(board, power, area, true))
                .filter(power -> slot.acting().stream().anyMatch(acting -> hasFieldForces(board, acting, area, false) && board.atWar(acting, power))).toList();
    }

    private static List<Power> attackers(EiaWarView board, Slot slot, SpaceId area) {
        var defenders = defenders(board, slot, area);
        Predicate<Power> atWarWithAll = power -> defenders.stream().allMatch(enemy -> board.atWar(power, enemy));
        var all = Stream.concat(slot.acting().stream(), board.state().powersInGame().filter(power -> !slot.isActing(power) && !defenders.contains(power)
                && slot.acting().stream().anyMatch(acting -> board.areAllied(acting, power)))).filter(power -> hasFieldForces(board, power, area, false)).toList();
        var best = all.stream().filter(atWarWithAll).toList();
        return best.stream().anyMatch(slot::isActing) ? best : all.stream().filter(power -> slot.isActing(power)
                && defenders.stream().anyMatch(enemy -> board.atWar(power, enemy))).toList();
    }

    // --- A combat --------------------------------------------------------------------------------------------------

    static CombatArmy attacker(EiaWarView board, SpaceId area) {
        var slot = board.state().slot().orElseThrow();
        var powers = attackers(board, slot, area);
        var relieving = isLimited(board, area) ? pieces(board, powers, area) : List.<UnitId>of();
        return army(board, powers, area, relieving, true);
    }

    static CombatArmy defender(EiaWarView board, SpaceId area) {
        return army(board, defenders(board, board.state().slot().orElseThrow(), area), area, List.of(), false);
    }

    private static CombatArmy army(EiaWarView board, List<Power> powers, SpaceId area, List<UnitId> relieving, boolean attacking) {
        var corps = board.corpsInField(area, each -> powers.contains(each.power()));
        var irregulars = powers.stream().flatMap(power -> fightingIrregulars(board, power, area, attacking).stream()).map(Irregular::id).toList();
        boolean depot = powers.stream().anyMatch(power -> depot(board, power, area).isPresent());
        var leaders = board.state().leadersAt(Location.field(area)).stream().filter(leader -> powers.contains(leader.power())).toList();
        var commander = CombatCommanders.commanderAmong(board, leaders, corps);
        var lead = commander.map(leader -> leader.power()).orElseGet(() -> powerWithMostCorps(powers, corps));
        return CombatArmy.of(lead, powers, corps.stream().map(Corps::id).toList(), irregulars, depot, relieving, commander.map(leader -> leader.id()));
    }

    /** The power with most corps; of equals the first one. */
    static Power powerWithMostCorps(List<Power> powers, Collection<Corps> corps) {
        var best = powers.getFirst();
        long most = -1;
        for (var power : powers) {
            long count = corps.stream().filter(each -> each.power() == power).count();
            if (count > most) {
                best = power;
                most = count;
            }
        }
        return best;
    }

    private static List<UnitId> pieces(EiaWarView board, List<Power> powers, SpaceId area) {
        var all = new ArrayList<>(board.corpsInField(area, corps -> powers.contains(corps.power())).stream().map(Corps::id).toList());
        powers.forEach(power -> fightingIrregulars(board, power, area, true).forEach(piece -> all.add(piece.id())));
        return all;
    }

    /** The kind of a combat (EIA-7.5.3, EIA-7.5.4.2.3). */
    static CombatKind kind(EiaWarView board, CombatArmy attacker, CombatArmy defender, SpaceId area) {
        if (attacker.corps().isEmpty() || defender.corps().isEmpty()) {
            return CombatKind.TRIVIAL;
        }
        return isLimited(board, area) ? CombatKind.LIMITED : CombatKind.FIELD;
    }

    /** Whether relieving forces attack the besiegers of a friendly city, having entered from another area. */
    private static boolean isLimited(EiaWarView board, SpaceId area) {
        var slot = board.state().slot().orElseThrow();
        var city = board.state().city(area);
        if (city.isEmpty() || !city.get().isBesieged()) {
            return false;
        }
        var attackers = attackers(board, slot, area);
        boolean enemyBesieges = city.get().besiegers().stream().anyMatch(besieger -> attackers.stream().anyMatch(power -> board.atWar(power, besieger)));
        return enemyBesieges && board.corpsInField(area, corps -> attackers.contains(corps.power())).stream().anyMatch(corps -> hasEntered(corps.journey(), area));
    }

    private static boolean hasEntered(Journey journey, SpaceId area) {
        return !journey.entered().isEmpty() && journey.entered().getLast().equals(area);
    }

    /** The obstacle that some of the attackers crossed on entering (EIA-7.5.2.7.1). */
    static CombatCrossing crossing(EiaWarView board, CombatArmy attacker) {
        var crossed = Stream.concat(attacker.corps().stream().map(id -> board.state().corps().get(id).journey()),
                attacker.irregulars().stream().map(id -> board.state().irregulars().get(id).journey())).map(Journey::crossed)
                .filter(how -> how != Crossed.NOTHING).findFirst();
        return crossed.map(how -> switch (how) {
            case NOTHING -> CombatCrossing.NONE;
            case RIVER -> CombatCrossing.RIVER;
            case ARROW -> CombatCrossing.ARROW;
            case SEA -> CombatCrossing.SEA;
        }).orElse(CombatCrossing.NONE);
    }
}
