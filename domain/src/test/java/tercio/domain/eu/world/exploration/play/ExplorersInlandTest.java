package tercio.domain.eu.world.exploration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.AttemptEvasion;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.HoldTheField;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.PassInterception;
import tercio.domain.eu.land.losses.play.LossEvent.StackRetreated;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Troops with an explorer never go further inland than the coast, not by a retreat, an evasion or an interception either (EU-EXPLORATION-WHO). */
class ExplorersInlandTest {

    private static final String WEST = "r_cap_w";
    private static final String SOUTH = "r_cap_s";
    private static final String INLAND = "r_cap_n";

    /** French troops in the west of the Cape and Spanish ones in its south, both on the coast; the north has none. Both countries know all three. */
    private static Situation cape(int armies, int ld) {
        return franceAgainstSpain().initiative("spain", 20).initiative("france", 5).knows("spain", WEST, SOUTH, INLAND).knows("france", WEST, SOUTH, INLAND)
                .stack("tercio", "spain", SOUTH, 0, 0, 2).stack("troops", "france", WEST, armies, 0, ld);
    }

    private static Situation underAnExplorer(int armies, int ld) {
        return cape(armies, ld).explorer("jacques", "france", 2).ledBy("jacques");
    }

    private static War met(Situation situation) {
        return situation.war().declares("spain", Campaign.MULTIPLE).plays(new MoveStack(new StackId("tercio"), List.of(new SpaceId(WEST)))).passes().plays(new EndMovement(new CountryId("spain")))
                .exploresNothing().plays(new FightBattle(new SpaceId(WEST)));
    }

    private static War beaten(Situation situation) {
        var war = met(situation).plays(new StandAndFight(new SpaceId(WEST)), War.luck(Side.PHASING));
        while (war.decisions().getFirst().id().equals("retreat-attempt")) {
            war.plays(new HoldTheField(new SpaceId(WEST)), War.luck(Side.PHASING));
        }
        return war;
    }

    /** Two LD rout five, of which some are left. */
    @Test
    void theyDoNotRetreatInland() {
        assertThat(beaten(cape(1, 1)).decision("retreat").options()).extracting(option -> Told.of(option.label())).contains("eu.battle.to-retreat: where Cap N, inside any, ld 0, who France.");
        assertThat(beaten(underAnExplorer(1, 1)).last(StackRetreated.class)).as("the south is empty now: it is the only way")
                .isEqualTo(new StackRetreated(new StackId("troops"), new SpaceId(WEST), new SpaceId(SOUTH), false));
    }

    @Test
    void theyDoNotEvadeInland() {
        assertThat(met(cape(0, 2)).decisions().getFirst().options()).extracting(Option::command).contains(new AttemptEvasion(new SpaceId(WEST), new SpaceId(INLAND), 0));
        assertThat(met(underAnExplorer(0, 2)).decisions().getFirst().options()).extracting(Option::command).doesNotContain(new AttemptEvasion(new SpaceId(WEST), new SpaceId(INLAND), 0));
    }

    private static War marchingInland(Situation situation) {
        return situation.war().declares("spain", Campaign.MULTIPLE).plays(new MoveStack(new StackId("tercio"), List.of(new SpaceId(INLAND))));
    }

    /** One of two LD may go without him; a single one may not. */
    @Test
    void theyDoNotInterceptInland() {
        assertThat(marchingInland(cape(0, 2)).decision("interception").options()).extracting(Option::command).contains(new AttemptInterception(List.of(new StackId("troops"))));

        var war = marchingInland(underAnExplorer(0, 2));
        assertThat(war.decision("interception").options()).extracting(Option::command).containsExactly(new PassInterception(new CountryId("france")));
        var refusal = war.refuses(new AttemptInterception(List.of(new StackId("troops"))));
        assertThat(refusal.rule()).hasToString("EU-EXPLORATION-WHO");
        assertThat(Told.of(refusal.detail())).contains("eu.common.refused-explorer-inland").endsWith("deed intercept.");
        assertThat(marchingInland(underAnExplorer(0, 1)).decisions()).extracting(Decision::id).doesNotContain("interception");
    }
}
