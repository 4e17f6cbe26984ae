package tercio.domain.eia.scenario.adjustment.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.CorpsCounter;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.game.Refusal.Fault;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Checks each change on the board after the changes before it, and completes it with facts of the game: the power that moves a
 * corps, the ids of new counters.
 */
final class ChangeChecks {

    /** Limit of the factors of a depot garrison (EIA-7.3.3.5). */
    private static final int DEPOT_ROOM = 10;

    private final WarMap map;
    private final List<Fault> faults = new ArrayList<>();
    private EiaState state;
    private String pointer;

    ChangeChecks(EiaState state, WarMap map) {
        this.state = state;
        this.map = map;
    }

    List<Fault> faults() {
        return faults;
    }

    /** The board after the changes so far. */
    EiaState state() {
        return state;
    }

    /** Checks a change and makes it; empty where it has a fault. */
    Optional<EiaChange> checkAndMake(EiaChange change, int at) {
        pointer = "/changes/" + at;
        int before = faults.size();
        var complete = complete(change);
        if (faults.size() > before) {
            return Optional.empty();
        }
        state = EiaAdjustmentEvolution.apply(state, complete);
        EiaAdjustment.strength(complete).ifPresent(factors -> state = state.with(state.corps().get(corpsOf(complete)).withFactors(factors)));
        return Optional.of(complete);
    }

    static UnitId corpsOf(EiaChange change) {
        return switch (change) {
            case EiaChange.CorpsPlaced placed -> placed.corps();
            case EiaChange.CorpsStrength written -> written.corps();
            case EiaChange.CorpsWithdrawn withdrawn -> withdrawn.corps();
            default -> UnitId.NONE;
        };
    }

    private EiaChange complete(EiaChange change) {
        switch (change) {
            case EiaChange.CorpsPlaced placed -> {
                return completePlacement(placed);
            }
            case EiaChange.CorpsStrength written -> {
                if (requireOnMap(written.corps())) {
                    checkStrength(written.corps(), written.factors().orElse(Factors.NONE));
                }
            }
            case EiaChange.CorpsWithdrawn withdrawn -> requireOnMap(withdrawn.corps());
            case EiaChange.LeaderPlaced placed -> requireCity(placed.area(), placed.inside());
            case EiaChange.LeaderWithdrawn withdrawn -> { }
            case EiaChange.LeaderImprisoned imprisoned -> require(PrintedCounters.leader(imprisoned.leader()).orElseThrow().power() != imprisoned.by(),
                    "/by", Sentence.of("eia.fault.own-leader"));
            case EiaChange.CityGarrison garrison -> checkGarrisonTypes("/factors", garrison.factors(), Power.of(garrison.nation()), true);
            case EiaChange.DepotStands depot -> checkDepot(depot);
            case EiaChange.DepotWithdrawn depot -> require(state.depotAt(Location.field(depot.area())).isPresent(), "/area",
                    Sentence.of("eia.fault.no-depot").with("where", CampaignNames.area(depot.area())));
            case EiaChange.IrregularsRaised raised -> {
                return completeIrregulars(raised);
            }
            case EiaChange.IrregularWithdrawn withdrawn -> require(state.irregulars().containsKey(withdrawn.piece()), "/piece", Sentence.of("eia.fault.piece-off"));
            case EiaChange.RelationSet set -> checkRelation(set);
            case EiaChange.PermissionSet set -> require(set.by() != set.to(), "/to", Sentence.of("eia.fault.own-permission").with("who", CampaignNames.power(set.by())));
            case EiaChange.ProvinceControl control -> checkProvince(control);
            case EiaChange.MonthSet set -> require(new CampaignMonth(set.year(), set.month()).compareTo(state.scenario().to()) <= 0, "/month",
                    Sentence.of("eia.fault.war-ends").with("month", CampaignNames.month(state.scenario().to())));
            case EiaChange.StepSet set -> require(slotOf(state, set.power()).isPresent(), "/power",
                    Sentence.of("eia.fault.order-not-set"));
            case EiaChange.MoneySet set -> { }
            case EiaChange.PoliticalPointsSet set -> { }
            case EiaChange.CityControl control -> { }
            case EiaChange.SiegeLine line -> { }
        }
        return change;
    }

    private EiaChange completePlacement(EiaChange.CorpsPlaced placed) {
        var counter = PrintedCounters.corps(placed.corps()).orElseThrow();
        var before = state.findCorps(placed.corps());
        state.corps().values().stream().filter(corps -> corps.counter().equals(placed.corps()) && !corps.id().equals(placed.corps())).findFirst()
                .ifPresent(corps -> require(false, "/corps", Sentence.of("eia.fault.on-map-as").with("corps", CampaignNames.corps(counter.id())).with("as", CampaignNames.corps(corps.id())), List.of(corps.id().value())));
        var mover = placed.power().or(() -> before.map(Corps::power)).or(counter::power);
        require(mover.isPresent(), "/power", Sentence.of("eia.fault.who-moves").with("corps", CampaignNames.corps(counter.id())), powers());
        require(mover.isEmpty() || counter.power().isEmpty() || counter.power().equals(mover), "/power",
                Sentence.of("eia.fault.moved-by").with("corps", CampaignNames.corps(counter.id())).with("by", counter.power().map(CampaignNames::power).orElseGet(() -> new Text(""))));
        require(before.isPresent() || placed.factors().isPresent(), "/factors", Sentence.of("eia.fault.corps-needs-factors"));
        placed.factors().ifPresent(factors -> checkStrength(placed.corps(), factors));
        requireCity(placed.area(), placed.inside());
        return new EiaChange.CorpsPlaced(placed.corps(), mover, placed.area(), placed.city(), placed.factors());
    }

    private List<String> powers() {
        return state.powersInGame().map(Power::word).toList();
    }

    private void requireCity(SpaceId area, boolean city) {
        require(!city || map.city(area).isPresent(), "/city", Sentence.of("eia.fault.no-city").with("where", CampaignNames.area(area)));
    }

    private boolean requireOnMap(UnitId corps) {
        return require(state.findCorps(corps).isPresent(), "/corps", Sentence.of("eia.fault.not-on-map").with("corps", CampaignNames.corps(corps)));
    }

    private void checkStrength(UnitId corps, Factors factors) {
        CorpsCounter counter = state.charts().corps(state.findCorps(corps).map(Corps::counter).orElse(corps));
        require(!factors.isEmpty(), "/factors", Sentence.of("eia.fault.corps-empty").with("corps", CampaignNames.corps(counter.id())));
        require(counter.canHold(factors), "/factors", Sentence.of("eia.fault.corps-room").with("corps", CampaignNames.corps(counter.id())).with("factors", CampaignNames.factors(factors))
                .with("most", CampaignNames.factors(new Factors(counter.capacity()))).with("shared", counter.sharedMilitia()));
    }

    /** The types of a garrison (EIA-7.3.3.3): infantry, militia, and the irregulars that its power has. */
    private void checkGarrisonTypes(String at, Factors factors, Optional<Power> power, boolean city) {
        var allowed = Stream.of(FactorType.values()).filter(type -> type == FactorType.INFANTRY || type == FactorType.MILITIA
                || type.isIrregular() && (city || type != FactorType.GUERILLA) && power.filter(type::isRaisedBy).isPresent()).toList();
        require(allowed.containsAll(factors.counts().keySet()), at, Sentence.of("eia.fault.no-garrison").with("factors", CampaignNames.factors(factors)),
                allowed.stream().map(FactorType::word).toList());
    }

    private void checkDepot(EiaChange.DepotStands depot) {
        depot.garrison().ifPresent(garrison -> {
            checkGarrisonTypes("/garrison", garrison, Optional.of(depot.power()), false);
            require(garrison.total() <= DEPOT_ROOM, "/garrison", Sentence.of("eia.fault.depot-room").with("most", DEPOT_ROOM));
        });
    }

    private EiaChange completeIrregulars(EiaChange.IrregularsRaised raised) {
        require(raised.type().isRaisedBy(raised.power()), "/type", Sentence.of("eia.fault.no-counters").with("who", CampaignNames.power(raised.power())).with("type", CampaignNames.factorType(raised.type())),
                Stream.of(FactorType.values()).filter(type -> type.isRaisedBy(raised.power())).map(FactorType::word).toList());
        require(raised.ids().isEmpty(), "/ids", Sentence.of("eia.fault.named-by-game"));
        int first = state.scenario().irregulars().stream().mapToInt(each -> each.count()).sum() + state.founded() + 1;
        var ids = IntStream.range(first, first + raised.count()).mapToObj(number -> new UnitId(raised.type().word() + "-" + number)).toList();
        return new EiaChange.IrregularsRaised(raised.power(), raised.type(), raised.area(), raised.count(), ids);
    }

    private void checkRelation(EiaChange.RelationSet set) {
        require(!set.one().equals(set.other()), "/other", Sentence.of("eia.fault.own-relation"));
        var one = Power.of(set.one());
        var other = Power.of(set.other());
        boolean alliance = set.relation() == EiaChange.Relation.ALLIANCE || set.relation() == EiaChange.Relation.COMBINED;
        boolean ofPowers = alliance || set.relation() == EiaChange.Relation.TRUCE;
        require(ofPowers ? one.isPresent() && other.isPresent() : one.isPresent() || other.isPresent(), "/other",
                Sentence.of("eia.fault.relation-parties").with("powers", ofPowers), powers());
        require(set.relation() != EiaChange.Relation.WAR || !owns(set.one(), set.other()) && !owns(set.other(), set.one()), "/relation",
                Sentence.of("eia.fault.war-on-own"));
        require(one.isEmpty() || other.isEmpty() || state.order().stream().noneMatch(slot -> slot.contains(one.get()) && slot.contains(other.get())),
                "/relation", Sentence.of("eia.fault.one-sequence"));
    }

    private boolean owns(NationId owner, NationId nation) {
        return Power.of(nation).isEmpty() && map.provincesOf(nation).stream().anyMatch(province -> state.provinces().get(province.id()).owner().equals(owner));
    }

    private void checkProvince(EiaChange.ProvinceControl control) {
        var printed = map.province(control.province()).orElseThrow();
        boolean minor = printed.power().isEmpty();
        require((control.standing() == ProvinceStanding.HOME) != minor, "/standing",
                Sentence.of("eia.fault.standing").with("province", CampaignNames.province(control.province())).with("minor", minor),
                minor ? List.of("neutral", "free-state", "conquered") : List.of("home"));
        boolean neutral = control.standing() == ProvinceStanding.NEUTRAL;
        require(neutral ? printed.nation().equals(control.owner()) : Power.of(control.owner()).isPresent(), "/owner",
                Sentence.of("eia.fault.owner").with("neutral", neutral), neutral ? List.of(printed.nation().value()) : powers());
        require(!minor || neutral || !state.diplomacy().atWar(printed.nation(), control.owner()), "/owner",
                Sentence.of("eia.fault.owner-at-war").with("owner", CampaignNames.nation(control.owner())).with("province", CampaignNames.province(control.province())));
    }

    /** The sequence of this month in which a power acts, from 0; empty where the order is not set. */
    static Optional<Integer> slotOf(EiaState state, Power power) {
        return IntStream.range(0, state.order().size()).filter(number -> state.order().get(number).contains(power)).boxed().findFirst();
    }

    private void require(boolean legal, String part, Sentence message, List<String> options) {
        if (!legal) {
            faults.add(new Fault(pointer + part, message, options));
        }
    }

    private boolean require(boolean legal, String part, Sentence message) {
        require(legal, part, message, List.of());
        return legal;
    }
}
