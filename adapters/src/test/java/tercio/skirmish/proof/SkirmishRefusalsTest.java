package tercio.skirmish.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.skirmish.proof.SkirmishGames.RULES;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.given.Told;
import tercio.skirmish.rules.CaptainOrder;
import tercio.skirmish.rules.SkirmishCommand;
import tercio.skirmish.rules.SkirmishCommand.ChooseOrder;
import tercio.skirmish.rules.SkirmishCommand.Commit;
import tercio.skirmish.rules.SkirmishCommand.EndMarches;
import tercio.skirmish.rules.SkirmishCommand.March;
import tercio.skirmish.rules.SkirmishCommand.SetReserve;
import tercio.skirmish.rules.SkirmishScenario;
import tercio.skirmish.rules.SkirmishScenario.Camp;
import tercio.skirmish.rules.SkirmishState;

/** A command that the rules forbid is refused with the rule and with what would be legal. */
class SkirmishRefusalsTest {

    private static SkirmishState after(SkirmishCommand... commands) {
        var state = SkirmishGames.start("duel");
        for (var command : commands) {
            state = SkirmishGames.played(state, command, SkirmishGames.dice(new Random(1))).after();
        }
        return state;
    }

    private static SkirmishState ordered(CaptainOrder red, CaptainOrder blue) {
        return after(new SetReserve("red", Optional.of(1)), new SetReserve("blue", Optional.of(2)),
                new ChooseOrder("red", Optional.of(red)), new ChooseOrder("blue", Optional.of(blue)));
    }

    private static Refusal refused(SkirmishState state, SkirmishCommand command, String rule, String detail) {
        var verdict = RULES.decide(state, command, Dice.NONE);
        assertThat(verdict).isInstanceOf(Verdict.Refused.class);
        var refusal = ((Verdict.Refused<?>) verdict).refusal();
        assertThat(refusal.rule().id()).isEqualTo(rule);
        assertThat(Told.of(refusal.detail())).isEqualTo(detail);
        assertThat(RULES.rulebook().find(refusal.rule())).isPresent();
        return refusal;
    }

    @Test
    void aReserveIsNoLargerThanTheSlipAllows() {
        refused(after(), new SetReserve("red", Optional.of(4)), "SK-RESERVE", "The reserve is 0 to 3 men.");
        refused(after(), new SetReserve("red", Optional.empty()), "SK-RESERVE", "The reserve is 0 to 3 men.");
        refused(after(new SetReserve("red", Optional.of(0))), new SetReserve("red", Optional.of(1)), "SK-RESERVE",
                "The reserve of red is not asked for now.");
    }

    @Test
    void anOrderIsNamedAndChosenOnce() {
        var orders = after(new SetReserve("red", Optional.of(0)), new SetReserve("blue", Optional.of(0)));
        assertThat(refused(orders, new ChooseOrder("red", Optional.empty()), "SK-ORDER", "An order is attack, hold or feint.").legal())
                .extracting(option -> Told.of(option.label())).containsExactly("attack", "hold", "feint");
        var chosen = SkirmishGames.played(orders, new ChooseOrder("red", Optional.of(CaptainOrder.HOLD)), Dice.NONE).after();
        assertThat(refused(chosen, new ChooseOrder("red", Optional.of(CaptainOrder.FEINT)), "SK-ORDER",
                "No order of red is asked for now.").legal()).as("the answers of others are not red's").isEmpty();
    }

    @Test
    void aMarchFollowsAPathWithMenWhoAreThere() {
        var marches = ordered(CaptainOrder.ATTACK, CaptainOrder.HOLD);
        assertThat(refused(marches, new March("red", "birch", "gorse", 1), "SK-MARCH-PATH",
                "No path leads from Birch Hill to Gorse Hill. Paths lead to Alder Hill, Dogwood Hill, Fir Hill.").legal())
                .extracting(option -> Told.of(option.label())).containsExactly("end the marches");
        refused(marches, new March("red", "birch", "fir", 9), "SK-MARCH-MEN", "Of 8 men on Birch Hill 1 to 8 march.");
        refused(marches, new March("red", "birch", "fir", 0), "SK-MARCH-MEN", "Of 8 men on Birch Hill 1 to 8 march.");
        refused(marches, new March("blue", "dogwood", "fir", 1), "SK-MARCH", "blue does not march now.");
        refused(marches, new EndMarches("blue"), "SK-MARCH", "blue does not march now.");
        refused(marches, new EndMarches("nobody"), "SK-MARCH", "There is no captain nobody.");
    }

    @Test
    void whoHoldsDoesNotAttack() {
        refused(ordered(CaptainOrder.HOLD, CaptainOrder.HOLD), new March("red", "birch", "dogwood", 3), "SK-MARCH-ORDER",
                "red holds and does not attack blue.");
    }

    @Test
    void onlyTheReserveThatIsThereCanBeCommitted() {
        var clash = SkirmishGames.played(ordered(CaptainOrder.ATTACK, CaptainOrder.HOLD), new March("red", "birch", "dogwood", 3), Dice.NONE).after();

        assertThat(refused(clash, new Commit("blue", 3), "SK-COMMIT", "The reserve has 2 men.").legal())
                .extracting(Option::command).isEqualTo(List.of(new Commit("blue", 0), new Commit("blue", 1), new Commit("blue", 2)));
        refused(clash, new Commit("red", 1), "SK-COMMIT", "red is not attacked.");
        assertThat(RULES.decide(clash, new Commit("blue", 2), Dice.NONE)).isInstanceOf(Verdict.NeedsDie.class);
    }

    @Test
    void aScenarioThatCannotBePlayedHasFaults() {
        assertThat(RULES.faults(new SkirmishScenario("x", 0, List.of(new Camp("red", "birch", 1), new Camp("red", "moon", 31)))))
                .containsOnlyKeys("/turns", "/captains/1/captain", "/captains/1/hill", "/captains/1/men");
        assertThat(RULES.faults(new SkirmishScenario("x", 1, List.of()))).containsOnlyKeys("/captains");
        RULES.scenarios().keySet().forEach(name -> assertThat(RULES.faults(RULES.scenario(name).orElseThrow())).isEmpty());
    }
}
