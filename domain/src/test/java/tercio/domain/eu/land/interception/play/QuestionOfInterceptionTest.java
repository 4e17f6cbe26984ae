package tercio.domain.eu.land.interception.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.land.interception.LandInterception;
import tercio.domain.eu.land.interception.play.InterceptionEvent.InterceptionAttempted;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.sequence.EuChapters;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.map.SpaceId;

/** An interception is asked again with the very inputs by which it was ruled (EU-INT-LAND). */
class QuestionOfInterceptionTest {

    /** France has a war with Spain and another one with England, which are at peace with each other (EU-ALLY-6). */
    private static Situation twoWars() {
        return Situation.franceAgainstSpain().alliances(List.of("france"), List.of("spain"), List.of("england"))
                .warBetween("france", "spain").warBetween("france", "england")
                .initiative("france", 30).initiative("spain", 20).initiative("england", 10)
                .stack("fra", "france", "picardie", 1, 0, 0).under(2, 3, 3, 0).stack("spa", "spain", "flandre", 1, 0, 0).under(4, 2, 2, 0)
                .stack("eng", "england", "ile_de_france", 0, 1, 0);
    }

    /** The board on which the French march into Artois, and the Spaniards in Flanders may catch them. */
    private static EuState marching(Situation situation) {
        return situation.war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("fra"), List.of(new SpaceId("artois")))).board();
    }

    private static LandInterception.Attempt asked(EuState state) {
        var board = new WarView(state, EuMap.PRINTED, EuTables.PRINTED);
        var event = new InterceptionAttempted(new StackId("spa"), new SpaceId("flandre"), new StackId("fra"), new SpaceId("artois"), true);
        var question = EuChapters.question(new RuledEvent<>(board, board, event, List.of(new StackId("spa")), Optional.empty(), Optional.empty(), true, false)).orElseThrow();
        assertThat(question).isInstanceOf(EuQuestion.CatchOnLand.class);
        return ((EuQuestion.CatchOnLand) question).attempt();
    }

    @Test
    void theManoeuvreAndTheProvinceAreThoseOfTheRuling() {
        var attempt = asked(marching(twoWars()));

        assertThat(attempt.maneuver()).isEqualTo(4);
        assertThat(attempt.movingManeuver()).isEqualTo(2);
        assertThat(attempt.sameProvince()).isFalse();
        assertThat(attempt.friendlyForceOrCity()).as("Artois is Spanish").isTrue();
        assertThat(attempt.unbesiegedEnemy()).isFalse();
        assertThat(attempt.besieging()).isFalse();
    }

    /** Only who is at war with the interceptor is a further enemy: -2 for an enemy, nothing for the troops of a third party. */
    @Test
    void aThirdPartyIsNoEnemy() {
        var board = marching(twoWars());
        var beside = board.with(board.stacks().get(new StackId("eng")).placedIn(new SpaceId("artois")));
        var enemies = marching(twoWars().warBetween("spain", "england"));

        assertThat(asked(beside).unbesiegedEnemy()).as("England has no war with Spain").isFalse();
        assertThat(asked(enemies.with(enemies.stacks().get(new StackId("eng")).placedIn(new SpaceId("artois")))).unbesiegedEnemy()).isTrue();
    }
}
