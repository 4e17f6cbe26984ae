package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.StackTitle;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.turn.leader.play.LeaderCommand.DrawLeader;
import tercio.domain.eu.turn.leader.play.LeaderCommand.PlaceLeader;
import tercio.domain.eu.turn.leader.play.LeaderCommand.Posting;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeaderDrawn;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeaderWithdrawn;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeadersMissing;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeadersRedeployed;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Unnamed leaders come where a country falls below its minimum of generals (EU-LEAD-7): two for Spain in period III. */
class NewLeadersTest {

    private static LeaderAtStart spaniard(String id) {
        return new LeaderAtStart(new LeaderId(id), id, new CountryId("spain"), "B", 3, 3, 3, 0, false);
    }

    /** Alba and Parma are the generals of Spain; these of them are lost in Flandre. */
    private static War lost(Fate fate, RoundBox box, String... lost) {
        EuState board = Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0)
                .leader(spaniard("alba")).leader(spaniard("parma"))
                .stack("low", "spain", "flandre", 0, 1, 0).ledBy("alba").stack("home", "spain", "catalunya", 0, 1, 0).ledBy("parma").war().board();
        for (var leader : lost) {
            for (var stack : board.stacks().values()) {
                board = board.with(stack.withLeaders(stack.leaders().stream().filter(id -> !id.value().equals(leader)).toList()));
            }
            board = board.with(board.leaders().get(new LeaderId(leader)).asLost(fate, box, new SpaceId("flandre")));
        }
        return War.on(board);
    }

    /** The next round, within the year. */
    private static War nextRound(War war) {
        return war.nothingElse(1);
    }

    @Test
    void belowTheMinimumAnUnnamedLeaderComesToThePlaceOfTheLostOne() {
        var war = nextRound(lost(Fate.KILLED, null, "alba"));

        assertThat(war.board().box()).isEqualTo(RoundBox.W1);
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("new-leader");
        assertThat(war.decisions().getFirst().party()).isEqualTo("spain");
        war.plays(new DrawLeader(new LeaderId("alba")), 3);
        assertThat(war.last(LeaderDrawn.class)).as("the third of six")
                .isEqualTo(new LeaderDrawn(new LeaderId("alba"), new LeaderId("espagne_anonymous_g6"), "Anonymous-G6", new CountryId("spain"), "O", 4, 2, 2, 0));
        assertThat(war.board().leaders().get(new LeaderId("espagne_anonymous_g6")).leader().anonymous()).isTrue();
        assertThat(war.refuses(new PlaceLeader(new LeaderId("espagne_anonymous_g6"), new StackId("home"))).legal()).extracting(Option::command)
                .containsExactly(new PlaceLeader(new LeaderId("espagne_anonymous_g6"), new StackId("low")));
        war.settle("return", new PlaceLeader(new LeaderId("espagne_anonymous_g6"), new StackId("low")));
        assertThat(war.board().stacks().get(new StackId("low")).leaders()).containsExactly(new LeaderId("espagne_anonymous_g6"));
        assertThat(nextRound(war).decisions()).extracting(Decision::id).as("he has been replaced").containsExactly("campaign-france");
    }

    /** The record keeps the code of the counter; the log, what is asked and the titles of stacks say who he is. */
    @Test
    void anUnnamedLeaderIsCalledByHisCategoryAndTheNumberOfHisCounter() {
        var war = nextRound(lost(Fate.KILLED, null, "alba"));
        var before = war.board();
        war.plays(new DrawLeader(new LeaderId("alba")), 3);

        var step = war.step("unnamed leader of Spain");
        assertThat(Told.of(step.said())).as("as it is recorded").isEqualTo("eu.leaders.result-drawn: leader Anonymous-G6, rank O.");
        assertThat(Told.of(War.RULES.readableStep(step).said())).isEqualTo("eu.leaders.result-drawn: leader (eu.name.anonymous: category leader, number 6), rank O.");
        assertThat(Told.of(War.RULES, before, war.last(LeaderDrawn.class), war.explanation())).isEqualTo("eu.leaders.drawn: leader (eu.name.anonymous: category general, number 6), rank O, country Spain, lost alba.");
        assertThat(Told.of(war.decision("return").prompt())).isEqualTo("eu.leaders.ask-return: leader (eu.name.anonymous: category general, number 6), first yes.");
        war.settle("return", new PlaceLeader(new LeaderId("espagne_anonymous_g6"), new StackId("low")));
        assertThat(StackTitle.of(war.board(), new StackId("low"))).isEqualTo("Spain's stack of 2 LD under Anonymous General 6");
        assertThat(StackTitle.recordedTitle(war.board(), new StackId("low"))).isEqualTo("Spain's stack of 2 LD under Anonymous-G6");
    }

    @Test
    void eachCounterHasTheSameChance() {
        var war = nextRound(lost(Fate.KILLED, null, "alba"));

        var odds = War.RULES.forecasts(war.board(), List.of(new DrawLeader(new LeaderId("alba")))).getFirst().orElseThrow();
        var leader = odds.figures().get("leader");
        assertThat(leader.weightOf("Anonymous General 4"::equals).multiply(BigInteger.valueOf(6))).as("one of six").isEqualTo(leader.whole());
        war.plays(new DrawLeader(new LeaderId("alba")), 7, 10, 1);
        assertThat(war.last(LeaderDrawn.class).leader().value()).as("7 to 10 are thrown again").isEqualTo("espagne_anonymous_g4");
    }

    @Test
    void heComesToBesiegedTroopsToo() {
        var board = lost(Fate.KILLED, null, "alba").board();
        board = board.with(board.stacks().get(new StackId("low")).withBesieged(true)).withDuty(new Duty.NewLeader(new CountryId("spain"), new LeaderId("alba")));
        var war = War.on(board).plays(new DrawLeader(new LeaderId("alba")), 1);

        assertThat(war.decision("return").options()).extracting(Option::command).containsExactly(new PlaceLeader(new LeaderId("espagne_anonymous_g4"), new StackId("low")));
    }

    @Test
    void withoutTroopsThereHeJoinsAnyStack() {
        var war = lost(Fate.KILLED, null, "alba");
        var board = war.board();
        war = nextRound(War.on(board.without(board.stacks().get(new StackId("low"))))).plays(new DrawLeader(new LeaderId("alba")), 1);

        war.settle("return", new PlaceLeader(new LeaderId("espagne_anonymous_g4"), new StackId("home")));
        assertThat(war.board().stacks().get(new StackId("home")).leaders()).contains(new LeaderId("espagne_anonymous_g4"));
    }

    /** In boards stored before, the place where a leader was lost may be missing. */
    @Test
    void whereNoPlaceIsKnownHeJoinsAnyStackByTheRuleOfNewLeaders() {
        var board = lost(Fate.KILLED, null, "alba").board();
        board = board.with(board.leaders().get(new LeaderId("alba")).asLost(Fate.KILLED, null, null)).withDuty(new Duty.NewLeader(new CountryId("spain"), new LeaderId("alba")));
        var war = War.on(board).plays(new DrawLeader(new LeaderId("alba")), 1);

        assertThat(war.decision("return").rule().id()).isEqualTo("EU-LEAD-7");
        assertThat(war.decision("return").options()).extracting(Option::command)
                .containsExactly(new PlaceLeader(new LeaderId("espagne_anonymous_g4"), new StackId("home")), new PlaceLeader(new LeaderId("espagne_anonymous_g4"), new StackId("low")));
        assertThat(war.refuses(new PlaceLeader(new LeaderId("espagne_anonymous_g4"), new StackId("army"))).rule().id()).isEqualTo("EU-LEAD-7");
    }

    @Test
    void nobodyIsAskedForAnUnnamedOneWhoGoesBeforeHeHasJoinedAStack() {
        var war = nextRound(lost(Fate.WOUNDED, RoundBox.S2, "alba"));
        war.plays(new DrawLeader(new LeaderId("alba")), 1);
        var board = war.board();
        assertThat(board.duties()).as("the unnamed one has not joined a stack yet").singleElement().isInstanceOf(Duty.Return.class);
        board = board.withDuties(board.duties().plus(0, new Duty.Return(new CountryId("spain"), new LeaderId("alba"), null)));
        war = War.on(board).plays(new PlaceLeader(new LeaderId("alba"), new StackId("low")));

        assertThat(war.last(LeaderWithdrawn.class).leader().value()).isEqualTo("espagne_anonymous_g4");
        assertThat(war.board().duties()).isEmpty();
    }

    @Test
    void whenTheWoundedOneIsBackTheUnnamedOneOfTheLowestRankGoes() {
        var war = nextRound(lost(Fate.WOUNDED, RoundBox.S2, "alba", "parma"));
        assertThat(war.last(LeadersMissing.class).lost()).containsExactly(new LeaderId("alba"), new LeaderId("parma"));
        war.plays(new DrawLeader(new LeaderId("alba")), 1).settle("return", new PlaceLeader(new LeaderId("espagne_anonymous_g4"), new StackId("low")));
        war.plays(new DrawLeader(new LeaderId("parma")), 1).settle("return", new PlaceLeader(new LeaderId("espagne_anonymous_g5"), new StackId("low")));
        var board = war.board();
        war = War.on(board.with(board.leaders().get(new LeaderId("parma")).asLost(Fate.KILLED, null, new SpaceId("flandre"))));

        war.nothingElse(1);
        assertThat(war.last(LeadersRedeployed.class).postings()).as("his return in the Wintering is a redeployment").extracting(Posting::leader).contains(new LeaderId("alba"));
        assertThat(war.board().leaders().get(new LeaderId("alba")).fate()).isEqualTo(Fate.PRESENT);
        assertThat(war.last(LeaderWithdrawn.class).leader().value()).as("rank N is below M").isEqualTo("espagne_anonymous_g5");
        assertThat(war.board().leaders()).doesNotContainKey(new LeaderId("espagne_anonymous_g5"));
        assertThat(war.board().leaders().get(new LeaderId("espagne_anonymous_g4")).replaces().value()).as("he goes on for Parma, who is dead").isEqualTo("parma");
        assertThat(war.nothingElse(1).decisions()).extracting(Decision::id).containsExactly("campaign-france");
    }

    @Test
    void whoHasEnoughGeneralsDrawsNone() {
        var board = lost(Fate.KILLED, null, "alba").board();
        var more = War.on(board.with(board.leaders().get(new LeaderId("alba")).asPresent()).with(board.stacks().get(new StackId("low")).withLeaders(List.of(new LeaderId("alba")))));

        assertThat(nextRound(more).decisions()).extracting(Decision::id).containsExactly("campaign-france");
        assertThat(more.refuses(new DrawLeader(new LeaderId("alba"))).rule().id()).isEqualTo("EU-LEAD-7");
    }
}
