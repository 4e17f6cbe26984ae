package tercio.domain.eia.scenario.adjustment.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.CorpsAlias;
import tercio.domain.eia.common.forces.CorpsCounter;
import tercio.domain.eia.common.forces.LeaderCounter;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.game.ChangeField;
import tercio.domain.game.ChangeKind;
import tercio.domain.game.Id;

/** The kinds of changes of the land phase, with their fields and bounds. */
public final class EiaChangeKinds {

    /** Bounds as in scenarios. */
    private static final int MOST_MONEY = 999;
    private static final int MOST_POINTS = 999;
    private static final int MOST_FACTORS = 99;
    private static final int MOST_IRREGULARS = 20;
    private static final int FIRST_YEAR = 1792;
    private static final int LAST_YEAR = 1815;

    private static final String POWER = "power";
    private static final String AREA = "area";
    private static final String CITY = "city";
    private static final String NATION = "nation";
    private static final String CORPS_ON_MAP = "corps-on-map";
    private static final String LEADER_IN_GAME = "leader-in-game";

    public static final List<ChangeKind<?>> ALL = List.of(
            city(optionalPower(ChangeKind.of(EiaChange.CorpsPlaced.class, "Corps: place or move").reference("corps", "Corps", "corps", EiaChange.CorpsPlaced::corps),
                    EiaChange.CorpsPlaced::power).reference(AREA, "Area", AREA, EiaChange.CorpsPlaced::area), EiaChange.CorpsPlaced::city)
                    .with(counts("factors.counts", "Factors", true), change -> countsOf(change.factors())),
            ChangeKind.of(EiaChange.CorpsStrength.class, "Corps: factors").reference("corps", "Corps", CORPS_ON_MAP, EiaChange.CorpsStrength::corps)
                    .with(counts("factors.counts", "Factors", false), change -> countsOf(change.factors())),
            ChangeKind.of(EiaChange.CorpsWithdrawn.class, "Corps: remove").reference("corps", "Corps", CORPS_ON_MAP, EiaChange.CorpsWithdrawn::corps),
            city(ChangeKind.of(EiaChange.LeaderPlaced.class, "Leader: place, move or free").reference("leader", "Leader", "leader", EiaChange.LeaderPlaced::leader)
                    .reference(AREA, "Area", AREA, EiaChange.LeaderPlaced::area), EiaChange.LeaderPlaced::city),
            ChangeKind.of(EiaChange.LeaderWithdrawn.class, "Leader: take off the map, free")
                    .reference("leader", "Leader", LEADER_IN_GAME, EiaChange.LeaderWithdrawn::leader),
            ChangeKind.of(EiaChange.LeaderImprisoned.class, "Leader: captured").reference("leader", "Leader", "leader", EiaChange.LeaderImprisoned::leader)
                    .reference("by", "Captured by", POWER, EiaChange.LeaderImprisoned::by),
            ChangeKind.of(EiaChange.CityGarrison.class, "Garrison of a city").reference(AREA, "City in area", CITY, EiaChange.CityGarrison::area)
                    .reference("nation", "Nation", NATION, EiaChange.CityGarrison::nation)
                    .with(counts("factors.counts", "Factors", false), change -> countsOf(Optional.of(change.factors()))),
            ChangeKind.of(EiaChange.DepotStands.class, "Depot: place or write anew").reference(POWER, "Power", POWER, EiaChange.DepotStands::power)
                    .reference(AREA, "Area", AREA, EiaChange.DepotStands::area)
                    .with(counts("garrison.counts", "Garrison", true), change -> countsOf(change.garrison())),
            ChangeKind.of(EiaChange.DepotWithdrawn.class, "Depot: remove").reference(AREA, "Area", "depot-area", EiaChange.DepotWithdrawn::area),
            ChangeKind.of(EiaChange.IrregularsRaised.class, "Cossacks, freikorps, guerillas: place").reference(POWER, "Power", POWER, EiaChange.IrregularsRaised::power)
                    .word("type", "Type", Stream.of(FactorType.values()).filter(FactorType::isIrregular).map(FactorType::word).toList(),
                            change -> change.type().word())
                    .reference(AREA, "Area", AREA, EiaChange.IrregularsRaised::area).number("count", "Counters", 1, MOST_IRREGULARS, EiaChange.IrregularsRaised::count),
            ChangeKind.of(EiaChange.IrregularWithdrawn.class, "Cossack, freikorps or guerilla: remove")
                    .reference("piece", "Counter", "irregular", EiaChange.IrregularWithdrawn::piece),
            ChangeKind.of(EiaChange.RelationSet.class, "War, peace or alliance").reference("one", "Nation", NATION, EiaChange.RelationSet::one)
                    .reference("other", "Other nation", NATION, EiaChange.RelationSet::other)
                    .word("relation", "They are", EiaChange.Relation.values(), EiaChange.RelationSet::relation),
            ChangeKind.of(EiaChange.PermissionSet.class, "Access and use of depots").reference("by", "Permitted by", POWER, EiaChange.PermissionSet::by)
                    .reference("to", "Permitted to", POWER, EiaChange.PermissionSet::to)
                    .word("permission", "Permission", EiaChange.Permission.values(), EiaChange.PermissionSet::permission)
                    .with(new ChangeField.Flag("granted", "Granted", false), EiaChange.PermissionSet::granted),
            ChangeKind.of(EiaChange.MoneySet.class, "Money").reference(POWER, "Power", POWER, EiaChange.MoneySet::power)
                    .number("money", "Money points", 0, MOST_MONEY, EiaChange.MoneySet::money),
            ChangeKind.of(EiaChange.PoliticalPointsSet.class, "Political points").reference(POWER, "Power", POWER, EiaChange.PoliticalPointsSet::power)
                    .number("points", "Since the game began", -MOST_POINTS, MOST_POINTS, EiaChange.PoliticalPointsSet::points),
            ChangeKind.of(EiaChange.CityControl.class, "Control of a city").reference(AREA, "City in area", CITY, EiaChange.CityControl::area)
                    .reference("controller", "Controlled by", NATION, EiaChange.CityControl::controller),
            ChangeKind.of(EiaChange.ProvinceControl.class, "Control of a province or free state")
                    .reference("province", "Province", "province", EiaChange.ProvinceControl::province)
                    .word("standing", "Standing", ProvinceStanding.values(), EiaChange.ProvinceControl::standing)
                    .reference("owner", "Owner", NATION, EiaChange.ProvinceControl::owner),
            ChangeKind.of(EiaChange.SiegeLine.class, "Siege").reference(POWER, "Besieger", POWER, EiaChange.SiegeLine::power)
                    .reference(AREA, "City in area", CITY, EiaChange.SiegeLine::area)
                    .with(new ChangeField.Flag("besieging", "Besieges", false), EiaChange.SiegeLine::besieging),
            ChangeKind.of(EiaChange.MonthSet.class, "Month").number("year", "Year", FIRST_YEAR, LAST_YEAR, EiaChange.MonthSet::year)
                    .number("month", "Month", 1, 12, EiaChange.MonthSet::month),
            ChangeKind.of(EiaChange.StepSet.class, "Step of the sequence").reference(POWER, "Power", POWER, EiaChange.StepSet::power)
                    .word("step", "Step", LandStep.values(), EiaChange.StepSet::step));

    private EiaChangeKinds() {}

    private static <T extends EiaChange> ChangeKind<T> optionalPower(ChangeKind<T> kind, Function<T, Object> value) {
        return kind.with(new ChangeField.Reference(POWER, "Moved by", true, POWER), value);
    }

    private static <T extends EiaChange> ChangeKind<T> city(ChangeKind<T> kind, Function<T, Object> value) {
        return kind.with(new ChangeField.Flag(CITY, "Inside the city", true), value);
    }

    private static ChangeField counts(String name, String label, boolean optional) {
        return new ChangeField.Counts(name, label, optional, Stream.of(FactorType.values()).map(FactorType::word).toList(), MOST_FACTORS);
    }

    private static Object countsOf(Optional<Factors> factors) {
        return factors.map(Factors::counts);
    }

    /** The names of the printed counters of leaders and corps, which may be off the map. */
    public static Map<String, String> titles(EiaState state, String to) {
        return switch (to) {
            case "leader", LEADER_IN_GAME -> PrintedCounters.allLeaders().stream().filter(leader -> state.power(leader.power()).isPresent())
                    .collect(Collectors.toMap(leader -> leader.id().value(), LeaderCounter::name));
            case "corps" -> Stream.concat(PrintedCounters.allCorps().stream(), hiddenCorps(state).flatMap(corps -> PrintedCounters.corps(corps.id()).stream()))
                    .collect(Collectors.toMap(corps -> corps.id().value(), CorpsCounter::title));
            default -> Map.of();
        };
    }

    /** The corps that have ids of their own, because their identities were hidden when they came to the map. */
    private static Stream<Corps> hiddenCorps(EiaState state) {
        return state.corps().values().stream().filter(corps -> CorpsAlias.is(corps.id()));
    }

    /** The ids that a field can name on a board. */
    public static List<String> knownIds(EiaState state, WarMap map, String to) {
        return switch (to) {
            case "corps" -> Stream.concat(PrintedCounters.allCorps().stream().filter(corps -> corps.power().map(power -> state.power(power).isPresent()).orElse(true))
                    .map(CorpsCounter::id), hiddenCorps(state).map(Corps::id)).map(UnitId::value).toList();
            case CORPS_ON_MAP -> Id.texts(state.corps().keySet());
            case "leader" -> PrintedCounters.allLeaders().stream().filter(leader -> state.power(leader.power()).isPresent()).map(leader -> leader.id().value()).toList();
            case LEADER_IN_GAME -> Id.texts(state.leaders().keySet());
            case POWER -> state.powersInGame().map(Power::word).toList();
            case NATION -> map.nations().stream().filter(word -> Power.of(word).map(power -> state.power(power).isPresent()).orElse(true)).map(NationId::value).sorted().toList();
            case AREA -> map.areas().stream().map(area -> area.id().value()).toList();
            case CITY -> map.cities().stream().map(city -> city.area().value()).toList();
            case "depot-area" -> state.depots().values().stream().filter(depot -> depot.at().inField()).map(depot -> depot.at().area().value()).toList();
            case "irregular" -> Id.texts(state.irregulars().keySet());
            case "province" -> Id.texts(state.provinces().keySet());
            default -> throw new IllegalArgumentException("no field names " + to);
        };
    }
}
