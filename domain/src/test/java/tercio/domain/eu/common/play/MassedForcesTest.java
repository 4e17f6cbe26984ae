package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.MarchRoll;
import tercio.domain.eu.common.game.MarchStrain;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MergeStacks;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.RollMarchAttrition;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionDue;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.map.SpaceId;

/** Massed forces roll for attrition even if they do not move, also where they join a stack that has (EU-ATTR-MOVEMENT). */
class MassedForcesTest {

    private static final String CHAMPAGNE = "champagne";

    private static Situation army(int armyPlus, int armyMinus, int ld) {
        return Situation.franceAgainstSpain().stack("army", "france", CHAMPAGNE, armyPlus, armyMinus, ld).stack("watch", "spain", "flandre", 0, 0, 1);
    }

    /** The army has marched to Ile-de-France and back. */
    private static War back(Situation situation) {
        return situation.war().rollingForMarches().declares("france", Campaign.MULTIPLE)
                .plays(new MoveStack(new StackId("army"), List.of(new SpaceId("ile_de_france"), new SpaceId(CHAMPAGNE))));
    }

    private static long due(War war) {
        return war.events().stream().filter(MarchAttritionDue.class::isInstance).count();
    }

    @Test
    void aMassedForceThatJoinsAStackBackFromAMoveRollsAtOnce() {
        for (var join : List.of(new MergeStacks(new StackId("large"), new StackId("army")), new MergeStacks(new StackId("army"), new StackId("large")))) {
            var war = back(army(0, 0, 1).stack("large", "france", CHAMPAGNE, 1, 1, 0));
            assertThat(due(war)).isZero();

            war.plays(join);
            assertThat(war.last(MarchAttritionDue.class).roll()).isEqualTo(new MarchRoll(List.of(join.into()), new SpaceId(CHAMPAGNE), List.of(new SpaceId(CHAMPAGNE)), List.of(MarchStrain.MASSED), false, false));
            war.plays(new RollMarchAttrition(join.into()), 1).plays(new EndMovement(new CountryId("france")));
            assertThat(due(war)).as("and not again").isEqualTo(1);
        }
    }

    @Test
    void halvesThatJoinAfterOneHasMovedDoNotRoll() {
        var war = back(army(1, 0, 0).stack("more", "france", CHAMPAGNE, 0, 1, 0)).plays(new MergeStacks(new StackId("more"), new StackId("army")))
                .plays(new EndMovement(new CountryId("france")));

        assertThat(due(war)).isZero();
    }

    @Test
    void whatIsLeftOfAMassedForceRollsAtTheEndIfItStillIsOne() {
        var war = back(army(0, 0, 1).stack("large", "france", CHAMPAGNE, 1, 1, 0).stack("few", "france", CHAMPAGNE, 0, 0, 1))
                .plays(new MergeStacks(new StackId("few"), new StackId("army")));
        assertThat(due(war)).isZero();

        war.plays(new EndMovement(new CountryId("france")));
        assertThat(war.last(MarchAttritionDue.class).roll().stacks()).containsExactly(new StackId("large"));
    }
}
