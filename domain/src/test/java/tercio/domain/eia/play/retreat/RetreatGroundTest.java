package tercio.domain.eia.play.retreat;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.concept.FactorType.FREIKORPS;
import static tercio.domain.eia.concept.Power.AUSTRIA;
import static tercio.domain.eia.concept.Power.FRANCE;
import static tercio.domain.eia.given.LandBoard.infantry;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.concept.Factors;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.retreat.RetreatWay;

/** Where a beaten force is retreated (EIA-7.5.2.10.3). Vienna is 474; next to it lie 472, 473, 475 (Linz), 476, 477, 492 and 496. */
class RetreatGroundTest {

    private static LandBoard war() {
        return LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA);
    }

    private static RetreatWay of(LandBoard board) {
        return RetreatGround.of(board.board(), List.of(AUSTRIA));
    }

    @Test
    void towardsTheNearestDepot() {
        var way = of(war().depot(AUSTRIA, Location.field("467"), Factors.NONE));
        assertThat(way.next(List.of("474"))).as("467 (Prague) touches 472 and 473: any area that is as close").containsExactly("472", "473");
        assertThat(of(war().depot(AUSTRIA, Location.field("467"), Factors.NONE).depot(AUSTRIA, Location.field("472"), Factors.NONE))
                .next(List.of("474"))).as("the nearer of two depots").containsExactly("472");
    }

    @Test
    void aDepotOfTheEnemyIsNoGoal() {
        var way = of(war().depot(FRANCE, Location.field("467"), Factors.NONE).depot(AUSTRIA, Location.field("472"), Factors.NONE));
        assertThat(way.next(List.of("474"))).containsExactly("472");
    }

    @Test
    void withoutADepotTowardsTheNationalCapitalThatIsControlled() {
        assertThat(of(war()).next(List.of("467"))).as("from Prague to Vienna").containsExactly("472", "473");
        assertThat(of(war().controlled("474", "france")).next(List.of("474"))).as("no goal is left: any area that is open")
                .contains("473", "475", "476", "477");
    }

    @Test
    void noAreaIsEnteredTwice() {
        var way = of(war().depot(AUSTRIA, Location.field("473"), Factors.NONE));
        assertThat(way.next(List.of("474"))).containsExactly("473");
        assertThat(way.next(List.of("474", "473"))).doesNotContain("474", "473");
    }

    @Test
    void neutralLandIsClosed() {
        var board = war().depot(AUSTRIA, Location.field("475"), Factors.NONE).board();
        assertThat(RetreatGround.mayEnter(board, AUSTRIA, "326")).as("Munich in neutral Bavaria").isFalse();
        assertThat(RetreatGround.mayEnter(board, AUSTRIA, "474")).isTrue();
        assertThat(RetreatGround.of(board, List.of(AUSTRIA, FRANCE)).open().test("326")).isFalse();
    }

    @Test
    void theRetreatGoesOnFromAnAreaWithEnemies() {
        assertThat(of(war().corps("france-i", "473", infantry(5))).goesOn("473")).isTrue();
        assertThat(of(war().depot(FRANCE, Location.field("473"), infantry(1))).goesOn("473")).isTrue();
        assertThat(of(war().depot(FRANCE, Location.field("473"), Factors.NONE)).goesOn("473")).as("a depot without garrison").isFalse();
        assertThat(of(war().garrison("475", "france", infantry(3))).goesOn("475")).as("a garrison in a city").isFalse();
        assertThat(of(war().irregular("freikorps-1", FRANCE, FREIKORPS, Location.field("473"))).goesOn("473")).isTrue();
    }
}
