package tercio.domain.eia.play.adjustment;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.CityHold;
import tercio.domain.eia.game.Corps;
import tercio.domain.eia.game.Irregular;
import tercio.domain.eia.game.LeaderPiece;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.game.ProvinceStanding;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.lines.DepotCounters;
import tercio.domain.game.Refusal.Fault;

/**
 * Checks the board after all changes. Faults that it had before are ignored. Each fault points to the change that causes it.
 */
final class BoardChecks {

    private final EiaBoard before;
    private final EiaBoard after;
    private final List<EiaChange> changes;
    private final List<Fault> faults = new ArrayList<>();

    private BoardChecks(EiaBoard before, EiaBoard after, List<EiaChange> changes) {
        this.before = before;
        this.after = after;
        this.changes = changes;
    }

    static List<Fault> of(EiaBoard before, EiaBoard after, List<EiaChange> changes) {
        var checks = new BoardChecks(before, after, changes);
        checks.cities();
        checks.leaders();
        checks.depots();
        checks.corpsOfMinors();
        checks.sieges();
        return checks.faults;
    }

    private void cities() {
        for (var city : after.state().cities().values()) {
            var area = city.area();
            if (after.roomInCity(area) < Math.min(0, before.roomInCity(area))) {
                add(change -> inCity(change, area), after.name(area) + " has room for " + after.printedCity(area).orElseThrow().capacity() + " factors, not for "
                        + after.factorsInCity(area) + " (EIA-7.3.3.4)");
            }
            var hostile = new HashSet<>(hostile(after, city));
            hostile.removeAll(hostile(before, before.state().city(area).orElseThrow()));
            hostile.stream().sorted().findFirst().ifPresent(nation -> add(change -> inCity(change, area), ChangeSentences.nation(nation) + " is at war with "
                    + ChangeSentences.nation(city.controller()) + ", which controls " + after.name(area)));
        }
    }

    /** Whether a change concerns the pieces inside a city or their relations. */
    private static boolean inCity(EiaChange change, String area) {
        return switch (change) {
            case EiaChange.CorpsPlaced placed -> placed.area().equals(area);
            case EiaChange.CityGarrison garrison -> garrison.area().equals(area);
            case EiaChange.CityControl control -> control.area().equals(area);
            case EiaChange.CorpsStrength strength -> true;
            case EiaChange.RelationSet set -> true;
            case EiaChange.ProvinceControl control -> true;
            default -> false;
        };
    }

    /** The nations inside a city that are at war with its controller. */
    private static Set<String> hostile(EiaBoard board, CityHold city) {
        var inside = Stream.of(city.garrisons().keySet().stream(), board.inside(city.area()).stream().map(Corps::power).map(Power::word),
                board.state().irregularsAt(Location.city(city.area())).stream().map(Irregular::power).map(Power::word)).flatMap(nations -> nations);
        var hostile = new HashSet<String>();
        inside.filter(nation -> atWar(board, nation, city.controller())).forEach(hostile::add);
        return hostile;
    }

    private static boolean atWar(EiaBoard board, String one, String other) {
        return board.diplomacy().atWar(one, other)
                || board.controllerOf(one).filter(first -> board.controllerOf(other).filter(second -> board.atWar(first, second)).isPresent()).isPresent();
    }

    private void leaders() {
        for (var leader : after.state().leaders().values()) {
            if (alone(after, leader) && !alone(before, before.state().leaders().getOrDefault(leader.id(), leader.offMap()))) {
                add(change -> names(change, leader.id()), leader.counter().name() + " stands with a corps of " + leader.power().title()
                        + " or of its allies (EIA-7.3.3.4): place or withdraw him too");
            }
        }
    }

    private static boolean alone(EiaBoard board, LeaderPiece leader) {
        return leader.at().isPresent() && board.state().corpsAt(leader.at().get()).stream()
                .noneMatch(corps -> corps.power() == leader.power() || board.allied(corps.power(), leader.power()));
    }

    private static boolean names(EiaChange change, String leader) {
        return change instanceof EiaChange.LeaderPlaced placed && placed.leader().equals(leader);
    }

    private void depots() {
        after.state().played().forEach(power -> {
            long now = counted(after, power);
            if (now > DepotCounters.of(power) && now > counted(before, power)) {
                add(change -> change instanceof EiaChange.DepotStands depot && depot.power() == power,
                        power.title() + " has " + DepotCounters.of(power) + " depot counters (EIA-7.2)");
            }
        });
    }

    private static long counted(EiaBoard board, Power power) {
        return board.state().depots().values().stream().filter(depot -> depot.power() == power).count();
    }

    /** Checks that the power whose free state a minor state is moves its corps. */
    private void corpsOfMinors() {
        after.state().corps().values().stream().filter(corps -> corps.counter().minor() && !inOrder(after, corps))
                .filter(corps -> !before.state().findCorps(corps.id()).filter(old -> old.power() == corps.power() && !inOrder(before, old)).isPresent())
                .forEach(corps -> add(change -> ChangeChecks.corpsOf(change).equals(corps.id()) || change instanceof EiaChange.ProvinceControl,
                        ChangeSentences.nation(corps.nation()) + " is no free state under " + corps.power().title() + ", which moves " + corps.title()));
    }

    private static boolean inOrder(EiaBoard board, Corps corps) {
        return board.map().provincesOf(corps.nation()).stream().map(province -> board.state().provinces().get(province.name()))
                .anyMatch(hold -> hold.standing() == ProvinceStanding.FREE_STATE && hold.owner().equals(corps.power().word()));
    }

    private void sieges() {
        for (var change : changes) {
            if (change instanceof EiaChange.SiegeLine line && line.besieging() && !besieges(after, line.power(), line.area())) {
                add(change::equals, line.power().title() + " besieges " + after.name(line.area())
                        + " with a corps in the field there, without enemy corps in the field, and with enemies inside (EIA-7.5.4)");
            }
        }
    }

    /** Whether the forces of a power can besiege a city. */
    static boolean besieges(EiaBoard board, Power power, String area) {
        return !board.field(area, corps -> corps.power() == power).isEmpty() && board.enemyCorpsInField(power, area).isEmpty()
                && (board.inside(area).stream().anyMatch(corps -> board.atWar(power, corps.power()))
                        || board.state().irregularsAt(Location.city(area)).stream().anyMatch(piece -> board.atWar(power, piece.power()))
                        || board.state().city(area).stream().flatMap(city -> city.garrisons().keySet().stream()).anyMatch(nation -> board.atWar(power, nation)));
    }

    private void add(Predicate<EiaChange> cause, String message) {
        int at = IntStream.range(0, changes.size()).filter(index -> cause.test(changes.get(index))).reduce((first, second) -> second).orElse(changes.size() - 1);
        faults.add(new Fault("/changes/" + at, message, List.of()));
    }
}
