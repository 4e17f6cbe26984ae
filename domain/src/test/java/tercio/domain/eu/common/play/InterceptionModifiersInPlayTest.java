package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Modifier;

/**
 * The modifiers of interceptions on land that need a ground or a moment of their own (EU-INT-LAND). The Spanish cities of Mantova, in the plain,
 * and of Veneto, a swamp, lie side by side; the French come from Trentino, over open land.
 */
class InterceptionModifiersInPlayTest {

    private static final AttemptInterception WATCH = new AttemptInterception(List.of(new StackId("watch")));

    /** The French march from Trentino; the Spaniards watch from one of the two provinces. */
    private static Situation lombardy(String watch) {
        return franceAgainstSpain().owner("mantova", "spain").owner("veneto", "spain").owner("trentino", "france")
                .stack("army", "france", "trentino", 1, 0, 1).stack("watch", "spain", watch, 0, 0, 1);
    }

    /** The modifiers of a roll of 1, which never succeeds. */
    private static List<String> modifiers(Situation situation, String... path) {
        return modifiers(situation.war().declares("france", Campaign.MULTIPLE), path);
    }

    private static List<String> modifiers(War war, String... path) {
        war.plays(new MoveStack(new StackId("army"), Id.all(List.of(path), SpaceId::new))).plays(WATCH, 1);
        return war.step("interception").modifiers().stream().map(InterceptionModifiersInPlayTest::said).toList();
    }

    private static String said(Modifier modifier) {
        return modifier.rule().id().substring("EU-INT-LAND-".length()) + ": " + modifier.value();
    }


    @Test
    void sixLevelsOfTechnologyAheadCountOneAndFiveNothing() {
        assertThat(modifiers(franceAgainstSpain().technologyLevel("spain", 36).stack("army", "france", "champagne", 1, 0, 1)
                .stack("watch", "spain", "artois", 0, 0, 1), "artois")).as("France has 30; the city, the same province").containsExactly("2: 1", "3: 1", "4: 1");
        assertThat(modifiers(franceAgainstSpain().technologyLevel("spain", 35).stack("army", "france", "champagne", 1, 0, 1)
                .stack("watch", "spain", "artois", 0, 0, 1), "artois")).containsExactly("3: 1", "4: 1");
    }

    @Test
    void whoEntersASwampIsHarderToCatch() {
        assertThat(modifiers(lombardy("mantova"), "veneto")).as("the city of Veneto 1, into a swamp -1").containsExactly("3: 1", "5: -1");
    }

    @Test
    void whoComesOutOfASwampCatchesLess() {
        assertThat(modifiers(lombardy("veneto"), "mantova")).as("the city of Mantova 1, out of a swamp -1").containsExactly("3: 1", "6: -1");
    }

    @Test
    void badWeatherCostsTwo() {
        assertThat(modifiers(lombardy("mantova").poorWeather().startingIn("W1"), "mantova")).containsExactly("3: 1", "4: 1", "7: -2");
    }

    @Test
    void anotherUnbesiegedEnemyInTheProvinceCostsTwo() {
        var active = lombardy("veneto").initiative("spain", 20).stack("vanguard", "france", "mantova", 0, 0, 1).war()
                .declares("spain", Campaign.SIMPLE).plays(new EndMovement(new CountryId("spain"))).declares("france", Campaign.MULTIPLE);
        assertThat(modifiers(active, "mantova"))
                .as("the vanguard of the French stands in Mantova").containsExactly("3: 1", "6: -1", "9: -2");
    }

    /** The Spaniards besiege Picardie with enough to spare, and the French march past them into Artois. */
    @Test
    void aBesiegerHasOneLess() {
        assertThat(modifiers(franceAgainstSpain().stack("army", "france", "champagne", 1, 0, 1).stack("watch", "spain", "picardie", 0, 1, 1), "artois"))
                .as("the city of Artois 1").containsExactly("3: 1", "10: -1");
    }
}
