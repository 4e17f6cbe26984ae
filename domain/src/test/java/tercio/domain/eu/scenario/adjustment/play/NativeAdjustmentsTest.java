package tercio.domain.eu.scenario.adjustment.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.eu.world.natives.Natives;
import tercio.domain.game.Id;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Natives as the host enters them: their number, whom they fight, whom they follow, and the uses of the table of the conquistadors. */
class NativeAdjustmentsTest {

    /** A conquistador and a governor, each with troops, in the Amazon, whose natives have 6 LD. */
    private static EuState board() {
        return franceAgainstSpain().establishment("spain", Kind.TRADING_POST, 2, "r_amazonia_nw").stack("s", "spain", "r_amazonia_nw", 0, 0, 3).ledBy("c")
                .stack("g", "spain", "r_amazonia_nw", 0, 0, 1).ledBy("v").leader(leader("c", LeaderKind.CONQUISTADOR)).leader(leader("v", LeaderKind.GOVERNOR)).war()
                .board();
    }

    private static LeaderAtStart leader(String id, LeaderKind kind) {
        return new LeaderAtStart(new LeaderId(id), id, new CountryId("spain"), "B", 4, 6, 4, 0, false, Optional.of(kind), Optional.empty(), Optional.empty());
    }

    private static Natives after(EuChange... changes) {
        var verdict = AdjustedWarTest.adjusted(board(), changes);
        assertThat(verdict).as("%s", verdict).isInstanceOf(Verdict.Accepted.class);
        return ((EuState) ((Verdict.Accepted<EuEvent>) verdict).boards().getLast()).world().natives();
    }

    private static String refused(EuChange change) {
        var verdict = AdjustedWarTest.adjusted(board(), change);
        assertThat(verdict).as("%s", verdict).isInstanceOf(Verdict.Refused.class);
        return ((Verdict.Refused<EuEvent>) verdict).refusal().faults().stream().map(fault -> Told.of(fault.message())).findFirst().orElse("");
    }

    private static WorldChange.NativesSet natives(int ld, int lde, String... against) {
        return new WorldChange.NativesSet(new SpaceId("r_amazonia_n"), ld, Optional.of(lde), Id.all(List.of(against), CountryId::new));
    }

    private static WorldChange.FollowersSet followers(String leader, int ld) {
        return new WorldChange.FollowersSet(new LeaderId(leader), ld, Optional.empty());
    }

    @Test
    void theNativesOfAProvinceAreAsTheHostSays() {
        var now = after(natives(2, 1, "spain"));
        assertThat(now.forceIn(new SpaceId("r_amazonia_n")).thirds()).isEqualTo(7);
        assertThat(now.risenAgainst(new SpaceId("r_amazonia_n"))).containsExactly(new CountryId("spain"));
        assertThat(now.forceIn(new SpaceId("r_amazonia_s")).thirds()).as("the others as printed").isEqualTo(18);
        assertThat(after(natives(2, 0, "spain"), natives(2, 0)).isQuiet(new SpaceId("r_amazonia_n"))).as("and quiet again").isTrue();
    }

    @Test
    void thereAreNoMoreThanPrinted() {
        assertThat(after(natives(6, 0)).forceIn(new SpaceId("r_amazonia_n")).thirds()).isEqualTo(18);
        assertThat(refused(natives(6, 1))).isEqualTo("eu.adjustment.fault-natives: most 6.");
        assertThat(refused(new WorldChange.NativesSet(new SpaceId("guyenne"), 1, Optional.empty(), List.of()))).as("Europe has none").isNotEmpty();
    }

    @Test
    void theyFollowAConquistadorWithAStack() {
        assertThat(after(followers("c", 2)).followers(new LeaderId("c"))).isEqualTo(6);
        assertThat(after(followers("c", 2), followers("c", 0)).following()).isEmpty();
        assertThat(refused(followers("v", 1))).isEqualTo("eu.adjustment.fault-followers.");
    }

    @Test
    void theUsesOfTheTableAreCountedByArea() {
        assertThat(after(new WorldChange.ConquistadorsSet(new SpaceId("amazonia"), 3)).uses(new SpaceId("r_amazonia_n"))).isEqualTo(3);
        assertThat(refused(new WorldChange.ConquistadorsSet(new SpaceId("atlantis"), 3))).isNotEmpty();
    }

    @Test
    void eachChangeIsSaid() {
        assertThat(List.of(Told.of(new EuChangeResults(board()).of(natives(2, 1, "spain"))), Told.of(new EuChangeResults(board()).of(natives(2, 0))),
                Told.of(new EuChangeResults(board()).of(new WorldChange.ConquistadorsSet(new SpaceId("amazonia"), 1))), Told.of(new EuChangeResults(board()).of(followers("c", 2))))).containsExactly(
                        "eu.adjustment.result-natives: where Amazonia N, size 2 1/3, risen yes, against [Spain].",
                        "eu.adjustment.result-natives: where Amazonia N, size 2, risen no, against [].",
                        "eu.adjustment.result-conquistadors: uses 1, area Amazonia.", "eu.adjustment.result-followers: size 2, leader c.");
    }
}
