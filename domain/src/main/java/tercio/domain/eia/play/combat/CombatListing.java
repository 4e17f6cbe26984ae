package tercio.domain.eia.play.combat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tercio.domain.eia.combat.CombatCrossing;
import tercio.domain.eia.concept.FactorType;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.CombatArmy;
import tercio.domain.eia.game.CombatKind;
import tercio.domain.eia.game.Corps;
import tercio.domain.eia.game.Crossed;
import tercio.domain.eia.game.Depot;
import tercio.domain.eia.game.Irregular;
import tercio.domain.eia.game.Journey;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.game.Slot;
import tercio.domain.eia.play.EiaBoard;

/**
 * Where the phasing powers must fight, and who takes part (EIA-7.5.1, EIA-7.5.1.2): their corps, cossacks and freikorps against
 * enemy forces in the field of the same area. Guerillas need not be attacked (EIA-10.1.1.3).
 *
 * <p>Decided: all powers at war with a phasing power there defend together. The phasing powers, and their allies that stand there,
 * attack if they are at war with all of them; where no phasing power is, each that is at war with one of them attacks (reading of
 * EIA-7.3.8.6, whose steps leave no such area). Guerillas fight beside attackers of their power, and begin no combat alone.
 */
final class CombatListing {

    private CombatListing() {}

    /** The areas in which the phasing powers must fight, in the order of the map. */
    static List<String> areas(EiaBoard board) {
        var slot = board.state().slot();
        if (slot.isEmpty()) {
            return List.of();
        }
        var areas = new TreeSet<String>();
        board.state().corps().values().stream().filter(corps -> corps.at().inField() && slot.get().acts(corps.power()))
                .map(corps -> corps.at().area()).forEach(areas::add);
        board.state().irregulars().values().stream()
                .filter(piece -> piece.at().inField() && slot.get().acts(piece.power()) && piece.type() != FactorType.GUERILLA)
                .map(piece -> piece.at().area()).forEach(areas::add);
        return areas.stream().filter(area -> must(board, area)).toList();
    }

    /** Whether a combat is to be fought in an area. */
    static boolean must(EiaBoard board, String area) {
        return board.state().slot().filter(slot -> !defenders(board, slot, area).isEmpty() && !attackers(board, slot, area).isEmpty()).isPresent();
    }

    private static boolean fieldForces(EiaBoard board, Power power, String area, boolean depots) {
        return !board.field(area, corps -> corps.power() == power).isEmpty() || !irregulars(board, power, area).isEmpty()
                || depots && depot(board, power, area).isPresent();
    }

    private static List<Irregular> irregulars(EiaBoard board, Power power, String area) {
        return board.state().irregularsAt(Location.field(area)).stream()
                .filter(piece -> piece.power() == power && piece.type() != FactorType.GUERILLA).toList();
    }

    /** The irregulars that take part; guerillas beside attackers of their power (EIA-7.5.1.2, "attacking guerillas"). */
    private static List<Irregular> fighting(EiaBoard board, Power power, String area, boolean attacking) {
        return board.state().irregularsAt(Location.field(area)).stream()
                .filter(piece -> piece.power() == power && (attacking || piece.type() != FactorType.GUERILLA)).toList();
    }

    private static Optional<Depot> depot(EiaBoard board, Power power, String area) {
        return board.depot(area).filter(depot -> depot.power() == power && !depot.garrison().isEmpty());
    }

    private static List<Power> defenders(EiaBoard board, Slot slot, String area) {
        return board.state().played().filter(power -> !slot.acts(power) && fieldForces(board, power, area, true))
                .filter(power -> slot.acting().stream().anyMatch(acting -> fieldForces(board, acting, area, false) && board.atWar(acting, power))).toList();
    }

    private static List<Power> attackers(EiaBoard board, Slot slot, String area) {
        var defenders = defenders(board, slot, area);
        Predicate<Power> atWarWithAll = power -> defenders.stream().allMatch(enemy -> board.atWar(power, enemy));
        var all = Stream.concat(slot.acting().stream(), board.state().played().filter(power -> !slot.acts(power) && !defenders.contains(power)
                && slot.acting().stream().anyMatch(acting -> board.allied(acting, power)))).filter(power -> fieldForces(board, power, area, false)).toList();
        var best = all.stream().filter(atWarWithAll).toList();
        return best.stream().anyMatch(slot::acts) ? best : all.stream().filter(power -> slot.acts(power)
                && defenders.stream().anyMatch(enemy -> board.atWar(power, enemy))).toList();
    }

    // --- A combat --------------------------------------------------------------------------------------------------

    static CombatArmy attacker(EiaBoard board, String area) {
        var slot = board.state().slot().orElseThrow();
        var powers = attackers(board, slot, area);
        var relieving = limited(board, area) ? pieces(board, powers, area) : List.<String>of();
        return army(board, powers, area, relieving, true);
    }

    static CombatArmy defender(EiaBoard board, String area) {
        return army(board, defenders(board, board.state().slot().orElseThrow(), area), area, List.of(), false);
    }

    private static CombatArmy army(EiaBoard board, List<Power> powers, String area, List<String> relieving, boolean attacking) {
        var corps = board.field(area, each -> powers.contains(each.power()));
        var irregulars = powers.stream().flatMap(power -> fighting(board, power, area, attacking).stream()).map(Irregular::id).toList();
        boolean depot = powers.stream().anyMatch(power -> depot(board, power, area).isPresent());
        var leaders = board.state().leadersAt(Location.field(area)).stream().filter(leader -> powers.contains(leader.power())).toList();
        var commander = CombatCommanders.among(leaders, corps);
        var lead = commander.map(leader -> leader.power()).orElseGet(() -> most(powers, corps));
        return CombatArmy.of(lead, powers, corps.stream().map(Corps::id).toList(), irregulars, depot, relieving, commander.map(leader -> leader.id()));
    }

    /** The power with most corps; of equals the first one. */
    static Power most(List<Power> powers, Collection<Corps> corps) {
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

    private static List<String> pieces(EiaBoard board, List<Power> powers, String area) {
        var all = new ArrayList<>(board.field(area, corps -> powers.contains(corps.power())).stream().map(Corps::id).toList());
        powers.forEach(power -> fighting(board, power, area, true).forEach(piece -> all.add(piece.id())));
        return all;
    }

    /** The kind of a combat (EIA-7.5.3, EIA-7.5.4.2.3). */
    static CombatKind kind(EiaBoard board, CombatArmy attacker, CombatArmy defender, String area) {
        if (attacker.corps().isEmpty() || defender.corps().isEmpty()) {
            return CombatKind.TRIVIAL;
        }
        return limited(board, area) ? CombatKind.LIMITED : CombatKind.FIELD;
    }

    /** Whether relieving forces attack the besiegers of a friendly city, having entered from another area. */
    private static boolean limited(EiaBoard board, String area) {
        var slot = board.state().slot().orElseThrow();
        var city = board.state().city(area);
        if (city.isEmpty() || !city.get().besieged()) {
            return false;
        }
        var attackers = attackers(board, slot, area);
        boolean enemyBesieges = city.get().besiegers().stream().anyMatch(besieger -> attackers.stream().anyMatch(power -> board.atWar(power, besieger)));
        return enemyBesieges && board.field(area, corps -> attackers.contains(corps.power())).stream().anyMatch(corps -> entered(corps.journey(), area));
    }

    private static boolean entered(Journey journey, String area) {
        return !journey.entered().isEmpty() && journey.entered().getLast().equals(area);
    }

    /** The obstacle that some of the attackers crossed on entering (EIA-7.5.2.7.1). */
    static CombatCrossing crossing(EiaBoard board, CombatArmy attacker) {
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
