package tercio.domain.eu.land.siege;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.siege.Undermining.Effect;
import tercio.domain.eu.land.siege.Undermining.Round;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** A siege of Arras, level 3 in the plain, by a French stack of artillery value 4, unless a test says otherwise. */
class UnderminingTest {

    private static final Round ARRAS = new Round(3, Theatre.EUROPE, Terrain.PLAIN, SiegePort.NONE, 4,
            marks(Siegeworks.NONE, false, false, 1), 0, 0, Units.NONE, false, 2, Readings.STANDARD);

    @Test
    void theWorkedSiegeOfArrasTakesFourRounds() {
        var first = roll(firstRound(ARRAS), 10);
        assertThat(first.modifier()).isEqualTo(-3 + 1);
        assertThat(first.result()).isEqualTo(UnderminingResult.SIEGEWORK_PLUS);
        assertThat(first.attritionModified()).isEqualTo(14);
        assertThat(first.attritionDue()).isFalse();

        var second = roll(with(first.siegeworks()), 5);
        assertThat(second.modifier()).isEqualTo(+1);
        assertThat(second.result()).isEqualTo(UnderminingResult.SIEGEWORK_MINUS);
        assertThat(second.attritionModified()).isEqualTo(5);
        assertThat(second.attritionDue()).isFalse();

        var third = roll(with(second.siegeworks()), 7);
        assertThat(third.modifier()).isEqualTo(+2);
        assertThat(third.result()).isEqualTo(UnderminingResult.SIEGEWORK_PLUS);
        assertThat(third.siegeworks()).isEqualTo(new Siegeworks(0, 2));

        var fourth = roll(with(third.siegeworks()), 8);
        assertThat(fourth.modifier()).isEqualTo(+4);
        assertThat(fourth.modified()).isEqualTo(12);
        assertThat(fourth.result()).isEqualTo(UnderminingResult.BREACH_OR_WAR_HONOUR);
    }

    @Test
    void aLevelTwoArrasWouldHaveBeenBreachedAtOnce() {
        var round = changed(ARRAS, 2, Theatre.EUROPE, Terrain.PLAIN, SiegePort.NONE);
        assertThat(roll(round, 10).result()).isEqualTo(UnderminingResult.BREACH);
    }

    @ParameterizedTest
    @CsvSource({"3,NONE", "4,SIEGEWORK_MINUS", "6,SIEGEWORK_MINUS", "7,SIEGEWORK_PLUS", "9,SIEGEWORK_PLUS", "10,BREACH",
            "11,BREACH", "12,BREACH_OR_WAR_HONOUR", "13,SURRENDER", "20,SURRENDER", "-9,NONE"})
    void theTableIsReadAtBothEnds(int modified, UnderminingResult result) {
        assertThat(UnderminingTable.from(EuTables.PRINTED).result(modified)).isEqualTo(result);
    }

    @ParameterizedTest
    @CsvSource({
        "EUROPE,3,PLAIN,NONE,0", "EUROPE,3,PLAIN,BLOCKADED,0", "EUROPE,3,PLAIN,OPEN,-2",
        "EUROPE,3,MOUNTAIN,NONE,-2", "EUROPE,3,SWAMP,BLOCKADED,-2", "EUROPE,3,SPARSE_FOREST,OPEN,-3",
        "ROTW,1,PLAIN,NONE,0", "ROTW,1,PLAIN,OPEN,-2", "ROTW,1,DESERT,NONE,-2", "ROTW,1,DESERT,BLOCKADED,0", "ROTW,1,DESERT,OPEN,-2",
        "ROTW,0,PLAIN,OPEN,-1", "ROTW,0,DENSE_FOREST,NONE,-1", "ROTW,0,DENSE_FOREST,BLOCKADED,0", "ROTW,0,MOUNTAIN,OPEN,-1"})
    void terrainAndPortCountOnce(Theatre theatre, int level, Terrain terrain, SiegePort port, int malus) {
        assertThat(UnderminingTable.from(EuTables.PRINTED).terrainMalus(theatre, level, terrain, port)).isEqualTo(malus);
    }

    @Test
    void aBreachOfThisTurnHelpsByTwoAndADamagingAssaultByOneOnlyWithoutIt() {
        assertThat(modifier(round -> flags(round, true, false))).isEqualTo(+2);
        assertThat(modifier(round -> flags(round, false, true))).isEqualTo(+1);
        assertThat(modifier(round -> flags(round, true, true))).isEqualTo(+2);
    }

    @Test
    void theTrialBonusOfADamagingAssaultCanBeReadAway() {
        assertThat(modifier(round -> readings(flags(round, false, true), Map.of("EU-ASSAULT-DAMAGE-BONUS", "off")))).isZero();
    }

    @Test
    void eachSiegeworkCounts() {
        assertThat(modifier(round -> siegeworks(round, 1, 0))).isEqualTo(1);
        assertThat(modifier(round -> siegeworks(round, 1, 1))).isEqualTo(4);
        assertThat(modifier(round -> siegeworks(round, 0, 2))).isEqualTo(6);
    }

    @Test
    void siegeValuesCountOnBothSidesAndThoseInsideInTheCheckToo() {
        assertThat(modifier(round -> leaders(round, 4, 1))).isEqualTo(+3);
        assertThat(roll(leaders(ARRAS, 4, 1), 5).attritionModified()).isEqualTo(5 - 1);
    }

    @Test
    void troopsInsideMakeTheFortressEasierToUndermineAndHarderToStarve() {
        assertThat(modifier(round -> inside(round, Units.of(0, 0, 2)))).isEqualTo(+1);
        assertThat(modifier(round -> inside(round, Units.of(0, 1, 1)))).isEqualTo(+3);
        assertThat(roll(inside(ARRAS, Units.of(0, 1, 1)), 5).attritionModified()).isEqualTo(5 - 3);
    }

    @Test
    void aSiegeThatGoesOnFromLastTurnStartsWithBothModifiersOfTheCheck() {
        var round = new Round(3, Theatre.EUROPE, Terrain.PLAIN, SiegePort.NONE, 4, SiegeMarks.NONE, 0, 0,
                Units.NONE, true, 2, Readings.STANDARD);
        assertThat(roll(round, 1).attritionModified()).isEqualTo(1 + 4 - 2);
    }

    @ParameterizedTest
    @CsvSource({"5,5,false", "4,5,true", "1,0,false"})
    void onlyACheckStrictlyBelowTheDistanceBringsAttrition(int die, int distance, boolean due) {
        var round = new Round(3, Theatre.EUROPE, Terrain.PLAIN, SiegePort.NONE, 4, ARRAS.marks(), 0, 0,
                Units.NONE, false, distance, Readings.STANDARD);
        assertThat(roll(round, die).attritionDue()).isEqualTo(due);
    }

    @Test
    void theExactOddsAreThoseOfOneDie() {
        var odds = Undermining.procedure(EuTables.PRINTED).distribution(Undermining.start(with(new Siegeworks(0, 2))));
        assertThat(odds.whole()).isEqualTo(BigInteger.TEN);
        // At +4 a 6 or more gives at least a breach.
        assertThat(odds.weightOf(effect -> effect.result().compareTo(UnderminingResult.BREACH) >= 0)).isEqualTo(BigInteger.valueOf(5));
    }

    @Test
    void theExplanationHoldsBothReadingsOfTheDie() {
        var recorder = StepRecorder.recording();
        Undermining.procedure(EuTables.PRINTED).start(Undermining.start(firstRound(ARRAS)), Dice.inOrder(List.of(10)), recorder);
        assertThat(recorder.steps()).extracting(step -> step.modified()).containsExactly(8, 14);
        assertThat(recorder.steps()).extracting(step -> step.dice()).containsOnly(List.of(10));
    }

    /** The difference of a change from the modifier of the plain siege, which is -2. */
    private static int modifier(UnaryOperator<Round> change) {
        return roll(change.apply(ARRAS), 5).modifier() + 2;
    }

    private static Effect roll(Round round, int die) {
        var run = Undermining.procedure(EuTables.PRINTED).start(Undermining.start(round), Dice.inOrder(List.of(die)), StepRecorder.SILENT);
        return ((Run.Finished<Effect>) run).state();
    }

    private static Round firstRound(Round r) {
        return new Round(r.fortressLevel(), r.theatre(), r.terrain(), r.port(), r.artillery(), SiegeMarks.NONE, 0, 0,
                r.inside(), false, r.supplyDistance(), r.readings());
    }

    private static Round with(Siegeworks siegeworks) {
        return siegeworks(ARRAS, siegeworks.minus(), siegeworks.plus());
    }

    private static Round siegeworks(Round r, int minus, int plus) {
        return new Round(r.fortressLevel(), r.theatre(), r.terrain(), r.port(), r.artillery(), marks(new Siegeworks(minus, plus), false, false, 1),
                0, 0, r.inside(), false, r.supplyDistance(), r.readings());
    }

    private static Round changed(Round r, int level, Theatre theatre, Terrain terrain, SiegePort port) {
        return new Round(level, theatre, terrain, port, r.artillery(), r.marks(), 0, 0, r.inside(), false,
                r.supplyDistance(), r.readings());
    }

    private static Round flags(Round r, boolean breach, boolean assault) {
        return new Round(r.fortressLevel(), r.theatre(), r.terrain(), r.port(), r.artillery(), marks(r.siegeworks(), breach, assault, 1), 0, 0,
                r.inside(), false, r.supplyDistance(), r.readings());
    }

    private static Round readings(Round r, Map<String, String> chosen) {
        return new Round(r.fortressLevel(), r.theatre(), r.terrain(), r.port(), r.artillery(), r.marks(), 0, 0, r.inside(), false, r.supplyDistance(), new Readings(chosen));
    }

    private static Round leaders(Round r, int besieger, int besieged) {
        return new Round(r.fortressLevel(), r.theatre(), r.terrain(), r.port(), r.artillery(), r.marks(), besieger,
                besieged, r.inside(), false, r.supplyDistance(), r.readings());
    }

    private static Round inside(Round r, Units units) {
        return new Round(r.fortressLevel(), r.theatre(), r.terrain(), r.port(), r.artillery(), r.marks(), 0, 0,
                units, false, r.supplyDistance(), r.readings());
    }

    private static SiegeMarks marks(Siegeworks works, boolean breached, boolean damaged, int rounds) {
        return new SiegeMarks(works, breached, damaged, rounds);
    }
}
