package tercio.domain.eia.common.charts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.dice.Dice;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.FactorLine;
import tercio.domain.eia.combat.siege.AttemptState;
import tercio.domain.eia.combat.siege.CityAssault;
import tercio.domain.eia.combat.siege.CityAssaultProcedure;
import tercio.domain.eia.combat.siege.Honours;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.AttemptAssault;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.IntrinsicRatings;
import tercio.domain.eia.common.tables.SiegeTable.SiegeResult;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.eia.scenario.EiaScenarioFaults;
import tercio.domain.eia.scenario.EiaScenarios;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.given.Told;
import tercio.domain.table.EnteredTables;

/** Charts, counters and limits that an owner entered for a game. */
class EnteredChartsTest {

    private static final String LINZ = "475";
    private static final String SIEGE = "modified_die_min,modified_die_max,result\n,1,sortie\n2,2,no_result\n3,,breach\n";
    private static final String LEADER = "leader,power,name,strategic,tactical,tactical_max,seniority,cavalry_leader,napoleon\n";
    private static final String CORPS = "corps,nation,name,kind,infantry,militia,cavalry,guard,artillery,feudal_infantry,feudal_cavalry,movement,french_movement\n";

    private static EnteredTables entered(String table, String text) {
        return EnteredTables.ofTexts("Anne's box", Map.of(table, text));
    }

    private static EnteredTables entered(String one, String text, String other, String otherText) {
        return EnteredTables.ofTexts("Anne's box", Map.of(one, text, other, otherText));
    }

    /** 20 infantry before Linz (capacity 15, one fleche), 10 inside: -1, and nothing for few defenders. */
    private static LandBoard linz() {
        return LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).besieged(LINZ, FRANCE).corps("france-i", LINZ, Factors.of(FactorType.INFANTRY, 20))
                .garrison(LINZ, "austria", Factors.of(FactorType.INFANTRY, 10)).siegesOf(FRANCE);
    }

    /** A modified die of 3 is nothing by the table of the program and a breach by the owner's. */
    @Test
    void theSameDieGivesTheSameAtTheAdjudicatorAndInTheGame() {
        var own = entered("siege", SIEGE);
        var printed = linz().play().plays(new AttemptAssault(FRANCE, new SpaceId(LINZ)), 4);
        var game = linz().playedBy(own).play().plays(new AttemptAssault(FRANCE, new SpaceId(LINZ)), 4);

        assertThat(LandWar.result(printed.step("assault attempt"))).isEqualTo("eia.siege.result-attempt: result no_result, reconstructed yes.");
        assertThat(LandWar.result(game.step("assault attempt"))).isEqualTo("eia.siege.result-attempt: result breach, reconstructed no.");
        assertThat(attempt(EiaTables.read(EmpiresInArms.ID, (ruleset, table) -> own.table(table)))).isEqualTo(SiegeResult.BREACH);
        assertThat(attempt(EiaTables.PRINTED)).isEqualTo(SiegeResult.NO_RESULT);
    }

    private static SiegeResult attempt(EiaTables tables) {
        var board = linz().board();
        var assault = new CityAssault(board.printedCity(new SpaceId(LINZ)).orElseThrow().fleches(), board.printedCity(new SpaceId(LINZ)).orElseThrow().spires(), 1,
                force(FRANCE, 20), force(AUSTRIA, 10), Honours.NONE, false, false, false, board.state().readings());
        var run = new CityAssaultProcedure(assault, tables).attempt().start(AttemptState.START, Dice.inOrder(List.of(4)), StepRecorder.SILENT);
        return ((Run.Finished<AttemptState>) run).state().result();
    }

    private static CombatForce force(Power power, int infantry) {
        return CombatForce.of(power, 1, List.of(new FactorLine(FactorType.INFANTRY, power.nation(), infantry, 30)),
                Optional.empty(), IntrinsicRatings.Ratings.NONE);
    }

    /** By the owner's table 3 of 6 dice breach (4, 5, 6 less 1), by the program's 1. */
    @Test
    void theOddsGoByTheChartsOfTheGame() {
        assertThat(breaches(linz())).isEqualTo(1);
        assertThat(breaches(linz().playedBy(entered("siege", SIEGE)))).isEqualTo(3);
    }

    private static long breaches(LandBoard war) {
        var rules = new EmpiresInArms();
        var odds = rules.forecasts(war.state(), List.of(new AttemptAssault(FRANCE, new SpaceId(LINZ)))).getFirst().orElseThrow().figures().get("attempt");
        var breach = odds.weightOf(result -> result.equals(SiegeResult.BREACH));
        return breach.multiply(BigInteger.valueOf(6)).divide(odds.whole()).longValueExact();
    }

    @Test
    void aLeaderHasTheFiguresOfHisOwnersCounter() {
        var charts = EiaCharts.of(Optional.of(entered("leaders", LEADER + "davout,france,Davout,5,3,4,A,1,0\n")));

        var davout = charts.leader(new EiaLeaderId("davout"));
        assertThat(List.of(davout.strategic(), davout.tactical(), davout.tacticalMax())).containsExactly(5, 3, 4);
        assertThat(davout.seniority()).isEqualTo("A");
        assertThat(davout.cavalryLeader()).isTrue();
        assertThat(davout.reconstructed()).isFalse();
        assertThat(charts.leader(new EiaLeaderId("massena"))).isEqualTo(EiaCharts.PRINTED.leader(new EiaLeaderId("massena"))).matches(leader -> leader.reconstructed());
    }

    /** A counter that holds 4 infantry has no room for 5. */
    @Test
    void aScenarioIsCheckedByItsOwnCounters() {
        var printed = EiaScenarios.find("danube-1805").orElseThrow();
        var corps = printed.corps().getFirst().corps().value();
        var counter = EiaCharts.PRINTED.corps(new UnitId(corps));
        var own = printed.withCharts(entered("corps", CORPS + corps + "," + counter.nation() + "," + counter.name() + ",infantry,1,0,0,0,0,0,0,4,4\n"));

        assertThat(EiaScenarioFaults.of(printed, WarMap.PRINTED)).isEmpty();
        assertThat(EiaScenarioFaults.of(own, WarMap.PRINTED)).containsOnlyKeys("/strengths/" + corps);
        assertThat(Told.of(EiaScenarioFaults.of(own, WarMap.PRINTED).get("/strengths/" + corps))).contains("eia.fault.corps-room", "count 1, type infantry");
    }

    @Test
    void depotCountersAreLimitsOfTheGame() {
        var rows = EiaCharts.PRINTED.depots();
        var text = "power,depots\n" + Arrays.stream(Power.values()).map(power -> power.word() + ",2").collect(Collectors.joining("\n"));

        assertThat(rows.of(FRANCE)).isEqualTo(7);
        assertThat(EiaCharts.of(Optional.of(entered("depot_counters", text))).depots(FRANCE)).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "siege | modified_die_min,modified_die_max,result/,2,sortie/2,4,no_result/5,,breach | /tables/siege/2 | file siege.csv, line 3, column modified_die_min, fault (eia.table.gaps)",
        "siege | modified_die_min,modified_die_max,result/,2,sortie/3,,storm | /tables/siege/2 | file siege.csv, line 3, column result, fault (kernel.table.none-of: value storm",
        "siege | '' | /tables/siege/0 | file siege.csv, line 1, fault (kernel.table.empty-file)",
        "pursuit | pursuit_class,die,loss_pct/1,one,5 | /tables/pursuit/1 | file pursuit.csv, line 2, column die, fault (kernel.table.no-number: value one)",
        "guard_commitment | morale_level_shift,die,guard_factors_lost/1,1,0/1,1,1 | /tables/guard_commitment/2 | file guard_commitment.csv, line 3, column die, fault (eia.table.twice: what cell)",
        "constants | name,value/rounds_of_a_week,3 | /tables/constants/1 | file constants.csv, line 2, column name, fault (eia.table.no-figure",
        "constants | name,value/rounds_of_a_day,4 | /tables/constants/1 | file constants.csv, line 2, column value, fault (kernel.table.not-within: value 4, least 1, most 3)",
        "terrain_effects | terrain,movement_cost,a_casualty_shift,d_casualty_shift,a_morale_shift,d_morale_shift,strategic_rating_shift,pursuit_class_shift/forest,2,0,0,0,0,0,0 | /tables/terrain_effects/1 | file terrain_effects.csv, line 2, column movement_cost, fault (eia.table.rules-say: cost 1)",
        "leaders | leader,power,name,strategic,tactical,tactical_max,seniority,cavalry_leader,napoleon/blucher,prussia,Wellington,3,3,3,B,0,0 | /tables/leaders/1 | file leaders.csv, line 2, column name, fault (eia.table.other-counter: value Wellington, printed ",
        "leaders | leader,power,name,strategic,tactical,tactical_max,seniority,cavalry_leader,napoleon/nobody,prussia,Nobody,3,3,3,B,0,0 | /tables/leaders/1 | file leaders.csv, line 2, column leader, fault (eia.table.no-counter: value nobody, known ",
        "leaders | leader,power,name,strategic,tactical,tactical_max,seniority,cavalry_leader,napoleon/davout,france,Davout,7,3,3,B,0,0 | /tables/leaders/1 | file leaders.csv, line 2, column strategic, fault (kernel.table.not-within: value 7, least 0, most 6)",
        "depot_counters | power,depots/burgundy,3 | /tables/depot_counters/1 | file depot_counters.csv, line 2, column power, fault (eia.table.no-power: value burgundy)",
        "national_morale | nation,variant,unit_type,morale_tenths/Atlantis,normal,infantry,30 | /tables/national_morale/1 | file national_morale.csv, line 2, column nation, fault (eia.table.no-line: value Atlantis",
        "corps_intrinsic | nation,strategic,tactical,tactical_max/Burgundy,1,1,1 | /tables/corps_intrinsic/1 | file corps_intrinsic.csv, line 2, column nation, fault (eia.table.no-line: value Burgundy",
        "weather | month,cold/1,1 | /tables/weather | kernel.table.none-such: file weather.csv",
    })
    void aFaultNamesFileRowAndColumn(String table, String text, String pointer, String message) {
        assertThat(EiaCharts.faults(entered(table, text.replace('/', '\n')))).hasSize(1)
                .allSatisfy((at, told) -> {
                    assertThat(at).isEqualTo(pointer);
                    assertThat(Told.of(told)).contains(message);
                });
    }

    @Test
    void eachFaultyTableIsTold() {
        assertThat(EiaCharts.faults(entered("siege", "modified_die_min\n", "leaders", LEADER + "davout,france,Davout,x,3,3,B,0,0\n")))
                .containsOnlyKeys("/tables/siege/0", "/tables/leaders/1");
    }

    /** Combat resolution names a percentage that only the entered percentages have: neither is at fault beside the other. */
    @Test
    void tablesThatBelongTogetherAreReadTogether() {
        var percentages = String.join("\n", lines("casualty_percentage").stream().map(line -> line.replaceFirst("^5,", "6,")).toList());
        var combat = String.join("\n", lines("combat_resolution").stream().map(line -> line.replaceFirst("^(\\d,\\d,\\d),5,", "$1,6,")).toList());
        var pursuit = String.join("\n", lines("pursuit").stream().map(line -> line.replaceFirst("^(\\d,\\d),5,", "$1,6,")).toList());

        assertThat(EiaCharts.faults(EnteredTables.ofTexts("", Map.of("casualty_percentage", percentages, "combat_resolution", combat, "pursuit", pursuit)))).isEmpty();
        assertThat(EiaCharts.faults(entered("combat_resolution", combat))).hasSize(1).allSatisfy((at, told) -> assertThat(Told.of(told)).contains("eia.table.no-percentage: value 6"));
    }

    private static List<String> lines(String table) {
        return EnterableCharts.ALL.stream().filter(each -> each.name().equals(table)).findFirst().orElseThrow().lines();
    }

    @Test
    void longTablesAndLinesAreRefused() {
        var tall = entered("siege", String.join("\n", Collections.nCopies(EnteredTables.MOST_LINES + 1, "x")));
        var wide = entered("siege", "modified_die_min\n" + "x".repeat(EnteredTables.LONGEST_LINE + 1));

        assertThat(EiaCharts.faults(tall).get("/tables/siege")).satisfies(fault -> assertThat(Told.of(fault)).isEqualTo("kernel.table.in-line: file siege.csv, line 1001, fault (kernel.table.too-many-lines: most 1000, count 1001)."));
        assertThat(EiaCharts.faults(wide).get("/tables/siege/1")).satisfies(fault -> assertThat(Told.of(fault)).isEqualTo("kernel.table.in-line: file siege.csv, line 2, fault (kernel.table.line-long: most 200, count 201)."));
    }

    /** The tables of the program, entered as they are, change no figure. */
    @Test
    void everyTableOfTheProgramCanBeEntered() {
        var all = EnterableCharts.ALL.stream().collect(Collectors.toMap(table -> table.name(), table -> String.join("\n", table.lines())));

        assertThat(EiaCharts.faults(EnteredTables.ofTexts("the program", all))).isEmpty();
        assertThat(EnterableCharts.ALL).hasSize(17).allSatisfy(table -> assertThat(table.lines().getFirst().split(",", -1)).isNotEmpty());
    }

    @Test
    void theHashIsThatOfTheText() {
        var one = entered("siege", SIEGE);

        assertThat(one.hash()).matches("[0-9a-f]{64}").isEqualTo(EnteredTables.ofTexts("another origin", Map.of("siege", SIEGE + "\n\n")).hash());
        assertThat(one.hash()).isNotEqualTo(entered("siege", SIEGE.replace("3,", "4,")).hash());
        assertThat(new EnteredTables(one.origin(), one.tables(), one.hash())).isEqualTo(one);
        assertThatThrownBy(() -> new EnteredTables(one.origin(), one.tables(), "0".repeat(64))).isInstanceOf(IllegalArgumentException.class).hasMessageContaining(one.hash());
    }

    /** Charts are open to all: every viewer plays by them. */
    @Test
    void whoeverLooksKeepsTheCharts() {
        EiaState seen = linz().playedBy(entered("siege", SIEGE)).state().seenBy(Viewer.of(List.of("austria")));

        assertThat(seen.scenario().enteredTables().map(EnteredTables::tables).orElseThrow()).containsOnlyKeys("siege");
        assertThat(seen.charts().tables().siege().at(3).result()).isEqualTo(SiegeResult.BREACH);
    }

    @Test
    void noTablesAreThoseOfTheProgram() {
        EiaScenario scenario = EiaScenarios.find("danube-1805").orElseThrow();

        assertThat(scenario.withCharts(EnteredTables.ofTexts("", Map.of()))).isEqualTo(scenario);
        assertThat(EiaCharts.of(scenario.charts())).isSameAs(EiaCharts.PRINTED);
    }
}
