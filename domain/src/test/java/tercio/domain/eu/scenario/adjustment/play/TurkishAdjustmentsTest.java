package tercio.domain.eu.scenario.adjustment.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.forces.TurkishReform;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.given.Situation;
import tercio.domain.game.Verdict;

/** The host writes Timar, Pashas and reforms (EU-TUR-1, EU-TUR-5, EU-TUR-7). */
class TurkishAdjustmentsTest {

    private static final EuState BOARD = Situation.franceAgainstSpain().alliances(List.of("turkey", "france"), List.of("hongrie", "spain"))
            .initiative("turkey", 12).stack("army", "turkey", "rumeli", 0, 1, 0).stack("enemy", "hongrie", "magyarorszag", 0, 1, 0).war().board();

    private static EuState after(EuState state, EuChange... changes) {
        var verdict = AdjustedWarTest.adjusted(state, changes);
        assertThat(verdict).as("%s", verdict).isInstanceOf(Verdict.Accepted.class);
        return (EuState) ((Verdict.Accepted<EuEvent>) verdict).boards().getLast();
    }

    private static String refused(EuState state, EuChange change) {
        var verdict = AdjustedWarTest.adjusted(state, change);
        assertThat(verdict).isInstanceOf(Verdict.Refused.class);
        return ((Verdict.Refused<EuEvent>) verdict).refusal().toString();
    }

    private static EuChange units(String stack, Timar timar, int veterans) {
        return new StackChange.StackUnits(new StackId(stack), new Counters(0, 1, 0, Optional.of(timar)), Optional.of(veterans));
    }

    @Test
    void timarAndPashasAreWritten() {
        assertThat(after(BOARD, units("army", new Timar(0, 1, 0, 0, 1, 0), 2)).stacks().get(new StackId("army")).units())
                .isEqualTo(Units.with(0, 1, 0, new Timar(0, 1, 0, 0, 1, 0)));
        assertThat(refused(BOARD, units("army", Timar.of(0, 1, 0), 3))).contains("eu.adjustment.fault-veterans");
        assertThat(refused(BOARD, units("army", Timar.pashas(1, 1, 2), 0))).contains("eu.fault.many-pashas");
        assertThat(refused(BOARD, units("enemy", Timar.of(0, 1, 0), 0))).contains("eu.fault.timar-of-turkey");
    }

    /** As the reader of set-ups counts them: 2 Pashas stand together in a province (EU-TUR-5), and 4 ARMY counters have the mark (EU-TUR-1). */
    @Test
    void noMoreTimarAndPashasAreWrittenThanAGameCanHave() {
        var board = Situation.franceAgainstSpain().alliances(List.of("turkey", "france"), List.of("hongrie", "spain")).initiative("turkey", 12)
                .stack("army", "turkey", "rumeli", 0, 1, 0).with(Timar.pashas(1, 1)).stack("more", "turkey", "rumeli", 0, 0, 1).stack("far", "turkey", "bulgaristan", 0, 1, 0).war().board();
        var pasha = new Counters(0, 0, 1, Optional.of(Timar.pashas(1)));

        assertThat(refused(board, new StackChange.StackUnits(new StackId("more"), pasha, Optional.empty()))).contains("eu.fault.pashas-together");
        assertThat(after(board, new StackChange.StackUnits(new StackId("far"), pasha, Optional.empty())).stacks().get(new StackId("far")).units().pashas()).isEqualTo(1);
        assertThat(refused(board, new StackChange.StackUnits(new StackId("far"), new Counters(0, 0, 0, Optional.of(Timar.of(5, 0, 0))), Optional.empty()))).contains("eu.fault.timar-not-printed");
    }

    @Test
    void whoHasFoughtTurkishTroopsIsWritten() {
        var met = after(BOARD, new CountryChange.OttomansMet(new CountryId("hongrie"), true));

        assertThat(met.countries().get(new CountryId("hongrie")).hasMetOttomans()).isTrue();
        assertThat(after(met, new CountryChange.OttomansMet(new CountryId("hongrie"), false)).countries().get(new CountryId("hongrie")).hasMetOttomans()).isFalse();
        assertThat(refused(BOARD, new CountryChange.OttomansMet(new CountryId("turkey"), true))).contains("eu.adjustment.fault-own-troops");
    }

    @Test
    void reformsAreWritten() {
        var state = after(BOARD, new CountryChange.ReformsSet(new CountryId("turkey"), true, true, false));

        assertThat(state.countries().get(new CountryId("turkey")).reforms()).isEqualTo(Set.of(TurkishReform.M1A, TurkishReform.M1B));
        assertThat(after(state, new CountryChange.ReformsSet(new CountryId("turkey"), false, false, false)).countries().get(new CountryId("turkey")).reforms()).isEmpty();
        assertThat(refused(BOARD, new CountryChange.ReformsSet(new CountryId("hongrie"), true, false, false))).contains("eu.adjustment.fault-reforms");
    }

    @Test
    void reformM2WaitsUntilThereAreNoTimar() {
        var levied = after(BOARD, units("army", Timar.of(0, 1, 0), 0));
        var last = new CountryChange.ReformsSet(new CountryId("turkey"), true, true, true);

        assertThat(refused(levied, last)).contains("eu.adjustment.fault-timar-left");
        assertThat(refused(after(BOARD, last), units("army", Timar.of(0, 1, 0), 0))).contains("eu.fault.timar-after-reform");
        assertThat(after(levied, units("army", Timar.NONE, 0), last).countries().get(new CountryId("turkey")).reforms()).contains(TurkishReform.M2);
    }
}
