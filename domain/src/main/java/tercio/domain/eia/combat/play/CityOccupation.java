package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.combat.play.CombatCommand.FaceCity;
import tercio.domain.eia.combat.play.CombatCommand.OccupyCity;
import tercio.domain.eia.combat.play.CombatEvent.CityFaced;
import tercio.domain.eia.combat.play.CombatEvent.CityGarrisoned;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.CorpsKind;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.play.CityRoom;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The phasing power garrisons or besieges the city of an area in which it has fought (EIA-7.5.1.3, EIA-7.5.4). */
final class CityOccupation {

    static final String OCCUPY = "EIA-7.5.1.3";
    static final String BESIEGE = "EIA-7.5.4";

    private CityOccupation() {}

    static Execution occupy(EiaCommandRun play, OccupyCity command) {
        var board = play.board();
        var fault = fault(board, command);
        if (fault.isPresent()) {
            return EiaCommandRun.refuse(fault.get().rule(), fault.get().text(), options(board, command.power(), command.area()));
        }
        var left = factorsLeftInside(board, command);
        var city = play.state().city(command.area()).orElseThrow();
        boolean inside = !command.enter().isEmpty() || !left.isEmpty();
        var controller = inside && !board.isFriendlyCity(command.power(), command.area()) ? command.power().nation() : city.controller();
        play.emit(new CityGarrisoned(command.power(), command.area(), command.enter(), command.leaders(), left, controller, factorsTaken(command)));
        return EiaCommandRun.success();
    }

    private record Fault(String rule, Sentence text) {}

    private static Optional<Fault> fault(EiaWarView board, OccupyCity command) {
        var own = corpsOutside(board, command.power(), command.area());
        var units = command.detach().stream().map(CombatCommand.LossOf::unit).toList();
        if (!CombatCommand.isPlainList(command.enter()) || !own.containsAll(command.enter()) || !own.containsAll(units)
                || units.stream().anyMatch(command.enter()::contains)
                || !CombatCommand.isPlainList(command.detach().stream().map(part -> part.unit() + " " + part.type()).toList())) {
            return Optional.of(new Fault(OCCUPY, Sentence.of("eia.refused.occupying-corps")));
        }
        if (!CombatCommand.isPlainList(command.leaders()) || command.enter().isEmpty() && !command.leaders().isEmpty()
                || !leaders(board, command.power(), command.area()).containsAll(command.leaders())) {
            return Optional.of(new Fault("EIA-7.3.3.4", Sentence.of("eia.refused.entering-leaders")));
        }
        if (command.enter().size() == own.size() && !own.isEmpty() && !command.leaders().containsAll(leaders(board, command.power(), command.area()))) {
            return Optional.of(new Fault("EIA-7.3.3.4", Sentence.of("eia.refused.leaders-outside")));
        }
        for (var part : command.detach()) {
            var corps = board.state().corps().get(part.unit());
            if (part.count() < 0 || !canDetach(board, corps, part.type(), command.area()) && part.count() > 0
                    || corps.factorsOrNone().count(part.type()) < part.count()) {
                return Optional.of(new Fault("EIA-7.3.3.1", Sentence.of("eia.refused.cannot-leave-factors").with("corps", CampaignNames.corps(corps.id())).with("type", CampaignNames.factorType(part.type())).with("count", part.count())));
            }
        }
        if (own.stream().anyMatch(id -> wouldEmpty(board, command, id))) {
            return Optional.of(new Fault("EIA-7.3.3.1.2", Sentence.of("eia.refused.corps-not-emptied")));
        }
        int factors = command.enter().stream().mapToInt(id -> board.state().corps().get(id).factorsOrNone().total()).sum()
                + command.detach().stream().mapToInt(CombatCommand.LossOf::count).sum();
        int room = Math.max(0, CityRoom.asKnownTo(board, command.power(), command.area()));
        return factors > room ? Optional.of(new Fault("EIA-7.3.3.4", Sentence.of("eia.refused.city-too-small").with("room", room).with("factors", factors)))
                : Optional.empty();
    }

    private static boolean wouldEmpty(EiaWarView board, OccupyCity command, UnitId corps) {
        int out = command.detach().stream().filter(part -> part.unit().equals(corps)).mapToInt(CombatCommand.LossOf::count).sum();
        return out > 0 && out >= board.state().corps().get(corps).factorsOrNone().total();
    }

    /** Whether a corps may leave factors of a type in the city (EIA-7.3.3, EIA-7.3.3.1, EIA-7.3.3.1.1). */
    static boolean canDetach(EiaWarView board, Corps corps, FactorType type, SpaceId area) {
        var counter = board.counter(corps);
        boolean footUnderEnemies = (type == FactorType.INFANTRY || type == FactorType.MILITIA) && !board.enemyCorpsInField(corps.power(), area).isEmpty();
        boolean abroad = counter.isMinor() && (type != FactorType.INFANTRY || !board.map().areasOf(counter.nation()).contains(area));
        return counter.kind() != CorpsKind.ARTILLERY && !counter.kind().isFeudal() && !footUnderEnemies && !abroad
                && (type == FactorType.INFANTRY || type == FactorType.MILITIA || type == FactorType.CAVALRY || type == FactorType.GUARD);
    }

    /** Factors that leave each corps. */
    private static List<LeftFactors> factorsTaken(OccupyCity command) {
        return command.detach().stream().map(CombatCommand.LossOf::unit).distinct().map(id -> {
            Map<FactorType, Integer> out = new EnumMap<>(FactorType.class);
            command.detach().stream().filter(part -> part.unit().equals(id)).forEach(part -> out.merge(part.type(), part.count(), Integer::sum));
            return new LeftFactors(id, new Factors(out));
        }).filter(part -> !part.factors().isEmpty()).toList();
    }

    /** Factors that the garrison gains: cavalry and guard become infantry (EIA-7.3.3.2). */
    private static List<LeftInside> factorsLeftInside(EiaWarView board, OccupyCity command) {
        var left = new ArrayList<LeftInside>();
        for (var part : factorsTaken(command)) {
            var factors = part.factors();
            int horse = factors.count(FactorType.CAVALRY) + factors.count(FactorType.GUARD);
            var inside = factors.only(type -> type == FactorType.INFANTRY || type == FactorType.MILITIA).plus(FactorType.INFANTRY, horse);
            left.add(new LeftInside(part.corps(), board.state().corps().get(part.corps()).nation(), Factors.NONE, inside));
        }
        return left;
    }

    static List<UnitId> corpsOutside(EiaWarView board, Power power, SpaceId area) {
        return board.corpsInField(area, corps -> corps.power() == power).stream().map(Corps::id).toList();
    }

    static List<EiaLeaderId> leaders(EiaWarView board, Power power, SpaceId area) {
        return board.state().leadersAt(Location.field(area)).stream().filter(leader -> leader.power() == power).map(LeaderPiece::id).toList();
    }

    /** Leave the city, or put one corps inside. */
    static List<Option> options(EiaWarView board, Power power, SpaceId area) {
        var none = new OccupyCity(power, area, List.of(), List.of(), List.of());
        return Stream.concat(Stream.of(new Option(Sentence.of("eia.combat.to-leave-city"), none)), corpsOutside(board, power, area).stream()
                        .flatMap(id -> entryOptions(board, power, area, id)))
                .filter(option -> fault(board, (OccupyCity) option.command()).isEmpty()).toList();
    }

    /** One corps enters, with no leader or with all of them. */
    private static Stream<Option> entryOptions(EiaWarView board, Power power, SpaceId area, UnitId corps) {
        var enters = Sentence.of("eia.combat.to-enter").with("corps", CombatNames.unitName(board.state(), corps));
        var leaders = leaders(board, power, area);
        var without = Stream.of(new Option(entering(enters, List.of()), new OccupyCity(power, area, List.of(corps), List.of(), List.of())));
        return leaders.isEmpty() ? without : Stream.concat(without, Stream.of(new Option(entering(enters, leaders),
                new OccupyCity(power, area, List.of(corps), List.of(), leaders))));
    }

    private static Sentence entering(Sentence.Keyed enters, List<EiaLeaderId> leaders) {
        return enters.with("led", !leaders.isEmpty()).with("leaders", CampaignNames.leaders(leaders));
    }

    static List<Option> siegeOptions(Power power, SpaceId area) {
        return List.of(new Option(Sentence.of("eia.combat.to-besiege"), new FaceCity(power, area, true)), new Option(Sentence.of("eia.siege.to-leave-alone"), new FaceCity(power, area, false)));
    }

    static Execution face(EiaCommandRun play, FaceCity command) {
        var city = play.state().city(command.area()).orElseThrow();
        var besiegers = command.besiege() ? CombatLists.plus(city.besiegers(), command.power()) : city.besiegers();
        play.emit(new CityFaced(command.power(), command.area(), besiegers));
        return EiaCommandRun.success();
    }
}
