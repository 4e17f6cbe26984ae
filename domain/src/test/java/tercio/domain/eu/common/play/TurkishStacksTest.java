package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.forces.TurkishReform;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Defeat;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LevyStatus;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.movement.play.Arrival;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MergeStacks;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveCommand.SplitStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.levy.play.LevyCommand.DeclareLevies;
import tercio.domain.eu.turn.levy.play.LevyCommand.RecruitByLevies;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Stacks with Janissaries, Timar and Pashas: they are split, joined, reduced and limited by their kinds (EU-TUR-1, EU-TUR-5). */
class TurkishStacksTest {

    private static Situation turks() {
        return Situation.franceAgainstSpain().alliances(List.of("turkey", "france"), List.of("hongrie", "spain")).initiative("turkey", 12);
    }

    private static Units units(int plus, int minus, int ld, Timar timar) {
        return Units.with(plus, minus, ld, timar);
    }

    private static TakeLosses left(Units units) {
        return new TakeLosses(new StackId("army"), Counters.of(units));
    }

    /** Turkey owes losses of its stack. */
    private static War owing(Units units, int lost, String why) {
        var board = turks().stack("army", "turkey", "rumeli", 1, 0, 0).war().board();
        return War.on(board.with(board.stacks().get(new StackId("army")).withUnits(units, 0)).withDuty(new Duty.Losses(new CountryId("turkey"), List.of(new StackId("army")), lost, why)));
    }

    @Test
    void aMarchPicksUpNoMorePashasThanAStackHolds() {
        var war = turks().stack("army", "turkey", "rumeli", 1, 0, 0).with(Timar.pashas(3)).stack("two", "turkey", "bulgaristan", 0, 0, 1)
                .with(new Timar(0, 0, 0, 1, 1, 0)).stack("none", "turkey", "bulgaristan", 0, 0, 1).war()
                .declares("turkey", Campaign.MULTIPLE).declares("france", Campaign.PASSIVE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("bulgaristan")), Optional.of(Arrival.PAUSE))).passes();

        assertThat(war.decision("onward").options()).extracting(Option::command).as("a stack has at most 2 Pashas")
                .contains(new MergeStacks(new StackId("none"), new StackId("army"))).doesNotContain(new MergeStacks(new StackId("two"), new StackId("army")));
        assertThat(war.refuses(new MergeStacks(new StackId("two"), new StackId("army"))).rule().id()).isEqualTo("EU-UNIT-3");
    }

    // --- Losses -------------------------------------------------------------------------------------------------------

    @Test
    void theControllerChoosesTheKindsThatAreLost() {
        var war = owing(units(0, 1, 0, Timar.of(0, 1, 0)), 1, "battle");

        assertThat(war.decision("losses").options()).extracting(Option::command).as("1 LD of Timar, or of Janissaries; their LD are not changed for each other")
                .containsExactlyInAnyOrder(left(units(0, 1, 0, Timar.of(0, 0, 1))), left(units(0, 0, 1, Timar.of(0, 1, 0))),
                        left(units(0, 0, 2, Timar.of(0, 0, 1))), left(units(0, 0, 1, Timar.of(0, 0, 2))));
    }

    @Test
    void aPashaIsKilledWholeAndAllHisLdCount() {
        var all = units(0, 1, 0, Timar.pashas(3));
        var war = owing(all, 1, "battle");

        assertThat(war.decision("losses").options()).extracting(Option::command)
                .containsExactlyInAnyOrder(left(units(0, 1, 0, Timar.NONE)), left(units(0, 0, 2, Timar.NONE)), left(units(0, 0, 1, Timar.pashas(3))));
        war.plays(left(units(0, 1, 0, Timar.NONE)));
        assertThat(war.board().stacks().get(new StackId("army")).units()).isEqualTo(Units.of(0, 1, 0));
        assertThat(war.board().duties()).as("3 LD for a loss of 1").isEmpty();
    }

    @Test
    void morePashasThanTheLossesTakeAreNotKilled() {
        var war = owing(units(1, 0, 0, Timar.pashas(1, 3)), 1, "battle");

        assertThat(war.decision("losses").options()).extracting(Option::command).contains(left(units(1, 0, 0, Timar.pashas(3))),
                left(units(1, 0, 0, Timar.pashas(1))));
        assertThat(war.refuses(left(units(1, 0, 0, Timar.NONE))).rule().id()).isEqualTo("EU-BATTLE-LOSSES");
        assertThat(war.refuses(left(units(0, 1, 1, Timar.pashas(1)))).rule().id()).as("an LD more beside the Pasha").isEqualTo("EU-BATTLE-LOSSES");
        assertThat(war.refuses(left(units(1, 0, 0, Timar.pashas(2)))).rule().id()).as("a part of a Pasha").isEqualTo("EU-BATTLE-LOSSES");
    }

    @Test
    void aPashaAloneIsLostWhole() {
        assertThat(owing(units(0, 0, 0, Timar.pashas(2)), 1, "attrition").decision("losses").options()).extracting(Option::command)
                .containsExactly(left(Units.NONE));
    }

    @Test
    void veteransAreJanissaries() {
        var board = turks().stack("army", "turkey", "rumeli", 0, 0, 2).with(Timar.of(0, 0, 3)).veteran().war().board();
        var stack = board.stacks().get(new StackId("army"));

        assertThat(stack.veteranLd()).isEqualTo(2);
        assertThat(stack.isVeteran()).as("with Timar").isFalse();
        assertThat(stack.fewestVeteransIn(units(0, 0, 1, Timar.of(0, 0, 1)))).as("the other Janissary LD has room for one").isEqualTo(1);
        assertThat(stack.mostVeteransIn(units(0, 0, 0, Timar.of(0, 0, 3)))).isZero();
    }

    // --- Splitting and joining --------------------------------------------------------------------------------------

    private static War moving(Situation situation) {
        return situation.war().declares("turkey", Campaign.MULTIPLE).declares("france", Campaign.NONE);
    }

    @Test
    void eachKindGivesItsOwnCounters() {
        var war = moving(turks().stack("army", "turkey", "rumeli", 0, 1, 0).with(new Timar(1, 0, 0, 1, 0, 0)));

        assertThat(Told.of(war.refuses(split(0, 0, 3, Timar.NONE)).detail())).as("2 LD of Janissaries").contains("eu.movement.refused-cannot-give");
        assertThat(Told.of(war.refuses(split(1, 0, 0, Timar.NONE)).detail())).as("the A+ is of Timar").contains("eu.movement.refused-cannot-give");
        assertThat(Told.of(war.refuses(split(0, 0, 0, Timar.pashas(2))).detail())).as("he has 1 LD").contains("eu.movement.refused-cannot-give");
        war.plays(split(0, 0, 1, new Timar(0, 0, 2, 1, 0, 0)));
        assertThat(war.board().stacks().get(new StackId("army")).units()).isEqualTo(units(0, 0, 1, Timar.of(0, 1, 0)));
        assertThat(war.board().stacks().get(new StackId("army.1")).units()).isEqualTo(units(0, 0, 1, new Timar(0, 0, 2, 1, 0, 0)));
        assertThat(war.plays(new MergeStacks(new StackId("army.1"), new StackId("army"))).board().stacks().get(new StackId("army")).units())
                .as("each kind apart").isEqualTo(units(0, 0, 2, new Timar(0, 1, 2, 1, 0, 0)));
    }

    private static SplitStack split(int plus, int minus, int ld, Timar timar) {
        return new SplitStack(new StackId("army"), new Counters(plus, minus, ld, Optional.of(timar)), false);
    }

    @Test
    void aStackHasTwoPashasAtMost() {
        var war = moving(turks().stack("army", "turkey", "rumeli", 0, 1, 0).with(Timar.pashas(1, 1))
                .stack("other", "turkey", "trakya", 0, 0, 0).with(Timar.pashas(2))).marches("other", "rumeli");

        assertThat(war.board().duties()).as("three Pashas: one must go")
                .containsExactly(new Duty.Losses(new CountryId("turkey"), List.of(new StackId("army"), new StackId("other")), 1, "too many Pashas"));
        assertThat(war.decision("losses").options()).extracting(Option::command).containsExactlyInAnyOrder(
                left(units(0, 1, 0, Timar.pashas(1))), new TakeLosses(new StackId("other"), Counters.of(Units.NONE)));
    }

    @Test
    void threePashasDoNotJoin() {
        var board = turks().stack("army", "turkey", "rumeli", 0, 1, 0).with(Timar.pashas(1, 1)).stack("other", "turkey", "trakya", 0, 0, 0)
                .with(Timar.pashas(2));
        var war = moving(board);
        var together = War.on(war.board().with(war.board().stacks().get(new StackId("other")).placedIn(new SpaceId("rumeli"))));

        assertThat(Told.of(together.refuses(new MergeStacks(new StackId("other"), new StackId("army"))).detail())).contains("pashas 2");
    }

    @Test
    void kindsShareNoCounter() {
        var board = board(turks().stack("army", "turkey", "rumeli", 0, 1, 1).war().board(), Units.with(0, 1, 1, Timar.of(0, 1, 1)));

        assertThat(StackingSurplus.surplus(board, board.state().stacksIn(new SpaceId("rumeli")))).as("A- and LD of each kind are 4 counters: 1 LD too many").isEqualTo(1);
        var pashas = board(board.state(), Units.with(1, 0, 0, new Timar(1, 0, 0, 1, 1, 0)));
        assertThat(StackingSurplus.surplus(pashas, pashas.state().stacksIn(new SpaceId("rumeli")))).as("Pashas stand beside 8 LD").isZero();
    }

    private static WarView board(EuState state, Units units) {
        return new WarView(state.with(state.stacks().get(new StackId("army")).withUnits(units, 0)), tercio.domain.eu.common.board.EuMap.PRINTED,
                tercio.domain.eu.common.edition.Editions.military().tables());
    }

    @Test
    void aSmallStackHasOnePashaBeside5Ld() {
        var board = turks().stack("army", "turkey", "rumeli", 1, 0, 1).war().board();
        var stack = board.stacks().get(new StackId("army"));

        assertThat(stack.withUnits(units(1, 0, 1, Timar.pashas(3)), 0).isSmall(5)).isTrue();
        assertThat(stack.withUnits(units(1, 0, 1, Timar.pashas(1, 1)), 0).isSmall(5)).isFalse();
    }

    // --- Levies, fortresses, battles ------------------------------------------------------------------------------

    /** Turkey in period III has 5 LD a turn, 4 after reform M-1a; the half is rounded up, and 3 times that may be bought. */
    @Test
    void leviesRaiseJanissariesAndFewerAfterTheReform() {
        assertThat(Told.of(levying(turks()).decision("recruits-turkey").prompt())).as("3 x 3").endsWith("ld 9.");
        var reformed = levying(turks().reforms(TurkishReform.M1A));
        assertThat(Told.of(reformed.decision("recruits-turkey").prompt())).as("3 x 2").endsWith("ld 6.");
        assertThat(Told.of(reformed.refuses(new RecruitByLevies(new CountryId("turkey"), new SpaceId("trakya"), Counters.of(units(0, 0, 0, Timar.of(0, 0, 1))))).detail()))
                .contains("eu.levy.refused-janissaries");
    }

    private static War levying(Situation situation) {
        var board = situation.war().board();
        var status = board.countries().get(new CountryId("turkey"));
        return War.on(board.withCountry(new CountryId("turkey"), status.withLevies(new LevyStatus(Defeat.MAJOR, false, 0)))).declares("turkey", Campaign.NONE)
                .declares("france", Campaign.NONE).plays(new EndMovement(new CountryId("turkey"))).plays(new EndMovement(new CountryId("france")))
                .declares("hongrie", Campaign.NONE).declares("spain", Campaign.NONE).plays(new EndMovement(new CountryId("hongrie"))).plays(new EndMovement(new CountryId("spain")))
                .plays(new RollContinuation(), 6).plays(new DeclareLevies(new CountryId("turkey")));
    }

    @Test
    void aFortressHoldsAPashaOnlyWhole() {
        var pashas = turks().stack("army", "turkey", "rumeli", 0, 0, 0).with(Timar.pashas(2, 3)).war().board();
        var mixed = turks().stack("army", "turkey", "rumeli", 0, 0, 1).with(Timar.pashas(3)).war().board();

        assertThat(PossibleParts.of(List.copyOf(pashas.stacks().values()), 4).stream().boxed()).containsExactly(0, 2, 3);
        assertThat(PossibleParts.of(List.copyOf(pashas.stacks().values()), 1).stream()).containsExactly(0);
        assertThat(PossibleParts.of(List.copyOf(mixed.stacks().values()), 4).stream().boxed()).containsExactly(0, 1, 3, 4);
        assertThat(PossibleParts.of(List.copyOf(mixed.stacks().values()), 2).get(2)).isFalse();
    }

    @Test
    void eightLdFightBesideTwoPashasAndMoreAreAsked() {
        var war = moving(turks().controller("banat", "turkey").stack("army", "turkey", "banat", 1, 0, 0).with(new Timar(1, 0, 0, 1, 1, 0))
                .stack("enemy", "hongrie", "magyarorszag", 1, 0, 0)).marches("army", "magyarorszag").plays(new EndMovement(new CountryId("turkey")))
                .plays(new EndMovement(new CountryId("france")));

        assertThat(war.decisions()).extracting(Decision::id).as("8 LD and 2 Pashas").doesNotContain("fighters");
    }
}
