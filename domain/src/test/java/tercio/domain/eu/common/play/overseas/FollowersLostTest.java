package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.common.play.overseas.NativesMetTest.leader;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.eu.world.natives.play.NativeCommand.LoseFollowers;
import tercio.domain.eu.world.natives.play.NativeEvent.FollowersLost;
import tercio.domain.sentence.given.Told;

/** Losses that fall on natives who follow a conquistador (EU-CONQUISTADOR-FOLLOWERS, EU-BATTLE-LOSSES). */
class FollowersLostTest {

    /** A conquistador with 3 LD and 1 2/3 LD of natives who follow him, and losses of so many thirds that his country has to take. */
    private static War owing(int thirds) {
        var board = franceAgainstSpain().initiative("spain", 20).establishment("spain", Kind.TRADING_POST, 2, "r_amazonia_nw")
                .stack("s", "spain", "r_amazonia_nw", 0, 0, 3).ledBy("c").leader(leader("c", "spain", LeaderKind.CONQUISTADOR, 4, 6, 4)).followed("c", 1, 2).war()
                .declares("spain", Campaign.PASSIVE).board();
        return War.on(War.RULES.evolve(board, new LossesSuffered(new CountryId("spain"), List.of(new StackId("s")), thirds / 3, "battle", Optional.empty(), Optional.of(thirds % 3))));
    }

    @Test
    void theirControllerMayTakeThemByWholeDetachments() {
        // 1 1/3 LD are owed, and 1 2/3 LD follow: 1 LD, or all that is owed.
        var war = owing(4);
        assertThat(war.decisions().getFirst().options()).extracting(option -> option.command()).contains(new LoseFollowers(new StackId("s"), new LeaderId("c"), 1), new LoseFollowers(new StackId("s"), new LeaderId("c"), 2));
        war.plays(new LoseFollowers(new StackId("s"), new LeaderId("c"), 1));
        assertThat(war.last(FollowersLost.class)).isEqualTo(new FollowersLost(new StackId("s"), new LeaderId("c"), 3));
        assertThat(war.board().world().natives().followers(new LeaderId("c"))).isEqualTo(2);
        assertThat(((Duty.Losses) war.board().duties().getFirst()).thirds()).as("left to be taken").isEqualTo(1);
    }

    @Test
    void lessThanADetachmentStandsForTheLast() {
        var war = owing(4).plays(new LoseFollowers(new StackId("s"), new LeaderId("c"), 2));
        assertThat(war.last(FollowersLost.class)).isEqualTo(new FollowersLost(new StackId("s"), new LeaderId("c"), 4));
        assertThat(war.board().world().natives().followers(new LeaderId("c"))).isEqualTo(1);
        assertThat(war.board().duties()).isEmpty();
        assertThat(war.board().stack(new StackId("s")).orElseThrow().units().thirds()).as("the troops are whole").isEqualTo(9);
    }

    @Test
    void noMoreAreLostThanThereAre() {
        assertThat(owing(3).refuses(new LoseFollowers(new StackId("s"), new LeaderId("c"), 2)).rule()).hasToString("EU-CONQUISTADOR-FOLLOWERS");
        assertThat(Told.of(owing(3).refuses(new LoseFollowers(new StackId("s"), new LeaderId("d"), 1)).detail())).contains("eu.natives.refused-losses");
    }
}
