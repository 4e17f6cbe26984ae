package tercio.domain.eia.combat.retreat.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.FREIKORPS;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.given.LandBoard.infantry;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.retreat.RetreatWay;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.map.SpaceId;

/** The area to which a beaten force is retreated (EIA-7.5.2.10.3). Vienna is 474; next to it lie 472, 473, 475 (Linz), 476, 477, 492 and 496. */
class RetreatGroundTest {

    private static LandBoard war() {
        return LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA);
    }

    private static RetreatWay of(LandBoard board) {
        return RetreatGround.of(board.board(), List.of(AUSTRIA));
    }

    @Test
    void towardsTheNearestDepot() {
        var way = of(war().depot(AUSTRIA, Location.field(new SpaceId("467")), Factors.NONE));
        assertThat(way.nextAreas(List.of(new SpaceId("474")))).as("467 (Prague) touches 472 and 473: any area that is as close").containsExactly(new SpaceId("472"), new SpaceId("473"));
        assertThat(of(war().depot(AUSTRIA, Location.field(new SpaceId("467")), Factors.NONE).depot(AUSTRIA, Location.field(new SpaceId("472")), Factors.NONE))
                .nextAreas(List.of(new SpaceId("474")))).as("the nearer of two depots").containsExactly(new SpaceId("472"));
    }

    @Test
    void aDepotOfTheEnemyIsNoGoal() {
        var way = of(war().depot(FRANCE, Location.field(new SpaceId("467")), Factors.NONE).depot(AUSTRIA, Location.field(new SpaceId("472")), Factors.NONE));
        assertThat(way.nextAreas(List.of(new SpaceId("474")))).containsExactly(new SpaceId("472"));
    }

    @Test
    void withoutADepotTowardsTheNationalCapitalThatIsControlled() {
        assertThat(of(war()).nextAreas(List.of(new SpaceId("467")))).as("from Prague to Vienna").containsExactly(new SpaceId("472"), new SpaceId("473"));
        assertThat(of(war().controlled("474", "france")).nextAreas(List.of(new SpaceId("474")))).as("no goal is left: any area that is open")
                .contains(new SpaceId("473"), new SpaceId("475"), new SpaceId("476"), new SpaceId("477"));
    }

    @Test
    void noAreaIsEnteredTwice() {
        var way = of(war().depot(AUSTRIA, Location.field(new SpaceId("473")), Factors.NONE));
        assertThat(way.nextAreas(List.of(new SpaceId("474")))).containsExactly(new SpaceId("473"));
        assertThat(way.nextAreas(List.of(new SpaceId("474"), new SpaceId("473")))).doesNotContain(new SpaceId("474"), new SpaceId("473"));
    }

    @Test
    void neutralLandIsClosed() {
        var board = war().depot(AUSTRIA, Location.field(new SpaceId("475")), Factors.NONE).board();
        assertThat(RetreatGround.mayEnter(board, AUSTRIA, new SpaceId("326"))).as("Munich in neutral Bavaria").isFalse();
        assertThat(RetreatGround.mayEnter(board, AUSTRIA, new SpaceId("474"))).isTrue();
        assertThat(RetreatGround.of(board, List.of(AUSTRIA, FRANCE)).open().test(new SpaceId("326"))).isFalse();
    }

    @Test
    void theRetreatGoesOnFromAnAreaWithEnemies() {
        assertThat(of(war().corps("france-i", "473", infantry(5))).mustGoOn(new SpaceId("473"))).isTrue();
        assertThat(of(war().depot(FRANCE, Location.field(new SpaceId("473")), infantry(1))).mustGoOn(new SpaceId("473"))).isTrue();
        assertThat(of(war().depot(FRANCE, Location.field(new SpaceId("473")), Factors.NONE)).mustGoOn(new SpaceId("473"))).as("a depot without garrison").isFalse();
        assertThat(of(war().garrison("475", "france", infantry(3))).mustGoOn(new SpaceId("475"))).as("a garrison in a city").isFalse();
        assertThat(of(war().irregular("freikorps-1", FRANCE, FREIKORPS, Location.field(new SpaceId("473")))).mustGoOn(new SpaceId("473"))).isTrue();
    }
}
