package tercio.domain.eu.land.siege;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.BattleSide;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

class AssaultPropertyTest {

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void whateverIsThrownTheAssaultHoldsTogether(@ForAll @IntRange(min = 1, max = 5) int level, @ForAll boolean breach,
            @ForAll @IntRange(min = 1, max = 8) int outside, @ForAll @IntRange(min = 0, max = 5) int inside,
            @ForAll LandTechnology technology, @ForAll LandTechnology within,
            @ForAll @Size(10) List<@IntRange(min = 1, max = 10) Integer> dice) {
        var assault = new Assault(Period.II, Theatre.EUROPE, level, breach, false, 3, side("poland", Units.of(0, 0, outside), technology),
                side("spain", Units.of(0, 0, Math.min(level, inside)), within), Readings.STANDARD);
        var procedure = AssaultProcedure.of(assault, EuTables.PRINTED);
        var recorder = StepRecorder.recording();

        var run = (Run.Finished<AssaultState>) procedure.start(AssaultProcedure.start(assault), Dice.inOrder(dice), recorder);
        var end = AssaultOutcome.of(assault, run.state(), EuTables.PRINTED);

        // A silent account changes nothing.
        assertThat(procedure.start(AssaultProcedure.start(assault), Dice.inOrder(dice), StepRecorder.SILENT)).isEqualTo(run);
        // The steps add up.
        assertThat(recorder.steps()).filteredOn(step -> step.modified() != null).allSatisfy(step ->
                assertThat(step.modified()).isEqualTo(step.dice().getFirst() + step.modifiers().stream().mapToInt(m -> m.value()).sum()));
        // Nobody loses more than there is, and who is destroyed takes nothing.
        assertThat(end.besieger().losses()).isBetween(0, assault.besieger().units().thirds());
        assertThat(end.besieged().losses()).isBetween(0, assault.besieged().units().thirds());
        assertThat(end.besiegerDestroyed() && end.fortressFalls()).isFalse();
    }

    private static BattleSide side(String country, Units units, LandTechnology technology) {
        return new BattleSide(new CountryId(country), units, ArmyClass.III, true, technology, false, Optional.empty(), false, false);
    }
}
