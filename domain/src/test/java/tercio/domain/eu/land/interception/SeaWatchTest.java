package tercio.domain.eu.land.interception;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.interception.SeaInterception.Attempt;
import tercio.domain.eu.land.interception.SeaInterception.Station;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.StepRecorder;

/** The rulebook's examples of naval interception around Cornwall and Portsmouth, with leaders and technologies alike. */
class SeaWatchTest {

    private static InterceptionStation from(String at) {
        return new InterceptionStation(EuMap.PRINTED, new SpaceId(at));
    }

    /** The modifier of an attempt in a sea zone, against a stack that lands in a province or nowhere. */
    private static int modifier(String at, String sea, String landing) {
        var watch = from(at);
        var attempt = new Attempt(2, 2, 0, NavalTechnology.BATTERY, watch.station(), false, watch.isInZone(new SpaceId(sea)),
                watch.landing(new SpaceId(sea), Optional.ofNullable(landing).map(SpaceId::new)), false);
        return total(attempt);
    }

    private static int total(Attempt attempt) {
        var roll = SeaInterception.roll(EuTables.PRINTED);
        var recorder = StepRecorder.recording();
        roll.procedure().start(roll.start(attempt), Dice.inOrder(List.of(5)), recorder);
        return recorder.steps().getFirst().modified() - 5;
    }

    @Test
    void outOfThePortOfCornwallThreeSeasAreInReach() {
        assertThat(from("cornwall").station()).isEqualTo(Station.PORT);
        assertThat(from("cornwall").zones()).containsExactlyInAnyOrder(new SpaceId("s_irlande"), new SpaceId("s_celtique"), new SpaceId("s_manche"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"s_irlande", "s_celtique", "s_manche"})
    void aStackInPortNeedsTimeToGetOut(String sea) {
        assertThat(modifier("cornwall", sea, null)).isEqualTo(-3);
    }

    @Test
    void aLandingInItsOwnProvinceCannotAvoidIt() {
        assertThat(modifier("cornwall", "s_manche", "cornwall")).isEqualTo(+2);
        assertThat(modifier("cornwall", "s_manche", "wessex")).as("another province").isEqualTo(-3);
    }

    @Test
    void aStackThatCruisesReachesTwoMoreSeas() {
        assertThat(from("s_celtique").zones()).contains(new SpaceId("s_irlande"), new SpaceId("s_celtique"), new SpaceId("s_manche"), new SpaceId("s_gascogne"), new SpaceId("s_rockall"));
    }

    @ParameterizedTest
    @CsvSource({
        "s_celtique,,1", "s_irlande,,0", "s_gascogne,,0", "s_celtique,cornwall,2", "s_celtique,armor,2", "s_manche,cornwall,0"})
    void aStackThatCruisesHasNoMalusAndIsClosestInItsOwnSea(String sea, String landing, int modifier) {
        assertThat(modifier("s_celtique", sea, landing)).isEqualTo(modifier);
    }

    @Test
    void outOfTheArsenalOfPortsmouthOnlyTheChannelIsInReach() {
        assertThat(from("wessex").station()).isEqualTo(Station.ARSENAL);
        assertThat(from("wessex").zones()).containsExactly(new SpaceId("s_manche"));
        assertThat(modifier("wessex", "s_manche", null)).as("no malus").isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"wessex", "normandie", "picardie", "kent"})
    void anArsenalWatchesEveryLandingFromItsSea(String province) {
        assertThat(modifier("wessex", "s_manche", province)).isEqualTo(+2);
    }

    /** AMB-25: of these modifiers the greatest counts alone. */
    @Test
    void threeDeckersInTheSameSeaCountOnce() {
        var attempt = new Attempt(2, 2, 0, NavalTechnology.THREE_DECKER, Station.SEA, false, true, SeaInterception.Landing.NONE, false);
        assertThat(total(attempt)).isEqualTo(1);
    }

    @Test
    void aProvinceWithoutAnAnchorHoldsNoShips() {
        assertThatIllegalArgumentException().isThrownBy(() -> from("artois")).withMessageContaining("artois");
    }
}
