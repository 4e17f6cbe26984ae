package tercio.domain.eia.play.combat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.concept.FactorType;
import tercio.domain.eia.concept.Factors;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.forces.CorpsKind;
import tercio.domain.eia.game.Corps;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.LeaderPiece;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.combat.CombatCommand.FaceCity;
import tercio.domain.eia.play.combat.CombatCommand.OccupyCity;
import tercio.domain.eia.play.combat.CombatEvent.CityFaced;
import tercio.domain.eia.play.combat.CombatEvent.CityGarrisoned;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/** The phasing power garrisons or besieges the city of an area in which it has fought (EIA-7.5.1.3, EIA-7.5.4). */
final class AfterCombat {

    static final String OCCUPY = "EIA-7.5.1.3";
    static final String BESIEGE = "EIA-7.5.4";

    private AfterCombat() {}

    static Optional<Verdict<EiaEvent>> occupy(EiaPlay play, OccupyCity command) {
        var board = play.board();
        var fault = fault(board, command);
        if (fault.isPresent()) {
            return EiaPlay.refused(fault.get().rule(), fault.get().text(), options(board, command.power(), command.area()));
        }
        var left = left(board, command);
        var city = play.state().city(command.area()).orElseThrow();
        boolean inside = !command.enter().isEmpty() || !left.isEmpty();
        var controller = inside && !board.friendlyCity(command.power(), command.area()) ? command.power().word() : city.controller();
        play.happens(new CityGarrisoned(command.power(), command.area(), command.enter(), command.leaders(), left, controller, taken(command)));
        return EiaPlay.done();
    }

    private record Fault(String rule, String text) {}

    private static Optional<Fault> fault(EiaBoard board, OccupyCity command) {
        var own = corps(board, command.power(), command.area());
        var units = command.detach().stream().map(CombatCommand.LossOf::unit).toList();
        if (!CombatCommand.plain(command.enter()) || !own.containsAll(command.enter()) || !own.containsAll(units)
                || units.stream().anyMatch(command.enter()::contains)
                || !CombatCommand.plain(command.detach().stream().map(part -> part.unit() + part.type()).toList())) {
            return Optional.of(new Fault(OCCUPY, "Own corps that stand outside the city enter it, or leave factors inside."));
        }
        if (!CombatCommand.plain(command.leaders()) || command.enter().isEmpty() && !command.leaders().isEmpty()
                || !leaders(board, command.power(), command.area()).containsAll(command.leaders())) {
            return Optional.of(new Fault("EIA-7.3.3.4", "Own leaders enter a city only with a corps."));
        }
        if (command.enter().size() == own.size() && !own.isEmpty() && !command.leaders().containsAll(leaders(board, command.power(), command.area()))) {
            return Optional.of(new Fault("EIA-7.3.3.4", "No leader stays outside without a corps: all leaders enter the city with the last corps."));
        }
        for (var part : command.detach()) {
            var corps = board.state().corps().get(part.unit());
            if (part.count() < 0 || !detachable(board, corps, part.type(), command.area()) && part.count() > 0
                    || corps.held().count(part.type()) < part.count()) {
                return Optional.of(new Fault("EIA-7.3.3.1", corps.title() + " cannot leave " + part.count() + " " + part.type().title() + " here."));
            }
        }
        if (own.stream().anyMatch(id -> emptied(board, command, id))) {
            return Optional.of(new Fault("EIA-7.3.3.1.2", "At least one factor stays in each corps."));
        }
        int factors = command.enter().stream().mapToInt(id -> board.state().corps().get(id).held().total()).sum()
                + command.detach().stream().mapToInt(CombatCommand.LossOf::count).sum();
        int room = Math.max(0, board.roomInCity(command.power(), command.area()));
        return factors > room ? Optional.of(new Fault("EIA-7.3.3.4", "The city has room for " + room + " factors, and these are " + factors + "."))
                : Optional.empty();
    }

    private static boolean emptied(EiaBoard board, OccupyCity command, String corps) {
        int out = command.detach().stream().filter(part -> part.unit().equals(corps)).mapToInt(CombatCommand.LossOf::count).sum();
        return out > 0 && out >= board.state().corps().get(corps).held().total();
    }

    /** Whether a corps may leave factors of a type in the city (EIA-7.3.3, EIA-7.3.3.1, EIA-7.3.3.1.1). */
    static boolean detachable(EiaBoard board, Corps corps, FactorType type, String area) {
        var counter = corps.counter();
        boolean footUnderEnemies = (type == FactorType.INFANTRY || type == FactorType.MILITIA) && !board.enemyCorpsInField(corps.power(), area).isEmpty();
        boolean abroad = counter.minor() && (type != FactorType.INFANTRY || !board.map().areasOf(counter.nation()).contains(area));
        return counter.kind() != CorpsKind.ARTILLERY && !counter.kind().isFeudal() && !footUnderEnemies && !abroad
                && (type == FactorType.INFANTRY || type == FactorType.MILITIA || type == FactorType.CAVALRY || type == FactorType.GUARD);
    }

    /** Factors that leave each corps. */
    private static List<LeftFactors> taken(OccupyCity command) {
        return command.detach().stream().map(CombatCommand.LossOf::unit).distinct().map(id -> {
            Map<FactorType, Integer> out = new EnumMap<>(FactorType.class);
            command.detach().stream().filter(part -> part.unit().equals(id)).forEach(part -> out.merge(part.type(), part.count(), Integer::sum));
            return new LeftFactors(id, new Factors(out));
        }).filter(part -> !part.factors().isEmpty()).toList();
    }

    /** Factors that the garrison gains: cavalry and guard become infantry (EIA-7.3.3.2). */
    private static List<LeftInside> left(EiaBoard board, OccupyCity command) {
        var left = new ArrayList<LeftInside>();
        for (var part : taken(command)) {
            var factors = part.factors();
            int horse = factors.count(FactorType.CAVALRY) + factors.count(FactorType.GUARD);
            var inside = factors.only(type -> type == FactorType.INFANTRY || type == FactorType.MILITIA).plus(FactorType.INFANTRY, horse);
            left.add(new LeftInside(part.corps(), board.state().corps().get(part.corps()).nation(), Factors.NONE, inside));
        }
        return left;
    }

    static List<String> corps(EiaBoard board, Power power, String area) {
        return board.field(area, corps -> corps.power() == power).stream().map(Corps::id).toList();
    }

    static List<String> leaders(EiaBoard board, Power power, String area) {
        return board.state().leadersAt(Location.field(area)).stream().filter(leader -> leader.power() == power).map(LeaderPiece::id).toList();
    }

    /** Leave the city, or put one corps inside. */
    static List<Option> options(EiaBoard board, Power power, String area) {
        var none = new OccupyCity(power, area, List.of(), List.of(), List.of());
        return Stream.concat(Stream.of(new Option("leave the city", none)), corps(board, power, area).stream()
                        .flatMap(id -> alone(board, power, area, id)))
                .filter(option -> fault(board, (OccupyCity) option.command()).isEmpty()).toList();
    }

    /** One corps enters, with no leader or with all of them. */
    private static Stream<Option> alone(EiaBoard board, Power power, String area, String corps) {
        var enters = CombatNames.unit(board.state(), corps) + " enters the city";
        var leaders = leaders(board, power, area);
        var without = Stream.of(new Option(enters, new OccupyCity(power, area, List.of(corps), List.of(), List.of())));
        return leaders.isEmpty() ? without : Stream.concat(without, Stream.of(new Option(enters + " with " + CombatNames.leaders(leaders),
                new OccupyCity(power, area, List.of(corps), List.of(), leaders))));
    }

    static List<Option> siegeOptions(Power power, String area) {
        return List.of(new Option("besiege the city", new FaceCity(power, area, true)), new Option("leave the city alone", new FaceCity(power, area, false)));
    }

    static Optional<Verdict<EiaEvent>> face(EiaPlay play, FaceCity command) {
        var city = play.state().city(command.area()).orElseThrow();
        var besiegers = command.besiege() ? CombatLists.plus(city.besiegers(), command.power()) : city.besiegers();
        play.happens(new CityFaced(command.power(), command.area(), besiegers));
        return EiaPlay.done();
    }
}
