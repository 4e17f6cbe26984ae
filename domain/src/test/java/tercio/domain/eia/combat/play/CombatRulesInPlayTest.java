package tercio.domain.eia.combat.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.ARTILLERY;
import static tercio.domain.eia.common.concept.FactorType.CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.FREIKORPS;
import static tercio.domain.eia.common.concept.FactorType.GUERILLA;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.MILITIA;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.PRUSSIA;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.concept.Power.SPAIN;
import static tercio.domain.eia.common.tables.OperationalChit.ASSAULT;
import static tercio.domain.eia.common.tables.OperationalChit.CORDON;
import static tercio.domain.eia.common.tables.OperationalChit.OUTFLANK;
import static tercio.domain.eia.common.tables.OperationalChit.PROBE;
import static tercio.domain.eia.given.LandBoard.infantry;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.dice.Dice;
import tercio.domain.eia.combat.CombatReadings;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.combat.PursuitRules;
import tercio.domain.eia.combat.play.CombatCommand.ChooseCombat;
import tercio.domain.eia.combat.play.CombatCommand.ChooseDayEnd;
import tercio.domain.eia.combat.play.CombatCommand.DivideForce;
import tercio.domain.eia.combat.play.CombatCommand.EndReinforcing;
import tercio.domain.eia.combat.play.CombatCommand.FightRound;
import tercio.domain.eia.combat.play.CombatCommand.ReinforceCombat;
import tercio.domain.eia.combat.play.CombatCommand.RollArrival;
import tercio.domain.eia.combat.play.CombatCommand.SettleDepot;
import tercio.domain.eia.combat.play.CombatEvent.ForcesRevealed;
import tercio.domain.eia.combat.play.CombatEvent.OptionLosses;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatPart;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.Within;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.eia.guerilla.irregulars.play.AvoidanceCommand.StandAndFight;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;

/** Rules of field and trivial combats in a game, each by itself (EIA-7.5.1 to EIA-7.5.5, EIA-12.3). */
class CombatRulesInPlayTest {

    private static final String PLAIN = "473";
    private static final String VIENNA = "474";
    /** France rolls 6 and all others 1: France wins. */
    private static final Dice FRENCH = name -> OptionalInt.of(name.side().equals("france") ? 6 : 1);
    private static final Dice ONES = name -> OptionalInt.of(1);

    private static LandBoard board(Readings readings) {
        return LandBoard.of(readings, FRANCE, AUSTRIA).war(FRANCE, AUSTRIA);
    }

    private static LandBoard board() {
        return board(Readings.STANDARD);
    }

    private static Readings on(String reading, String choice) {
        return new Readings(Map.of(reading, choice));
    }

    private static LandCombat fought(EiaState state) {
        return state.combats().fought().orElseThrow();
    }

    /** Plays the first answer to every question until something is so. */
    private static EiaState until(EiaState from, Predicate<EiaState> done, Dice dice) {
        var state = from;
        for (int commands = 0; !done.test(state); commands++) {
            assertThat(commands).as("commands").isLessThan(300);
            var decision = LandWar.RULES.decisions(state).getFirst();
            var command = decision.options().isEmpty() ? decision.optionalForm().orElseThrow().example() : decision.options().getFirst().command();
            state = RandomCombats.played(state, (EiaCommand) command, dice).after();
        }
        return state;
    }

    private static Predicate<EiaState> asked(String decision) {
        return state -> LandWar.RULES.decisions(state).stream().anyMatch(each -> each.id().equals(decision));
    }

    /** EIA-7.5.1.2: freikorps and a depot garrison defend beside the corps. */
    @Test
    void allForcesInTheFieldTakePart() {
        var war = Combats.begun(board().corps("france-i", PLAIN, infantry(20)).corps("austria-i", PLAIN, infantry(5))
                .irregular("freikorps-1", AUSTRIA, FREIKORPS, Location.field(new SpaceId(PLAIN))).depot(AUSTRIA, Location.field(new SpaceId(PLAIN)), infantry(3)), FRANCE, PLAIN);

        var defender = fought(war.state()).defender();
        assertThat(defender.irregulars()).containsExactly(new UnitId("freikorps-1"));
        assertThat(defender.depot()).isTrue();
        assertThat(ArmyUnit.totalFactors(ArmyUnit.of(new EiaWarView(war.state(), WarMap.PRINTED), fought(war.state()), CombatSide.DEFENDER)).total()).isEqualTo(9);
    }

    /** EIA-7.5.1.2: guerillas fight beside attackers of Spain; a power that attacks need not fight them, and they defend nothing. */
    @Test
    void guerillasFightBesideAttackers() {
        var board = LandBoard.of(SPAIN, FRANCE).war(SPAIN, FRANCE).corps("spain-i", PLAIN, infantry(5)).corps("france-i", PLAIN, infantry(5))
                .irregular("guerilla-1", SPAIN, GUERILLA, Location.field(new SpaceId(PLAIN)));
        assertThat(fought(Combats.begun(board, SPAIN, PLAIN).state()).attacker().irregulars()).containsExactly(new UnitId("guerilla-1"));
        assertThat(fought(Combats.begun(board, FRANCE, PLAIN).state()).defender().irregulars()).isEmpty();
        var alone = LandBoard.of(SPAIN, FRANCE).war(SPAIN, FRANCE).corps("france-i", PLAIN, infantry(5))
                .irregular("guerilla-1", SPAIN, GUERILLA, Location.field(new SpaceId(PLAIN)));
        assertThat(alone.turnOf(SPAIN, LandStep.COMBAT).play().goesOn().state().combats().part()).isNotEqualTo(CombatPart.COMBATS);
    }

    /**
     * EIA-7.5.2.3: freikorps go around the flank with the corps, leaders stay; EIA-7.5.2.11.4: reinforcements join the pinning force;
     * EIA-7.5.2.13.2.2: overnight all are united.
     */
    @Test
    void aDividedForceIsReinforcedAndUnitedOvernight() {
        var war = Combats.begun(board().corps("france-i", PLAIN, infantry(20)).corps("austria-i", PLAIN, infantry(15)).corps("austria-ii", PLAIN, infantry(5))
                .corps("austria-iii", VIENNA, infantry(4)).leader("mack", Location.field(new SpaceId(PLAIN))).leader("john", Location.field(new SpaceId(VIENNA)))
                .irregular("freikorps-1", AUSTRIA, FREIKORPS, Location.field(new SpaceId(PLAIN))), FRANCE, PLAIN);
        Combats.chits(war, FRANCE, PROBE, AUSTRIA, OUTFLANK).plays(new DivideForce(AUSTRIA, List.of(new UnitId("austria-ii"))));
        assertThat(fought(war.state()).defender().flanking()).containsExactly(new UnitId("austria-ii"), new UnitId("freikorps-1"));
        assertThat(fought(war.state()).defender().commander()).contains(new EiaLeaderId("mack"));

        Combats.round(war, FRANCE, AUSTRIA, 1, 1);
        war.plays(new ReinforceCombat(AUSTRIA, new SpaceId(VIENNA), Within.FIELD, List.of(new UnitId("austria-iii")), List.of()), 1);
        var army = fought(war.state()).defender();
        assertThat(army.isPresent(new UnitId("austria-iii"))).as("it is with the pinning force").isTrue();
        assertThat(army.isPresent(new UnitId("austria-ii"))).isFalse();
        assertThat(army.commander()).as("John is senior to Mack").contains(new EiaLeaderId("john"));
        war.plays(new RollArrival(AUSTRIA), 6);
        assertThat(fought(war.state()).defender().waitsForFlank()).isTrue();

        var evening = until(war.state(), state -> fought(state).day() == 2 || asked("day-end-france").test(state),
                name -> OptionalInt.of(name.purpose().startsWith("outflank") ? 6 : 1));
        var next = until(evening, state -> fought(state).day() == 2, ONES);
        assertThat(fought(next).defender().flanking()).isEmpty();
        assertThat(fought(next).defender().corps()).contains(new UnitId("austria-i"), new UnitId("austria-ii"), new UnitId("austria-iii"));
    }

    /** EIA-12.3.5: two French corps lower 2 to 1, and 1 against 1 is -1: 6 becomes 5, 20 percent; of 8 guns 2, of one gun none, which is explained; trivial combats have no bombardment. */
    @Test
    void artilleryBombardsBeforeTheRound() {
        var war = bombardment(8);
        war.plays(new FightRound(FRANCE, Optional.empty(), 0, true)).plays(FightRound.plain(AUSTRIA), 6, 1, 1);
        assertThat(FactorLoss.sum(war.last(OptionLosses.class).losses()).total()).isEqualTo(2);

        var one = bombardment(1).plays(new FightRound(FRANCE, Optional.empty(), 0, true)).plays(FightRound.plain(AUSTRIA), 6, 1, 1);
        assertThat(one.last(OptionLosses.class).losses()).isEmpty();
        assertThat(LandWar.result(one.step("bombardment"))).isEqualTo("eia.combat.result-bombardment: count 1.");

        var trivial = board(on(CombatOptions.ARTILLERY.id(), "on")).corps("france-artillery", PLAIN, Factors.of(ARTILLERY, 6))
                .corps("france-i", PLAIN, infantry(20)).irregular("freikorps-1", AUSTRIA, FREIKORPS, Location.field(new SpaceId(PLAIN)));
        var stands = trivial.turnOf(FRANCE, LandStep.COMBAT).play().goesOn().plays(new StandAndFight(AUSTRIA, new SpaceId(PLAIN))).plays(new ChooseCombat(FRANCE, new SpaceId(PLAIN), false));
        var refused = stands.refuses(new FightRound(FRANCE, Optional.empty(), 0, true));
        assertThat(refused.rule().id()).isEqualTo("EIA-12.3.5");
    }

    private static LandWar bombardment(int guns) {
        return Combats.chits(Combats.begun(board(on(CombatOptions.ARTILLERY.id(), "on")).corps("france-i", PLAIN, infantry(20))
                .corps("france-artillery", PLAIN, Factors.of(ARTILLERY, guns)).corps("austria-i", PLAIN, infantry(20)), FRANCE, PLAIN), FRANCE, ASSAULT,
                AUSTRIA, CORDON);
    }

    /** EIA-7.5.2.14: the depot of the beaten side may be destroyed by whoever remains alone in the area. */
    @Test
    void aDepotOfTheBeatenSideIsSettled() {
        var war = Combats.begun(board().corps("france-i", PLAIN, infantry(40)).corps("austria-i", PLAIN, LandBoard.men(0, 10, 0))
                .depot(AUSTRIA, Location.field(new SpaceId(PLAIN)), Factors.NONE), FRANCE, PLAIN);
        var after = until(war.state(), asked("depot-after-combat"), FRENCH);

        assertThat(Aftermath.depotOptions(new EiaWarView(after, WarMap.PRINTED), after.combats().fought().orElseThrow())).extracting("command")
                .doesNotContain(new SettleDepot(FRANCE, CombatCommand.DepotFate.CONVERT));
        var destroyed = RandomCombats.played(after, new SettleDepot(FRANCE, CombatCommand.DepotFate.DESTROY), Dice.NONE).after();
        assertThat(destroyed.depots()).isEmpty();
        assertThat(after.depots()).hasSize(1);
    }

    /** EIA-7.2: France has seven depot counters. With the one in Vienna it takes the beaten depot over; with six more there is none left. */
    @ParameterizedTest
    @CsvSource({"5, true", "6, false"})
    void aDepotIsConvertedAfterACombatOnlyWithACounterLeft(int others, boolean converted) {
        var board = board().held("Austria", FRANCE).controlled(VIENNA, "france").depot(FRANCE, Location.field(new SpaceId(VIENNA)), Factors.NONE)
                .corps("france-i", PLAIN, infantry(40)).corps("austria-i", PLAIN, LandBoard.men(0, 10, 0)).depot(AUSTRIA, Location.field(new SpaceId(PLAIN)), Factors.NONE);
        for (var area : List.of("441", "442", "443", "444", "445", "446").subList(0, others)) {
            board = board.depot(FRANCE, Location.field(new SpaceId(area)), Factors.NONE);
        }
        var after = until(Combats.begun(board, FRANCE, PLAIN).state(), asked("depot-after-combat"), FRENCH);
        var options = Aftermath.depotOptions(new EiaWarView(after, WarMap.PRINTED), after.combats().fought().orElseThrow());

        assertThat(options.stream().anyMatch(option -> option.command().equals(new SettleDepot(FRANCE, CombatCommand.DepotFate.CONVERT)))).isEqualTo(converted);
    }

    /** EIA-7.5.2.10.1.3: Austria and Russia lose with six corps and more than one power: 3 points each, or half of 3 each, rounded up. */
    @ParameterizedTest
    @CsvSource({"whole, -3", "split, -2"})
    void alliesLoseTheWholePointsOrTheirPart(String reading, int points) {
        var board = LandBoard.of(on(CombatReadings.COALITION_POINTS.id(), reading), FRANCE, AUSTRIA, RUSSIA).war(FRANCE, AUSTRIA).war(FRANCE, RUSSIA).allied(AUSTRIA, RUSSIA)
                .corps("france-i", PLAIN, infantry(25)).corps("france-ii", PLAIN, infantry(20)).corps("france-iii", PLAIN, infantry(20));
        for (var corps : List.of("austria-i", "austria-ii", "austria-iii", "russia-i", "russia-ii", "russia-iii")) {
            board = board.corps(corps, PLAIN, LandBoard.men(0, 2, 0));
        }
        var after = until(Combats.begun(board, FRANCE, PLAIN).state(), state -> state.power(AUSTRIA).orElseThrow().politicalPoints() != 0 && state.power(RUSSIA).orElseThrow().politicalPoints() != 0, FRENCH);

        assertThat(List.of(after.power(AUSTRIA).orElseThrow().politicalPoints(), after.power(RUSSIA).orElseThrow().politicalPoints())).containsExactly(points, points);
        assertThat(after.power(FRANCE).orElseThrow().politicalPoints()).as("France is one power").isEqualTo(3);
    }

    /** EIA-7.5.2.10.2.3, reading E20: 2 points of 2 cavalry and 2 infantry; whole points find too few infantry. */
    @Test
    void aPointThatFindsTooFewTakesThemOrFallsElsewhere() {
        var held = new Factors(Map.of(CAVALRY, 2, INFANTRY, 2, MILITIA, 5));
        var constants = EiaTables.PRINTED.constants();
        var order = List.of(INFANTRY, MILITIA, CAVALRY);
        assertThat(PursuitRules.freely(held, 3, order, true, constants)).isEqualTo(new Factors(Map.of(INFANTRY, 2, MILITIA, 5, CAVALRY, 1)));
        assertThat(PursuitRules.freely(held, 3, order, false, constants)).isEqualTo(Factors.of(CAVALRY, 2));
        assertThat(PursuitRules.refusal(held, 3, Factors.of(CAVALRY, 2), false, constants)).isEmpty();
        assertThat(PursuitRules.refusal(held, 3, new Factors(Map.of(INFANTRY, 2, CAVALRY, 1)), false, constants)).isPresent();
        assertThat(DueLosses.takesLastPoint(board(on(CombatReadings.PURSUIT_LAST_POINT.id(), "whole-points-only")).board())).isFalse();
    }

    /** EIA-7.5.2.13.2: a combat of several days stays in its month and in the sequence of its power. */
    @Test
    void aLongCombatStaysInItsMonth() {
        var war = Combats.chits(Combats.begun(board().corps("france-i", PLAIN, infantry(25)).corps("austria-i", PLAIN, infantry(25)), FRANCE, PLAIN),
                FRANCE, PROBE, AUSTRIA, CORDON);
        var state = war.state();
        for (int day = 1; day < 4; day++) {
            int now = day;
            state = until(state, asked("day-end-france"), ONES);
            assertThat(fought(state).day()).isEqualTo(now);
            var odds = LandWar.RULES.forecasts(state, List.of(new ChooseDayEnd(FRANCE, Optional.of(DayChoice.FIGHT)))).getFirst().orElseThrow();
            assertThat(odds.figures().get("sameChits/winner").outcomes()).isNotEmpty();
            state = until(state, now(now + 1), ONES);
            state = RandomCombats.played(state, Combats.chit(FRANCE, PROBE), ONES).after();
            state = RandomCombats.played(state, Combats.chit(AUSTRIA, CORDON), ONES).after();
        }
        assertThat(state.month()).isEqualTo(war.state().month());
        assertThat(state.slot()).isEqualTo(war.state().slot());
        assertThat(state.isIn(LandStep.COMBAT)).isTrue();
    }

    private static Predicate<EiaState> now(int day) {
        return state -> fought(state).day() == day;
    }

    /** EIA-7.5.1.3: the combats of a sequence are fought one after the other; who has fought reinforces no other one. */
    @Test
    void severalCombatsAreFoughtOneAfterTheOther() {
        var board = board().corps("france-i", PLAIN, infantry(40)).corps("austria-i", PLAIN, LandBoard.men(0, 5, 0))
                .corps("france-ii", "472", infantry(40)).corps("austria-ii", "472", LandBoard.men(0, 5, 0)).depot(AUSTRIA, Location.field(new SpaceId("492")), Factors.NONE);
        var war = Combats.begun(board, FRANCE, PLAIN);
        var between = until(war.state(), state -> state.combats().fought().isEmpty(), FRENCH);
        assertThat(between.combats().declared()).containsExactly(new SpaceId("472"));
        assertThat(between.corps().get(new UnitId("france-i")).journey().fought()).isTrue();

        var end = until(between, state -> state.combats().declared().isEmpty() && state.combats().fought().isEmpty(), FRENCH);
        assertThat(end.power(FRANCE).orElseThrow().politicalPoints()).as("one for each combat with one corps").isEqualTo(2);
    }

    /** EIA-7.5.3.4: a side that is the garrison of a depot and nothing else cannot withdraw after a day. */
    @Test
    void theGarrisonOfADepotFightsOn() {
        var war = Combats.begun(board().corps("france-i", PLAIN, infantry(4)).depot(AUSTRIA, Location.field(new SpaceId(PLAIN)), infantry(4)), FRANCE, PLAIN);
        var evening = until(war.state(), asked("day-end-austria"), ONES);
        var options = LandWar.RULES.decisions(evening).stream().filter(decision -> decision.id().equals("day-end-austria")).findFirst().orElseThrow().options();
        assertThat(options).extracting(option -> option.command()).containsExactly(new ChooseDayEnd(AUSTRIA, Optional.of(DayChoice.FIGHT)));
    }

    /** A power all of whose forces went into the city before the combat has no part in its political points. */
    @Test
    void whoRetiredHasNoPartInThePoints() {
        var board = LandBoard.of(FRANCE, RUSSIA, AUSTRIA).war(FRANCE, AUSTRIA).war(FRANCE, RUSSIA).allied(AUSTRIA, RUSSIA)
                .corps("france-i", VIENNA, infantry(40)).corps("austria-i", VIENNA, infantry(5)).corps("russia-i", VIENNA, LandBoard.men(0, 5, 0));
        var war = Combats.begun(board, FRANCE, VIENNA)
                .plays(new CombatCommand.RetireIntoCity(AUSTRIA, List.of(new UnitId("austria-i")), List.of(), List.of(), List.of()));
        if (asked("retire-russia").test(war.state())) {
            war.plays(new CombatCommand.RetireIntoCity(RUSSIA, List.of(), List.of(), List.of(), List.of()));
        }
        var state = until(war.state(), each -> each.combats().fought().isEmpty(), FRENCH);
        assertThat(state.power(RUSSIA).orElseThrow().politicalPoints()).isEqualTo(-1);
        assertThat(state.power(AUSTRIA).orElseThrow().politicalPoints()).isZero();
    }

    /** The chart of national morale knows a dominant Austria with 4.0; corps of Prussia have the strategic rating 2 from 1810 on. */
    @Test
    void dominanceAndTheYearAreRead() {
        var war = Combats.chits(Combats.begun(board(on("EIA-DOMINANCE-AUSTRIA", "dominant")).corps("france-i", PLAIN, infantry(20))
                .corps("austria-i", PLAIN, infantry(20)), FRANCE, PLAIN), FRANCE, PROBE, AUSTRIA, CORDON);
        assertThat(war.last(ForcesRevealed.class).defender().morale().base()).isEqualTo(40);
        assertThat(war.last(ForcesRevealed.class).attacker().morale().base()).isEqualTo(40);
        var intrinsic = EiaTables.PRINTED.intrinsic();
        assertThat(intrinsic.of(PRUSSIA, 1809).strategic()).isEqualTo(1);
        assertThat(intrinsic.of(PRUSSIA, 1810).strategic()).isEqualTo(2);
        assertThat(intrinsic.of(AUSTRIA, 1812)).isEqualTo(intrinsic.of(AUSTRIA));
    }

    /** EIA-7.5.2.11.1: nobody beside the combat is asked once he has ended his attempts. */
    @Test
    void attemptsEndWhereTheyAreEnded() {
        var war = Combats.chits(Combats.begun(board().corps("france-i", PLAIN, infantry(20)).corps("austria-i", PLAIN, infantry(20))
                .corps("austria-ii", VIENNA, infantry(5)).corps("austria-iii", "472", infantry(5)), FRANCE, PLAIN), FRANCE, PROBE, AUSTRIA, CORDON);
        Combats.round(war, FRANCE, AUSTRIA, 1, 1);
        var places = war.answers("reinforce-austria");
        assertThat(places).as("two places and the end").hasSize(3);
        war.plays(new EndReinforcing(AUSTRIA));
        assertThat(war.decisions()).extracting(decision -> decision.id()).containsExactly("round-attacker", "round-defender");
    }
}
