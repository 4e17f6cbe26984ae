package tercio.domain.eia.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.dice.Dice;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.MonthPhase;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.game.Reserve;
import tercio.domain.eia.common.game.Slot;
import tercio.domain.eia.common.game.SupplyFleet;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.scenario.FirstBoard;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;

/** Builds boards for tests of the chapters, and carries out commands on them. */
public final class Given {

    private static final EmpiresInArms RULES = new EmpiresInArms();

    private CampaignMonth month = new CampaignMonth(1805, 10);
    private final List<EiaScenario.CorpsAtStart> corps = new ArrayList<>();
    private final Map<UnitId, Factors> strengths = new HashMap<>();
    private final List<EiaScenario.LeaderAtStart> leaders = new ArrayList<>();
    private final List<EiaScenario.GarrisonAtStart> garrisons = new ArrayList<>();
    private final List<EiaScenario.DepotAtStart> depots = new ArrayList<>();
    private final List<EiaScenario.IrregularsAtStart> irregulars = new ArrayList<>();
    private final List<SupplyFleet> fleets = new ArrayList<>();
    private final List<EiaScenario.ProvinceAtStart> provinces = new ArrayList<>();
    private final Map<SpaceId, NationId> cities = new HashMap<>();
    private final Map<String, String> readings = new HashMap<>();
    private Diplomacy diplomacy = Diplomacy.NONE;
    private int money = 20;

    private Given() {}

    /** Every power is in the game, nobody is at war, each has 20 money points. */
    public static Given peace() {
        return new Given();
    }

    /** The same with a war of France against Austria. */
    public static Given war() {
        return new Given().war("france", "austria");
    }

    public Given war(String one, String other) {
        diplomacy = diplomacy.withWar(new NationId(one), new NationId(other));
        return this;
    }

    public Given allied(Power one, Power other) {
        var all = new ArrayList<>(diplomacy.alliances());
        all.add(new Diplomacy.Pair(one.nation(), other.nation()));
        diplomacy = new Diplomacy(diplomacy.wars(), all, diplomacy.combined(), diplomacy.access(), diplomacy.depots(), diplomacy.imposed());
        return this;
    }

    /** Two allies announce combined movement. */
    public Given combined(Power one, Power other) {
        allied(one, other);
        var all = new ArrayList<>(diplomacy.combined());
        all.add(new Diplomacy.Pair(one.nation(), other.nation()));
        diplomacy = new Diplomacy(diplomacy.wars(), diplomacy.alliances(), all, diplomacy.access(), diplomacy.depots(), diplomacy.imposed());
        return this;
    }

    /** A peace between two powers lasts. */
    public Given truce(Power one, Power other) {
        diplomacy = new Diplomacy(diplomacy.wars(), diplomacy.alliances(), diplomacy.combined(), diplomacy.access(), diplomacy.depots(),
                diplomacy.imposed(), List.of(new Diplomacy.Pair(one.nation(), other.nation())), List.of());
        return this;
    }

    /** One power lets another enter its territory. */
    public Given access(Power by, Power to) {
        var all = new ArrayList<>(diplomacy.access());
        all.add(new Diplomacy.Grant(by, to));
        diplomacy = new Diplomacy(diplomacy.wars(), diplomacy.alliances(), diplomacy.combined(), all, diplomacy.depots(), diplomacy.imposed());
        return this;
    }

    /** One power lets another use its depots. */
    public Given depotsOpen(Power by, Power to) {
        var all = new ArrayList<>(diplomacy.depots());
        all.add(new Diplomacy.Grant(by, to));
        diplomacy = new Diplomacy(diplomacy.wars(), diplomacy.alliances(), diplomacy.combined(), diplomacy.access(), all, diplomacy.imposed());
        return this;
    }

    public Given month(int year, int number) {
        month = new CampaignMonth(year, number);
        return this;
    }

    public Given money(int each) {
        money = each;
        return this;
    }

    public Given reading(String id, String choice) {
        readings.put(id, choice);
        return this;
    }

    public Given corps(String id, String area, Factors factors) {
        corps.add(new EiaScenario.CorpsAtStart(new UnitId(id), Optional.empty(), new SpaceId(area), false));
        strengths.put(new UnitId(id), factors);
        return this;
    }

    public Given corps(String id, String area, int infantry) {
        return corps(id, area, Factors.of(FactorType.INFANTRY, infantry));
    }

    /** A corps of a minor state under a power. */
    public Given corps(Power mover, String id, String area, int infantry) {
        corps.add(new EiaScenario.CorpsAtStart(new UnitId(id), Optional.of(mover), new SpaceId(area), false));
        strengths.put(new UnitId(id), Factors.of(FactorType.INFANTRY, infantry));
        return this;
    }

    public Given corpsInCity(String id, String area, int infantry) {
        corps.add(new EiaScenario.CorpsAtStart(new UnitId(id), Optional.empty(), new SpaceId(area), true));
        strengths.put(new UnitId(id), Factors.of(FactorType.INFANTRY, infantry));
        return this;
    }

    /** A corps on a fleet. */
    public Given aboard(String id, String fleet, String at, int infantry) {
        corps.add(new EiaScenario.CorpsAtStart(new UnitId(id), Optional.empty(), new SpaceId(at), false, Optional.of(new FleetId(fleet))));
        strengths.put(new UnitId(id), Factors.of(FactorType.INFANTRY, infantry));
        return this;
    }

    public Given leaderAboard(String id, String fleet, String at) {
        leaders.add(new EiaScenario.LeaderAtStart(new EiaLeaderId(id), new SpaceId(at), false, Optional.of(new FleetId(fleet))));
        return this;
    }

    public Given leader(String id, String area) {
        leaders.add(new EiaScenario.LeaderAtStart(new EiaLeaderId(id), new SpaceId(area), false));
        return this;
    }

    public Given garrison(String nation, String area, int infantry) {
        garrisons.add(new EiaScenario.GarrisonAtStart(new SpaceId(area), new NationId(nation), Factors.of(FactorType.INFANTRY, infantry)));
        return this;
    }

    public Given depot(Power power, String area) {
        depots.add(new EiaScenario.DepotAtStart(power, new SpaceId(area), Optional.empty()));
        return this;
    }

    public Given depot(Power power, String area, int infantry) {
        depots.add(new EiaScenario.DepotAtStart(power, new SpaceId(area), Optional.of(Factors.of(FactorType.INFANTRY, infantry))));
        return this;
    }

    public Given irregulars(Power power, FactorType type, String area, int count) {
        irregulars.add(new EiaScenario.IrregularsAtStart(power, type, new SpaceId(area), count));
        return this;
    }

    public Given fleet(String id, Power power, String at) {
        fleets.add(new SupplyFleet(new FleetId(id), power, new SpaceId(at), Optional.empty()));
        return this;
    }

    public Given blockade(String id, Power power, String port) {
        fleets.add(new SupplyFleet(new FleetId(id), power, new SpaceId(port), Optional.of(new SpaceId(port))));
        return this;
    }

    public Given province(String name, ProvinceStanding standing, String owner) {
        provinces.add(new EiaScenario.ProvinceAtStart(new ProvinceId(name), standing, new NationId(owner)));
        return this;
    }

    public Given city(String area, String controller) {
        cities.put(new SpaceId(area), new NationId(controller));
        return this;
    }

    /** The board in a step of a power's sequence; it acts alone. Pieces may stand where no scenario would put them. */
    public EiaState in(LandStep step, Power power) {
        return in(step, 0, power);
    }

    /** The board in a step of the sequence of allies, of whom so many have moved. */
    public EiaState in(LandStep step, int mover, Power... acting) {
        var treasuries = Arrays.stream(Power.values()).map(each -> new EiaScenario.Treasury(each, money)).toList();
        var scenario = new EiaScenario("given", month, new CampaignMonth(1806, 12), treasuries, corps, strengths, leaders, garrisons, depots,
                irregulars, fleets, provinces, cities, diplomacy);
        var slot = new Slot(0, List.of(acting), mover);
        return FirstBoard.of(scenario, new Readings(readings), WarMap.PRINTED).withPhase(new LandPhase.InSequence(slot, step)).withOrder(List.of(List.of(acting)));
    }

    /** The board in a phase before the land phase, which each power enters; each has a reserve of 30 money and 20 manpower. */
    public EiaState entering(MonthPhase phase) {
        var state = reading("EIA-MONTH", "entered").in(LandStep.DEPOTS, Power.FRANCE);
        var record = state.monthRecord().withOpened(month);
        for (var power : Power.values()) {
            record = record.with(power, new Reserve(30, 20));
        }
        return state.with(record).withOrder(List.of()).withPhase(new LandPhase.MonthEntry(phase, List.of(), List.of()));
    }

    public static EiaWarView board(EiaState state) {
        return new EiaWarView(state, WarMap.PRINTED);
    }

    /** The accepted command with its events. */
    public static Verdict.Accepted<EiaEvent> accepted(EiaState state, EiaCommand command, Integer... dice) {
        var verdict = RULES.decide(state, command, Dice.inOrder(List.of(dice)));
        assertThat(verdict).as(verdict.toString()).isInstanceOf(Verdict.Accepted.class);
        return (Verdict.Accepted<EiaEvent>) verdict;
    }

    /** The board after an accepted command. */
    public static EiaState after(EiaState state, EiaCommand command, Integer... dice) {
        return (EiaState) accepted(state, command, dice).boards().getLast();
    }

    public static Refusal refused(EiaState state, EiaCommand command) {
        var verdict = RULES.decide(state, command, Dice.NONE);
        assertThat(verdict).as(verdict.toString()).isInstanceOf(Verdict.Refused.class);
        return ((Verdict.Refused<EiaEvent>) verdict).refusal();
    }

    public static List<Decision> decisions(EiaState state) {
        return RULES.decisions(state);
    }

    /** The options of the decision of that id; none where it is not awaited. */
    public static List<Option> options(EiaState state, String decision) {
        return decisions(state).stream().filter(each -> each.id().equals(decision)).flatMap(each -> each.options().stream()).toList();
    }

    public static List<Option> moves(EiaState state, String piece) {
        return RULES.moves(state, piece).orElseThrow();
    }
}
