package tercio.domain.eu.scenario.adjustment.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Naval stacks that the host places, changes or takes off the map. */
class FleetAdjustmentsTest {

    private static final Ships FOUR = new Ships(0, 1, 4, 0, 0, 0, 0);
    private static final Ships GALLEYS = new Ships(0, 1, 0, 4, 0, 0, 0);

    private static EuState board() {
        return franceAgainstSpain().navy("france", NavalTechnology.GALLEON_FLUYT, 24).admiral("oquendo", "spain", 3, 4, 2)
                .fleet("galicia", "spain", "s_celtique", FOUR, "oquendo").blockading("finistere").war().board();
    }

    private static EuState after(EuChange... changes) {
        var verdict = AdjustedWarTest.adjusted(board(), changes);
        assertThat(verdict).as("%s", verdict).isInstanceOf(Verdict.Accepted.class);
        return (EuState) ((Verdict.Accepted<EuEvent>) verdict).boards().getLast();
    }

    private static String refused(EuChange change) {
        var verdict = AdjustedWarTest.adjusted(board(), change);
        assertThat(verdict).as("%s", verdict).isInstanceOf(Verdict.Refused.class);
        return ((Verdict.Refused<EuEvent>) verdict).refusal().faults().stream().map(fault -> Told.of(fault.message())).findFirst().orElse("");
    }

    private static SeaChange.FleetRaised raised(String country, String at, Ships ships) {
        return new SeaChange.FleetRaised(Optional.empty(), new CountryId(country), new SpaceId(at), ships, Optional.of(true));
    }

    @Test
    void aNewNavalStackGetsAnIdOfItsCountry() {
        var stack = after(raised("france", "finistere", FOUR)).fleet(new StackId("france-1")).orElseThrow();
        assertThat(stack.ships()).isEqualTo(FOUR.units());
        assertThat(stack.veteranThirds()).isEqualTo(12);
        assertThat(stack.moved()).isFalse();
    }

    @Test
    void anotherPlaceEndsItsBlockade() {
        assertThat(board().fleet(new StackId("galicia")).orElseThrow().action()).isEqualTo(NavalAction.blockade(new SpaceId("finistere")));
        var stack = after(new SeaChange.FleetPlaced(new StackId("galicia"), new SpaceId("s_manche"), Optional.of(true))).fleet(new StackId("galicia")).orElseThrow();
        assertThat(stack.at().value()).isEqualTo("s_manche");
        assertThat(stack.action()).isNull();
        assertThat(stack.moved()).isTrue();
    }

    @Test
    void itsShipsAreWrittenAndItCanBeTakenOffTheMap() {
        var fewer = new Ships(0, 0, 1, 0, 0, 1, 0);
        assertThat(after(new SeaChange.FleetShips(new StackId("galicia"), fewer, Optional.empty())).fleet(new StackId("galicia")).orElseThrow().ships()).isEqualTo(fewer.units());
        var gone = after(new SeaChange.FleetWithdrawn(new StackId("galicia")));
        assertThat(gone.fleet(new StackId("galicia"))).isEmpty();
        assertThat(gone.navies().leaders().get(new LeaderId("oquendo")).fate()).isEqualTo(Fate.WAITING);
    }

    @Test
    void whatCannotBeAtSeaIsRefusedWithTheReason() {
        assertThat(refused(raised("france", "s_celtique", GALLEYS))).isEqualTo("eu.fault.cannot-lie: where Mer Celtique.");
        assertThat(refused(raised("france", "vlaanderen", FOUR))).isEqualTo("eu.fault.port-not-friendly: port Vlaanderen, who France.");
        assertThat(refused(raised("france", "finistere", new Ships(2, 2, 9, 0, 0, 0, 0)))).isEqualTo("eu.adjustment.fault-fleets: most 3.");
        assertThat(refused(new SeaChange.FleetShips(new StackId("galicia"), new Ships(0, 0, 0, 0, 0, 0, 0), Optional.empty()))).startsWith("eu.adjustment.fault-no-ship: most ");
    }

    @Test
    void aChangeIsSaidWithTheShips() {
        assertThat(List.of(Told.of(new EuChangeResults(board()).of(raised("france", "finistere", FOUR))),
                Told.of(new EuChangeResults(board()).of(new SeaChange.FleetPlaced(new StackId("galicia"), new SpaceId("s_manche"), Optional.empty()))),
                Told.of(new EuChangeResults(board()).of(new SeaChange.FleetShips(new StackId("galicia"), GALLEYS, Optional.of(true)))))).containsExactly(
                        "eu.adjustment.result-fleet-raised: country France, ships [(eu.name.fleet-minus: count 1) + (eu.name.warships: count 4)], where Finistère.",
                        "eu.adjustment.result-fleet-placed: stack (eu.name.fleet-under: country Spain, size 4, leader oquendo), where Manche.",
                        "eu.adjustment.result-fleet-ships: stack (eu.name.fleet-under: country Spain, size 4, leader oquendo), ships [(eu.name.fleet-minus: count 1) + (eu.name.galleys: count 4)], veteran yes.");
    }
}
