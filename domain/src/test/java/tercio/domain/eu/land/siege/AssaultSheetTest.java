package tercio.domain.eu.land.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.ruling.given.SheetReader.text;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.LandSheetCheck;
import tercio.domain.eu.land.battle.BattleSide;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.FightSheet.Part;
import tercio.domain.ruling.FightSheet.Unit;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.given.SheetReader;
import tercio.domain.ruling.StepRecorder;

/** The sheet of an assault says each correction in LD, and each line can be repeated with the printed tables (EU-SIEGE-ASSAULT). */
class AssaultSheetTest {

    private static FightSheet fought(Assault assault, Dice dice) {
        var run = (Run.Finished<AssaultState>) AssaultProcedure.of(assault, EuTables.PRINTED).start(AssaultProcedure.start(assault), dice, StepRecorder.SILENT);
        return AssaultSheet.of(assault, run.rolls(), EuTables.PRINTED).orElseThrow();
    }

    private static BattleSide side(String country, Units units, LandTechnology technology, boolean led) {
        var leader = new Leader(new LeaderId(country), "Leader", new CountryId(country), LeaderCategory.GENERAL, 'C', 3, 3, 2, 1, false, false, false, false);
        return new BattleSide(new CountryId(country), units, ArmyClass.III, true, technology, false, led ? Optional.of(leader) : Optional.empty(), false, false);
    }

    private static Assault assault(int level, boolean breach, Units outside, Units inside, LandTechnology technology, boolean led) {
        return new Assault(Period.II, Theatre.EUROPE, level, breach, false, 3, side("france", outside, technology, led), side("spain", inside, LandTechnology.ARQUEBUS, true),
                Readings.STANDARD);
    }

    /** A besieger of 6 LD inflicts 1/3 LD less, written in LD as are the losses it is taken off. */
    @Test
    void theCorrectionOfASmallBesiegerIsInLd() {
        var sheet = new SheetReader(fought(assault(2, true, Units.of(1, 1, 0), Units.of(0, 0, 2), LandTechnology.MUSKETS, true), name -> OptionalInt.of(9)));
        var line = sheet.line("corrections", "besieger");

        assertThat(line.parts()).filteredOn(part -> "6 LD or less".equals(part.reason())).singleElement().satisfies(part -> {
            assertThat(part.value()).isEqualTo("-1/3");
            assertThat(part.unit()).isEqualTo(Unit.LD);
        });
        assertThat(line.parts()).extracting(Part::reason).doesNotContain("4 LD or less", "no ARMY counter");
    }

    @Test
    void theArtilleryAndTheLevelAreWritten() {
        var line = new SheetReader(fought(assault(3, false, Units.of(2, 0, 0), Units.NONE, LandTechnology.MUSKETS, true), name -> OptionalInt.of(5))).line("artillery", "besieger");

        assertThat(text(line.parts(), "artillery")).isEqualTo("3");
        assertThat(text(line.parts(), "level")).isEqualTo("3");
    }

    @Test
    void eachLineOfAnyAssaultIsRepeatedByHand() {
        var random = new Random(7);
        for (int number = 0; number < 200; number++) {
            var technology = LandTechnology.values()[1 + random.nextInt(LandTechnology.values().length - 1)];
            LandSheetCheck.check(fought(assault(random.nextInt(6), random.nextBoolean(), Units.of(random.nextInt(3), random.nextInt(2), 1 + random.nextInt(3)),
                    Units.of(0, 0, random.nextInt(4)), technology, random.nextBoolean()), name -> OptionalInt.of(1 + random.nextInt(10))));
        }
    }

    @Test
    void withoutItsDiceThereIsNone() {
        assertThat(AssaultSheet.of(assault(1, false, Units.of(1, 0, 0), Units.NONE, LandTechnology.MUSKETS, true), List.of(), EuTables.PRINTED)).isEmpty();
    }
}
