package tercio.domain.eu.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tercio.domain.eu.battle.BattleUnderTest.battle;
import static tercio.domain.eu.battle.BattleUnderTest.stack;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Account;
import tercio.domain.ruling.Run;

/** EU-BATTLE-RETREAT-ATTEMPT and EU-BATTLE-RETREAT-ROOM: when a battle waits for a player, and for whom. */
class BattleChoicesTest {

    private static Fray waiting(Run<Fray> run) {
        assertThat(run).isInstanceOf(Run.Waiting.class);
        return ((Run.Waiting<Fray>) run).at().state();
    }

    private static Run<Fray> resume(BattleUnderTest battle, Run<Fray> run, Fray answered) {
        return LandBattleProcedure.of(battle.asItBegins(), EuTables.PRINTED).resume(
                new Run.Progress<>(((Run.Waiting<Fray>) run).at().stage(), answered), battle.dice(), Account.SILENT);
    }

    private static ArrayList<Fray.Awaited> asked(BattleUnderTest battle, boolean attempt, int room) {
        var asked = new ArrayList<Fray.Awaited>();
        var run = battle.run();
        while (run instanceof Run.Waiting<Fray>) {
            var fray = waiting(run);
            var awaited = fray.awaited().orElseThrow();
            asked.add(awaited);
            run = resume(battle, run, switch (awaited.kind()) {
                case RETREAT_ATTEMPT -> fray.retreats(awaited.side(), attempt);
                case RETREAT_ROOM -> fray.retreatRoom(awaited.side(), room);
            });
        }
        assertThat(((Run.Finished<Fray>) run).state().awaited()).isEmpty();
        return asked;
    }

    private static Fray.Awaited attempt(Side side) {
        return new Fray.Awaited(Fray.Kind.RETREAT_ATTEMPT, side);
    }

    private static Fray.Awaited room(Side side) {
        return new Fray.Awaited(Fray.Kind.RETREAT_ROOM, side);
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
        var fray = LandBattleProcedure.start(battle().asItBegins(), EuTables.PRINTED);
        assertThatThrownBy(() -> fray.retreatRoom(Side.PHASING, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> fray.retreatRoom(Side.PHASING, 100)).isInstanceOf(IllegalArgumentException.class);
    }
}
