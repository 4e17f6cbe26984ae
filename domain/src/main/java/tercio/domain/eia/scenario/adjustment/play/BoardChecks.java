package tercio.domain.eia.scenario.adjustment.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.supply.line.play.DepotCounters;
import tercio.domain.game.Refusal.Fault;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * Checks the board after all changes. Faults that it had before are ignored. Each fault points to the change that causes it.
 */
final class BoardChecks {

    private final EiaWarView before;
    private final EiaWarView after;
    private final List<EiaChange> changes;
    private final List<Fault> faults = new ArrayList<>();

    private BoardChecks(EiaWarView before, EiaWarView after, List<EiaChange> changes) {
        this.before = before;
        this.after = after;
        this.changes = changes;
    }

    static List<Fault> of(EiaWarView before, EiaWarView after, List<EiaChange> changes) {
        var checks = new BoardChecks(before, after, changes);
        checks.checkCities();
        checks.checkLeaders();
        checks.checkDepots();
        checks.checkCorpsOfMinors();
        checks.checkSieges();
        return checks.faults;
    }

    private void checkCities() {
        for (var city : after.state().cities().values()) {
            var area = city.area();
            if (after.roomInCity(area) < Math.min(0, before.roomInCity(area))) {
                addFault(change -> concernsCity(change, area), Sentence.of("eia.fault.city-room").with("where", CampaignNames.area(area)).with("room", after.printedCity(area).orElseThrow().capacity()).with("factors", after.factorsInCity(area)));
            }
            var hostile = new HashSet<>(hostileNations(after, city));
            hostile.removeAll(hostileNations(before, before.state().city(area).orElseThrow()));
            hostile.stream().sorted().findFirst().ifPresent(nation -> addFault(change -> concernsCity(change, area), Sentence.of("eia.fault.enemy-inside").with("nation", CampaignNames.nation(nation)).with("controller", CampaignNames.nation(city.controller())).with("where", CampaignNames.area(area))));
        }
    }

    /** Whether a change concerns the pieces inside a city or their relations. */
    private static boolean concernsCity(EiaChange change, SpaceId area) {
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
    private static Set<NationId> hostileNations(EiaWarView board, CityHold city) {
        var inside = Stream.of(city.garrisons().keySet().stream(), board.corpsInside(city.area()).stream().map(Corps::power).map(Power::nation),
                board.state().irregularsAt(Location.city(city.area())).stream().map(Irregular::power).map(Power::nation)).flatMap(nations -> nations);
        var hostile = new HashSet<NationId>();
        inside.filter(nation -> atWar(board, nation, city.controller())).forEach(hostile::add);
        return hostile;
    }

    private static boolean atWar(EiaWarView board, NationId one, NationId other) {
        return board.diplomacy().atWar(one, other)
                || board.controllerOf(one).filter(first -> board.controllerOf(other).filter(second -> board.atWar(first, second)).isPresent()).isPresent();
    }

    private void checkLeaders() {
        for (var leader : after.state().leaders().values()) {
            if (isAlone(after, leader) && !isAlone(before, before.state().leaders().getOrDefault(leader.id(), leader.withoutLocation()))) {
                addFault(change -> placesLeader(change, leader.id()), Sentence.of("eia.fault.leader-alone").with("leader", CampaignNames.leader(leader.id())).with("who", CampaignNames.power(leader.power())));
            }
        }
    }

    private static boolean isAlone(EiaWarView board, LeaderPiece leader) {
        return leader.at().isPresent() && board.state().corpsAt(leader.at().get()).stream()
                .noneMatch(corps -> corps.power() == leader.power() || board.areAllied(corps.power(), leader.power()));
    }

    private static boolean placesLeader(EiaChange change, EiaLeaderId leader) {
        return change instanceof EiaChange.LeaderPlaced placed && placed.leader().equals(leader);
    }

    private void checkDepots() {
        after.state().powersInGame().forEach(power -> {
            long now = depotCount(after, power);
            if (now > DepotCounters.of(after, power) && now > depotCount(before, power)) {
                addFault(change -> change instanceof EiaChange.DepotStands depot && depot.power() == power,
                        Sentence.of("eia.fault.depot-counters").with("who", CampaignNames.power(power)).with("most", DepotCounters.of(after, power)));
            }
        });
    }

    private static long depotCount(EiaWarView board, Power power) {
        return board.state().depots().values().stream().filter(depot -> depot.power() == power).count();
    }

    /** Checks that the power whose free state a minor state is moves its corps. */
    private void checkCorpsOfMinors() {
        after.state().corps().values().stream().filter(corps -> corps.isMinor() && !isMovedByController(after, corps))
                .filter(corps -> !before.state().findCorps(corps.id()).filter(old -> old.power() == corps.power() && !isMovedByController(before, old)).isPresent())
                .forEach(corps -> addFault(change -> ChangeChecks.corpsOf(change).equals(corps.id()) || change instanceof EiaChange.ProvinceControl,
                        Sentence.of("eia.fault.no-free-state").with("nation", CampaignNames.nation(corps.nation())).with("who", CampaignNames.power(corps.power())).with("corps", CampaignNames.corps(corps.id()))));
    }

    private static boolean isMovedByController(EiaWarView board, Corps corps) {
        return board.map().provincesOf(corps.nation()).stream().map(province -> board.state().provinces().get(province.id()))
                .anyMatch(hold -> hold.standing() == ProvinceStanding.FREE_STATE && hold.owner().equals(corps.power().nation()));
    }

    private void checkSieges() {
        for (var change : changes) {
            if (change instanceof EiaChange.SiegeLine line && line.besieging() && !canBesiege(after, line.power(), line.area())) {
                addFault(change::equals, Sentence.of("eia.fault.siege").with("who", CampaignNames.power(line.power())).with("where", CampaignNames.area(line.area())));
            }
        }
    }

    /** Whether the forces of a power can besiege a city. */
    static boolean canBesiege(EiaWarView board, Power power, SpaceId area) {
        return !board.corpsInField(area, corps -> corps.power() == power).isEmpty() && board.enemyCorpsInField(power, area).isEmpty()
                && (board.corpsInside(area).stream().anyMatch(corps -> board.atWar(power, corps.power()))
                        || board.state().irregularsAt(Location.city(area)).stream().anyMatch(piece -> board.atWar(power, piece.power()))
                        || board.state().city(area).stream().flatMap(city -> city.garrisons().keySet().stream()).anyMatch(nation -> board.atWar(power, nation)));
    }

    private void addFault(Predicate<EiaChange> cause, Sentence message) {
        int at = IntStream.range(0, changes.size()).filter(index -> cause.test(changes.get(index))).reduce((first, second) -> second).orElse(changes.size() - 1);
        faults.add(new Fault("/changes/" + at, message, List.of()));
    }
}
