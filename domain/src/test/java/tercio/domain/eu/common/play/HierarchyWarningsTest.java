package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.leader.Hierarchy;
import tercio.domain.eu.turn.leader.play.LeaderEvent.HierarchyBroken;
import tercio.domain.eu.turn.leader.play.LeaderEvent.HierarchyBroken.Below;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/** Moves and interceptions that put a leader over less than one of worse rank are told (EU-HIER-5). */
class HierarchyWarningsTest {

    private static LeaderAtStart spaniard(String id, String rank) {
        return new LeaderAtStart(new LeaderId(id), id, new CountryId("spain"), rank, 3, 3, 3, 0, false);
    }

    /** Alba of rank A with 2 LD and Farnese of rank C with 4 LD stand together in Flandre: one stack of 6 LD for both. */
    private static Situation together() {
        return Situation.franceAgainstSpain().initiative("spain", 20).initiative("france", 10)
                .stack("army", "france", "picardie", 1, 0, 0).leader(spaniard("alba", "A")).leader(spaniard("farnese", "C"))
                .stack("small", "spain", "flandre", 0, 1, 0).ledBy("alba").stack("great", "spain", "flandre", 1, 0, 0).ledBy("farnese");
    }

    private static War moving(Readings readings) {
        return War.of(together().scenario(), readings).declares("spain", Campaign.MULTIPLE);
    }

    private static final HierarchyBroken BROKEN = new HierarchyBroken(new CountryId("spain"), List.of(new Below(new LeaderId("alba"), 2, new LeaderId("farnese"), 4)));

    @Test
    void aMoveThatBreaksItIsTold() {
        var war = moving(Readings.STANDARD).marches("great", "hainaut");

        assertThat(war.last(HierarchyBroken.class)).isEqualTo(BROKEN);
        assertThat(Told.of(war.rules(), war.board(), BROKEN, List.of()))
                .isEqualTo("eu.leaders.hierarchy: who Spain, breaches [(eu.leaders.below: better alba, ld 2, worse farnese, more 4)].");
    }

    @Test
    void thePlayerIsWarnedBefore() {
        var war = moving(Readings.STANDARD);

        assertThat(War.RULES.moves(war.board(), "great").orElseThrow()).extracting(option -> Told.of(option.label()))
                .anyMatch(label -> label.contains("where Hainaut") && label.contains("breach yes"));
    }

    @Test
    void whatTheMoveDoesNotWorsenIsNotToldAgain() {
        var board = War.of(together().stack("other", "spain", "hainaut", 0, 0, 1).scenario()).board();
        var apart = board.with(board.stacks().get(new StackId("great")).placedIn(new SpaceId("hainaut")));
        var war = War.on(apart).declares("spain", Campaign.MULTIPLE).marches("great", "artois");

        assertThat(war.events()).as("4 LD there, 5 with the other before").noneMatch(HierarchyBroken.class::isInstance);
    }

    @Test
    void aMoveThatRepairsItIsNotTold() {
        var board = together().war().board();
        var apart = board.with(board.stacks().get(new StackId("great")).placedIn(new SpaceId("hainaut")));

        assertThat(War.on(apart).declares("spain", Campaign.MULTIPLE).marches("great", "flandre").events())
                .noneMatch(HierarchyBroken.class::isInstance);
    }

    @Test
    void aReadingSetsItAside() {
        assertThat(moving(new Readings(Map.of(Hierarchy.POLICY.id(), Reading.OFF))).marches("great", "hainaut").events())
                .noneMatch(HierarchyBroken.class::isInstance);
    }

    @Test
    void anInterceptionThatBreaksItIsTold() {
        var war = War.of(together().initiative("spain", 5).scenario()).declares("france", Campaign.MULTIPLE)
                .plays(new MoveStack(new StackId("army"), List.of(new SpaceId("artois")))).plays(new AttemptInterception(List.of(new StackId("great"))), 10);

        assertThat(war.last(HierarchyBroken.class)).isEqualTo(BROKEN);
        assertThat(war.step("hierarchy").rule().id()).isEqualTo("EU-HIER-5");
    }
}
