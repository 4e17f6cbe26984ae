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
import tercio.domain.sentence.Sentence;

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
            city(optionalPower(ChangeKind.of(EiaChange.CorpsPlaced.class, Sentence.of("eia.adjustment.label-corps-place-or-move")).reference("corps", Sentence.of("eia.adjustment.label-corps"), "corps", EiaChange.CorpsPlaced::corps),
                    EiaChange.CorpsPlaced::power).reference(AREA, Sentence.of("eia.adjustment.label-area"), AREA, EiaChange.CorpsPlaced::area), EiaChange.CorpsPlaced::city)
                    .with(counts("factors.counts", Sentence.of("eia.adjustment.label-factors"), true), change -> countsOf(change.factors())),
            ChangeKind.of(EiaChange.CorpsStrength.class, Sentence.of("eia.adjustment.label-corps-factors")).reference("corps", Sentence.of("eia.adjustment.label-corps"), CORPS_ON_MAP, EiaChange.CorpsStrength::corps)
                    .with(counts("factors.counts", Sentence.of("eia.adjustment.label-factors"), false), change -> countsOf(change.factors())),
            ChangeKind.of(EiaChange.CorpsWithdrawn.class, Sentence.of("eia.adjustment.label-corps-remove")).reference("corps", Sentence.of("eia.adjustment.label-corps"), CORPS_ON_MAP, EiaChange.CorpsWithdrawn::corps),
            city(ChangeKind.of(EiaChange.LeaderPlaced.class, Sentence.of("eia.adjustment.label-leader-place-move-or-free")).reference("leader", Sentence.of("eia.adjustment.label-leader"), "leader", EiaChange.LeaderPlaced::leader)
                    .reference(AREA, Sentence.of("eia.adjustment.label-area"), AREA, EiaChange.LeaderPlaced::area), EiaChange.LeaderPlaced::city),
            ChangeKind.of(EiaChange.LeaderWithdrawn.class, Sentence.of("eia.adjustment.label-leader-take-off-the-map-free"))
                    .reference("leader", Sentence.of("eia.adjustment.label-leader"), LEADER_IN_GAME, EiaChange.LeaderWithdrawn::leader),
            ChangeKind.of(EiaChange.LeaderImprisoned.class, Sentence.of("eia.adjustment.label-leader-captured")).reference("leader", Sentence.of("eia.adjustment.label-leader"), "leader", EiaChange.LeaderImprisoned::leader)
                    .reference("by", Sentence.of("eia.adjustment.label-captured-by"), POWER, EiaChange.LeaderImprisoned::by),
            ChangeKind.of(EiaChange.CityGarrison.class, Sentence.of("eia.adjustment.label-garrison-of-a-city")).reference(AREA, Sentence.of("eia.adjustment.label-city-in-area"), CITY, EiaChange.CityGarrison::area)
                    .reference("nation", Sentence.of("eia.adjustment.label-nation"), NATION, EiaChange.CityGarrison::nation)
                    .with(counts("factors.counts", Sentence.of("eia.adjustment.label-factors"), false), change -> countsOf(Optional.of(change.factors()))),
            ChangeKind.of(EiaChange.DepotStands.class, Sentence.of("eia.adjustment.label-depot-place-or-write-anew")).reference(POWER, Sentence.of("eia.adjustment.label-power"), POWER, EiaChange.DepotStands::power)
                    .reference(AREA, Sentence.of("eia.adjustment.label-area"), AREA, EiaChange.DepotStands::area)
                    .with(counts("garrison.counts", Sentence.of("eia.adjustment.label-garrison"), true), change -> countsOf(change.garrison())),
            ChangeKind.of(EiaChange.DepotWithdrawn.class, Sentence.of("eia.adjustment.label-depot-remove")).reference(AREA, Sentence.of("eia.adjustment.label-area"), "depot-area", EiaChange.DepotWithdrawn::area),
            ChangeKind.of(EiaChange.IrregularsRaised.class, Sentence.of("eia.adjustment.label-cossacks-freikorps-guerillas-place")).reference(POWER, Sentence.of("eia.adjustment.label-power"), POWER, EiaChange.IrregularsRaised::power)
                    .word("type", Sentence.of("eia.adjustment.label-type"), Stream.of(FactorType.values()).filter(FactorType::isIrregular).map(FactorType::word).toList(),
                            change -> change.type().word())
                    .reference(AREA, Sentence.of("eia.adjustment.label-area"), AREA, EiaChange.IrregularsRaised::area).number("count", Sentence.of("eia.adjustment.label-counters"), 1, MOST_IRREGULARS, EiaChange.IrregularsRaised::count),
            ChangeKind.of(EiaChange.IrregularWithdrawn.class, Sentence.of("eia.adjustment.label-cossack-freikorps-or-guerilla-remove"))
                    .reference("piece", Sentence.of("eia.adjustment.label-counter"), "irregular", EiaChange.IrregularWithdrawn::piece),
            ChangeKind.of(EiaChange.RelationSet.class, Sentence.of("eia.adjustment.label-war-peace-or-alliance")).reference("one", Sentence.of("eia.adjustment.label-nation"), NATION, EiaChange.RelationSet::one)
                    .reference("other", Sentence.of("eia.adjustment.label-other-nation"), NATION, EiaChange.RelationSet::other)
                    .word("relation", Sentence.of("eia.adjustment.label-they-are"), EiaChange.Relation.values(), EiaChange.RelationSet::relation),
            ChangeKind.of(EiaChange.PermissionSet.class, Sentence.of("eia.adjustment.label-access-and-use-of-depots")).reference("by", Sentence.of("eia.adjustment.label-permitted-by"), POWER, EiaChange.PermissionSet::by)
                    .reference("to", Sentence.of("eia.adjustment.label-permitted-to"), POWER, EiaChange.PermissionSet::to)
                    .word("permission", Sentence.of("eia.adjustment.label-permission"), EiaChange.Permission.values(), EiaChange.PermissionSet::permission)
                    .with(new ChangeField.Flag("granted", Sentence.of("eia.adjustment.label-granted"), false), EiaChange.PermissionSet::granted),
            ChangeKind.of(EiaChange.MoneySet.class, Sentence.of("eia.adjustment.label-money")).reference(POWER, Sentence.of("eia.adjustment.label-power"), POWER, EiaChange.MoneySet::power)
                    .number("money", Sentence.of("eia.adjustment.label-money-points"), 0, MOST_MONEY, EiaChange.MoneySet::money),
            ChangeKind.of(EiaChange.PoliticalPointsSet.class, Sentence.of("eia.adjustment.label-political-points")).reference(POWER, Sentence.of("eia.adjustment.label-power"), POWER, EiaChange.PoliticalPointsSet::power)
                    .number("points", Sentence.of("eia.adjustment.label-since-the-game-began"), -MOST_POINTS, MOST_POINTS, EiaChange.PoliticalPointsSet::points),
            ChangeKind.of(EiaChange.CityControl.class, Sentence.of("eia.adjustment.label-control-of-a-city")).reference(AREA, Sentence.of("eia.adjustment.label-city-in-area"), CITY, EiaChange.CityControl::area)
                    .reference("controller", Sentence.of("eia.adjustment.label-controlled-by"), NATION, EiaChange.CityControl::controller),
            ChangeKind.of(EiaChange.ProvinceControl.class, Sentence.of("eia.adjustment.label-control-of-a-province-or-free-state"))
                    .reference("province", Sentence.of("eia.adjustment.label-province"), "province", EiaChange.ProvinceControl::province)
                    .word("standing", Sentence.of("eia.adjustment.label-standing"), ProvinceStanding.values(), EiaChange.ProvinceControl::standing)
                    .reference("owner", Sentence.of("eia.adjustment.label-owner"), NATION, EiaChange.ProvinceControl::owner),
            ChangeKind.of(EiaChange.SiegeLine.class, Sentence.of("eia.adjustment.label-siege")).reference(POWER, Sentence.of("eia.adjustment.label-besieger"), POWER, EiaChange.SiegeLine::power)
                    .reference(AREA, Sentence.of("eia.adjustment.label-city-in-area"), CITY, EiaChange.SiegeLine::area)
                    .with(new ChangeField.Flag("besieging", Sentence.of("eia.adjustment.label-besieges"), false), EiaChange.SiegeLine::besieging),
            ChangeKind.of(EiaChange.MonthSet.class, Sentence.of("eia.adjustment.label-month")).number("year", Sentence.of("eia.adjustment.label-year"), FIRST_YEAR, LAST_YEAR, EiaChange.MonthSet::year)
                    .number("month", Sentence.of("eia.adjustment.label-month"), 1, 12, EiaChange.MonthSet::month),
            ChangeKind.of(EiaChange.StepSet.class, Sentence.of("eia.adjustment.label-step-of-the-sequence")).reference(POWER, Sentence.of("eia.adjustment.label-power"), POWER, EiaChange.StepSet::power)
                    .word("step", Sentence.of("eia.adjustment.label-step"), LandStep.values(), EiaChange.StepSet::step));

    private EiaChangeKinds() {}

    private static <T extends EiaChange> ChangeKind<T> optionalPower(ChangeKind<T> kind, Function<T, Object> value) {
        return kind.with(new ChangeField.Reference(POWER, Sentence.of("eia.adjustment.label-moved-by"), true, POWER), value);
    }

    private static <T extends EiaChange> ChangeKind<T> city(ChangeKind<T> kind, Function<T, Object> value) {
        return kind.with(new ChangeField.Flag(CITY, Sentence.of("eia.adjustment.label-inside-the-city"), true), value);
    }

    private static ChangeField counts(String name, Sentence label, boolean optional) {
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
