package tercio.domain.eu.scenario.adjustment.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Leaders of the printed tables whom the scenario has not named, as the host enters them (EU-LEAD-1). */
class LeaderAdjustmentsTest {

    private static final String SPINOLA = "espagne_a_spinola";
    private static final String ADMIRAL = "espagne_anonymous_a1";
    private static final String CONQUISTADOR = "espagne_anonymous_c1";
    private static final String MERCENARY = "mercenaires_anonymous_g1";

    private static EuState board() {
        return franceAgainstSpain().stack("tercio", "spain", "castilla_la_nueva", 1, 0, 0).stack("army", "france", "ile_de_france", 1, 0, 0)
                .fleet("armada", "spain", "andalucia", new Ships(0, 0, 2, 0, 0, 0, 0)).war().board();
    }

    private static LeaderChange.LeaderEntered entered(String leader, String country, String stack, String fleet, String province) {
        return new LeaderChange.LeaderEntered(new LeaderId(leader), Optional.ofNullable(country).map(CountryId::new), Optional.ofNullable(stack).map(StackId::new), Optional.ofNullable(fleet).map(StackId::new), Optional.ofNullable(province).map(SpaceId::new));
    }

    private static EuState after(EuChange... changes) {
        var verdict = AdjustedWarTest.adjusted(board(), changes);
        assertThat(verdict).as("%s", verdict).isInstanceOf(Verdict.Accepted.class);
        return (EuState) ((Verdict.Accepted<EuEvent>) verdict).boards().getLast();
    }

    private static Refusal.Fault refused(EuChange... changes) {
        var verdict = AdjustedWarTest.adjusted(board(), changes);
        assertThat(verdict).as("%s", verdict).isInstanceOf(Verdict.Refused.class);
        return ((Verdict.Refused<EuEvent>) verdict).refusal().faults().getFirst();
    }

    @Test
    void aGeneralComesToAStackWithHisPrintedValues() {
        var now = after(entered(SPINOLA, null, "tercio", null, null));
        assertThat(now.stacks().get(new StackId("tercio")).leaders()).containsExactly(new LeaderId(SPINOLA));
        var spinola = now.leaders().get(new LeaderId(SPINOLA));
        assertThat(spinola.fate()).isEqualTo(Fate.PRESENT);
        assertThat(spinola.leader().values()).isEqualTo("354");
        assertThat(spinola.leader().siege()).isEqualTo(1);
        assertThat(spinola.leader().rank()).isEqualTo('C');
    }

    @Test
    void anAdmiralComesToShips() {
        var now = after(entered(ADMIRAL, null, null, "armada", null));
        assertThat(now.fleet(new StackId("armada")).orElseThrow().leaders()).containsExactly(new LeaderId(ADMIRAL));
        assertThat(now.navies().leaders().get(new LeaderId(ADMIRAL)).leader().category()).isEqualTo(LeaderCategory.ADMIRAL);
        assertThat(now.leaders()).doesNotContainKey(new LeaderId(ADMIRAL));
    }

    @Test
    void whereNoPlaceIsSaidHeJoinsAStackWhenTheNextRoundBegins() {
        assertThat(after(entered(SPINOLA, null, null, null, null)).leaders().get(new LeaderId(SPINOLA)).fate()).isEqualTo(Fate.WAITING);
        assertThat(after(entered(ADMIRAL, null, null, null, null)).navies().leaders().get(new LeaderId(ADMIRAL)).fate()).isEqualTo(Fate.WAITING);
    }

    @Test
    void heMayStayAloneInAProvince() {
        var spinola = after(entered(SPINOLA, null, null, null, "murcia")).leaders().get(new LeaderId(SPINOLA));
        assertThat(spinola.fate()).isEqualTo(Fate.ALONE);
        assertThat(spinola.place().value()).isEqualTo("murcia");
    }

    @Test
    void whoCanServeAnyCountryServesThatWhichIsSaid() {
        assertThat(after(entered(MERCENARY, "spain", "tercio", null, null)).leaders().get(new LeaderId(MERCENARY)).leader().country().value()).isEqualTo("spain");
        assertThat(Told.of(refused(entered(MERCENARY, null, "tercio", null, null)).message())).startsWith("eu.adjustment.fault-any-country: leader ");
        assertThat(Told.of(refused(entered(SPINOLA, "france", "army", null, null)).message())).isEqualTo("eu.adjustment.fault-serves: leader Spinola, country Spain.");
    }

    @Test
    void oneCounterIsInPlayOnce() {
        var twice = refused(entered(SPINOLA, null, "tercio", null, null), entered(SPINOLA, null, null, null, "murcia"));
        assertThat(twice.pointer()).isEqualTo("/changes/1/leader");
        assertThat(Told.of(twice.message())).isEqualTo("eu.adjustment.fault-in-play: leader Spinola.");
        assertThat(refused(entered("nobody", null, "tercio", null, null)).pointer()).isEqualTo("/changes/0/leader");
    }

    /** Don Juan has a counter with two sides, and he is in play with one of them (EU-LEAD-1). */
    @Test
    void oneSideOfACounterIsInPlay() {
        var both = refused(entered("espagne_don_juan", null, "tercio", null, null), entered("espagne_don_juan_2", null, null, null, "murcia"));
        assertThat(both.pointer()).isEqualTo("/changes/1/leader");
        assertThat(Told.of(both.message())).isEqualTo("eu.adjustment.fault-two-sides: leader Don Juan, other Don Juan, id espagne_don_juan.");
    }

    @Test
    void anAdmiralComesToShipsOfHisCountryAlone() {
        var refused = refused(entered("france_anonymous_a1", null, null, "armada", null));
        assertThat(refused.pointer()).isEqualTo("/changes/0/fleet");
        assertThat(Told.of(refused.message())).isEqualTo("eu.adjustment.fault-leads-ships: country France.");
    }

    /** A stack that an earlier change has taken off the map leads nobody. */
    @Test
    void nobodyComesToAStackThatIsGone() {
        var stack = refused(new StackChange.StackWithdrawn(new StackId("tercio")), entered(SPINOLA, null, "tercio", null, null));
        assertThat(stack.pointer()).isEqualTo("/changes/1/stack");
        assertThat(Told.of(stack.message())).isEqualTo("eu.adjustment.fault-off-map.");
        var ships = refused(new SeaChange.FleetWithdrawn(new StackId("armada")), entered(ADMIRAL, null, null, "armada", null));
        assertThat(ships.pointer()).isEqualTo("/changes/1/fleet");
        assertThat(Told.of(ships.message())).isEqualTo("eu.adjustment.fault-fleet-off-map.");
    }

    @Test
    void eachIsWithWhatHeCommandsAndInOnePlace() {
        assertThat(Told.of(refused(entered(SPINOLA, null, "army", null, null)).message())).isEqualTo("eu.adjustment.fault-leads: country Spain.");
        assertThat(Told.of(refused(entered(SPINOLA, null, null, "armada", null)).message())).isEqualTo("eu.adjustment.fault-no-sea-leader: leader Spinola, kind general.");
        assertThat(Told.of(refused(entered(ADMIRAL, null, "tercio", null, null)).message())).startsWith("eu.adjustment.fault-no-land-leader: ").endsWith("kind admiral.");
        assertThat(after(entered(CONQUISTADOR, null, "tercio", null, null)).stack(new StackId("tercio")).orElseThrow().leaders()).as("he is with it and commands nobody there").contains(new LeaderId(CONQUISTADOR));
        assertThat(Told.of(refused(entered(SPINOLA, null, "tercio", null, "murcia")).message())).isEqualTo("eu.adjustment.fault-one-place.");
    }

    @Test
    void eachIsSaid() {
        assertThat(List.of(entered(SPINOLA, null, "tercio", null, null), entered(ADMIRAL, null, null, "armada", null), entered(SPINOLA, null, null, null, "murcia"),
                entered(SPINOLA, null, null, null, null)).stream().map(change -> Told.of(new EuChangeResults(board()).of(change)))).containsExactly(
                        "eu.adjustment.result-leader-enters: leader Spinola, country Spain, how with, stack (eu.name.stack: country Spain, size 4), where .",
                        "eu.adjustment.result-leader-enters: leader Anonymous-A1, country Spain, how with, stack (eu.name.fleet: country Spain, size 2), where .",
                        "eu.adjustment.result-leader-enters: leader Spinola, country Spain, how alone, stack Spain, where Murcia.",
                        "eu.adjustment.result-leader-enters: leader Spinola, country Spain, how waits, stack Spain, where .");
    }
}
