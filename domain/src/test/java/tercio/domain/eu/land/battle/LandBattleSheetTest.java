package tercio.domain.eu.land.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.ruling.given.SheetReader.text;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.FightSheet.Part;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.given.SheetReader;

/** The sheet of a land battle has the parts behind each figure (EU-BATTLE). */
class LandBattleSheetTest {

    private static Leader general(String country, int manoeuvre, int fire, int shock) {
        return new Leader(new LeaderId(country), "Alba", new CountryId(country), LeaderCategory.GENERAL, 'B', manoeuvre, fire, shock, 0, false, false, false, false);
    }

    private static BattleSide side(String country, Units units, ArmyClass armies, boolean veteran, boolean tercios, Leader leader) {
        return new BattleSide(new CountryId(country), units, armies, veteran, LandTechnology.ARQUEBUS, tercios, Optional.of(leader), false, false);
    }

    /** Spanish veterans with tercios, 8 LD under Alba 443, meet 4 French LD under 221 in a plain. */
    private static SheetReader spaniards(int... dice) {
        var battle = new LandBattle(Period.II, Theatre.EUROPE, Terrain.PLAIN, false, Crossing.NONE, false,
                side("spain", Units.of(2, 0, 0), ArmyClass.IV, true, true, general("spain", 4, 4, 3)),
                side("france", Units.of(1, 0, 0), ArmyClass.IV, false, false, general("france", 2, 2, 1)), Readings.STANDARD);
        var thrown = new ArrayDeque<Integer>();
        for (int die : dice) {
            thrown.add(die);
        }
        var start = LandBattleProcedure.start(battle, EuTables.PRINTED).withRetreatIntent(Side.PHASING, false).withRetreatIntent(Side.NON_PHASING, false)
                .withRetreatRoom(Side.PHASING, BattleState.UNLIMITED_ROOM).withRetreatRoom(Side.NON_PHASING, BattleState.UNLIMITED_ROOM);
        var run = LandBattleProcedure.of(battle, EuTables.PRINTED).start(start, name -> thrown.isEmpty() ? OptionalInt.of(5) : OptionalInt.of(thrown.poll()), StepRecorder.SILENT);
        return new SheetReader(LandBattleSheet.of(battle, ((Run.Finished<BattleState>) run).state(), EuTables.PRINTED).orElseThrow());
    }

    @Test
    void veteransAndTerciosAreTermsOfTheMorale() {
        var line = spaniards().line("morale", "phasing");

        assertThat(line.parts()).filteredOn(Part::adds).extracting(Part::part).containsExactly("base", "veterans", "tercios");
        assertThat(spaniards().line("morale", "nonPhasing").parts()).filteredOn(Part::adds).extracting(Part::part).containsExactly("base");
    }

    @Test
    void bothValuesOfTheLeadersStandBehindADifferential() {
        var fire = spaniards().lines("fire1", "phasing").getFirst();

        assertThat(text(fire.parts(), "own-fire")).isEqualTo("4");
        assertThat(text(fire.parts(), "enemy-fire")).isEqualTo("2");
        assertThat(fire.parts()).filteredOn(part -> "fire differential".equals(part.reason())).extracting(Part::value).containsExactly("2");
    }

    @Test
    void bothArmySizesStandBehindTheRowOfSizes() {
        var own = spaniards().line("army-size", "phasing");
        var enemy = spaniards().line("army-size", "nonPhasing");

        assertThat(text(own.parts(), "own-size")).isEqualTo(text(enemy.parts(), "enemy-size"));
        assertThat(text(own.parts(), "enemy-size")).isEqualTo(text(enemy.parts(), "own-size"));
    }

    @Test
    void whoCommandsIsSaidWithHisRank() {
        var command = spaniards().line("command", "phasing");

        assertThat(text(command.parts(), "rank")).isEqualTo("B");
        assertThat(text(command.results(), "leader")).contains("Alba");
    }

    /** 4 LD take 2/3 off what they inflict (small stacks, 4LD: -2 thirds). */
    @Test
    void theCorrectionOfASmallStackIsInLd() {
        assertThat(text(spaniards().line("small-stack", "nonPhasing").parts(), "small-stack")).isEqualTo("-2/3");
        assertThat(text(spaniards().line("small-stack", "phasing").parts(), "small-stack")).isEqualTo("0");
    }

    /** A battle that has not been rolled has no rows of dice, and one whose commander is still to be drawn no sheet. */
    @Test
    void beforeTheFirstDie() {
        var battle = new LandBattle(Period.II, Theatre.EUROPE, Terrain.PLAIN, false, Crossing.NONE, false,
                side("spain", Units.of(2, 0, 0), ArmyClass.IV, true, true, general("spain", 4, 4, 3)),
                new BattleSide(new CountryId("france"), Units.of(1, 0, 0), ArmyClass.IV, false, LandTechnology.ARQUEBUS, false, Optional.empty(), false, false), Readings.STANDARD);

        assertThat(LandBattleSheet.of(battle, LandBattleProcedure.start(battle, EuTables.PRINTED), EuTables.PRINTED)).isEmpty();
        assertThat(List.of("fire1", "shock1")).allSatisfy(roll -> assertThat(spaniards().lines(roll, "phasing")).hasSize(1));
    }
}
