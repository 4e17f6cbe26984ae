package tercio.domain.eu.land.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tercio.domain.eu.land.battle.BattleUnderTest.battle;
import static tercio.domain.eu.land.battle.BattleUnderTest.stack;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** EU-BATTLE-RETREAT-ATTEMPT and EU-BATTLE-RETREAT-ROOM: when a battle waits for a player, and for whom. */
class BattleChoicesTest {

    private static BattleState waiting(Run<BattleState> run) {
        assertThat(run).isInstanceOf(Run.Waiting.class);
        return ((Run.Waiting<BattleState>) run).at().state();
    }

    private static Run<BattleState> resume(BattleUnderTest battle, Run<BattleState> run, BattleState answered) {
        return LandBattleProcedure.of(battle.asItBegins(), EuTables.PRINTED).resume(
                new Run.Progress<>(((Run.Waiting<BattleState>) run).at().stage(), answered), battle.dice(), StepRecorder.SILENT);
    }

    private static ArrayList<BattleState.OpenDecision> asked(BattleUnderTest battle, boolean attempt, int room) {
        var asked = new ArrayList<BattleState.OpenDecision>();
        var run = battle.run();
        while (run instanceof Run.Waiting<BattleState>) {
            var battleState = waiting(run);
            var awaited = battleState.openDecision().orElseThrow();
            asked.add(awaited);
            run = resume(battle, run, switch (awaited.kind()) {
                case RETREAT_ATTEMPT -> battleState.withRetreatIntent(awaited.side(), attempt);
                case RETREAT_ROOM -> battleState.withRetreatRoom(awaited.side(), room);
                case WINNER -> battleState.withWinnerStaying(awaited.side());
                case WITHDRAWAL, CAPTURE -> throw new AssertionError("no battle on land asks for " + awaited.kind());
            });
        }
        assertThat(((Run.Finished<BattleState>) run).state().openDecision()).isEmpty();
        return asked;
    }

    private static BattleState.OpenDecision attempt(Side side) {
        return new BattleState.OpenDecision(BattleState.Kind.RETREAT_ATTEMPT, side);
    }

    private static BattleState.OpenDecision room(Side side) {
        return new BattleState.OpenDecision(BattleState.Kind.RETREAT_ROOM, side);
    }

    @Test
    void afterAnInterceptionThePhasingSideIsAskedFirst() {
        var tie = battle().undecided().byInterception().of(stack("baviere", Units.of(1, 0, 0)), stack("saxe", Units.of(1, 0, 0)));
        assertThat(asked(tie, false, 99)).containsExactly(attempt(Side.PHASING), attempt(Side.NON_PHASING),
                room(Side.NON_PHASING), room(Side.PHASING));
    }

    @Test
    void inARegularTieThePhasingSideRetreatsFirst() {
        var tie = battle().undecided().of(stack("baviere", Units.of(1, 0, 0)), stack("saxe", Units.of(1, 0, 0)));
        assertThat(asked(tie, false, 99)).containsExactly(attempt(Side.NON_PHASING), attempt(Side.PHASING),
                room(Side.PHASING), room(Side.NON_PHASING));
    }

    @Test
    void theSecondIsNotAskedWhenTheFirstGetsAway() {
        var away = battle().undecided().rolling("nonPhasing retreatAttempt", 1);
        assertThat(asked(away, true, 99)).containsExactly(attempt(Side.NON_PHASING), room(Side.NON_PHASING));
    }

    @Test
    void theSecondIsAskedWhenTheFirstFails() {
        var failed = battle().undecided().rolling("nonPhasing retreatAttempt", 10, "phasing retreatAttempt", 10);
        assertThat(asked(failed, true, 99)).startsWith(attempt(Side.NON_PHASING), attempt(Side.PHASING));
    }

    @Test
    void whoIsWipedOutAnywayNeedsNoRoom() {
        var wipedOut = battle().undecided().of(stack("baviere", Units.of(2, 0, 0)), stack("saxe", Units.of(0, 0, 1)))
                .rolling("phasing fire1", 10, "phasing shock1", 10);
        assertThat(asked(wipedOut, false, 99)).isEmpty();
    }

    @Test
    void noRetreatTakesInFewerThanNone() {
        var battleState = LandBattleProcedure.start(battle().asItBegins(), EuTables.PRINTED);
        assertThatThrownBy(() -> battleState.withRetreatRoom(Side.PHASING, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> battleState.withRetreatRoom(Side.PHASING, 100)).isInstanceOf(IllegalArgumentException.class);
    }
}
