package tercio.domain.eu.world.natives;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.world.natives.Conquistador.Attempt;
import tercio.domain.eu.world.natives.ConquistadorLeaders.Candidate;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** EU-CONQUISTADOR: who may use the table, and what becomes of the natives. */
class ConquistadorsTest {

    private static Conquistador.Result roll(Attempt attempt, Integer... dice) {
        var run = Conquistador.of(attempt, EuTables.PRINTED).start(Conquistador.start(), Dice.inOrder(List.of(dice)), StepRecorder.recording());
        assertThat(run).isInstanceOf(Run.Finished.class);
        return ((Run.Finished<Conquistador.Result>) run).state();
    }

    private static Candidate leader(String id, LeaderKind kind, boolean unnamedOfAsia) {
        return new Candidate(new LeaderId(id), kind, 4, 5, 4, unnamedOfAsia);
    }

    /** The example of the chapter: R30/D80 for 6 LD. 4 LD resist, 1 joins, 1 is gone. A 5 and no ARMY make 4 in the first column. */
    @Test
    void theExampleOfSixNatives() {
        var attempt = new Attempt(10, 0, false, 3, false, 6 * 3);
        var result = roll(attempt, 5);
        assertThat(result.cell()).hasToString("R30/D80");
        var outcome = ConquistadorOutcome.of(attempt, result);
        assertThat(outcome).isEqualTo(new ConquistadorOutcome(3, 12, 3));
        assertThat(outcome.hasBattle()).isTrue();
        var after = Natives.PRINTED.afterConquistador(new SpaceId("r_java_w"), new CountryId("hollande"), outcome);
        assertThat(after.forceIn(new SpaceId("r_java_w"))).isEqualTo(new NativeForce(12));
        assertThat(after.risenAgainst(new SpaceId("r_java_w"))).containsExactly(new CountryId("hollande"));
        assertThat(after.uses(new SpaceId("r_java_e"))).as("once in the Area").isEqualTo(1);
    }

    /** R100 with D70 for 5 LD: none resists, 1 1/3 join, 3 2/3 are gone. A 2 with a missionary, no ARMY and 13 makes 1 at most. */
    @Test
    void aDaggerMeansThatNobodyResists() {
        var attempt = new Attempt(13, 0, true, 3, false, 5 * 3);
        var result = roll(attempt, 2);
        assertThat(ConquistadorOutcome.of(attempt, result)).isEqualTo(new ConquistadorOutcome(4, 0, 11));
        assertThat(ConquistadorOutcome.of(attempt, result).hasBattle()).isFalse();
    }

    /** 10 for a sum of 12 is a dash: all resist. */
    @Test
    void aDashMeansThatAllResist() {
        var attempt = new Attempt(12, 0, false, 4, true, 5 * 3);
        assertThat(ConquistadorOutcome.of(attempt, roll(attempt, 10))).isEqualTo(new ConquistadorOutcome(0, 15, 0));
    }

    @ParameterizedTest
    @CsvSource({"10,0,false,3,true,0", "10,2,false,3,true,2", "10,0,true,3,true,-1", "10,0,false,4,true,1", "10,0,false,3,false,-1", "6,0,false,3,true,1",
            "6,3,true,4,false,3"})
    void theModifiersAddUp(int sum, int uses, boolean missionary, int ld, boolean army, int modifier) {
        assertThat(roll(new Attempt(sum, uses, missionary, ld, army, 15), 7, 1).modified()).isEqualTo(7 + modifier);
    }

    @Test
    void inAmericaAndAfricaEachConquistadorAndExplorer() {
        for (var province : List.of("r_azteca_c", "r_angola_n")) {
            assertThat(may(leader("any", LeaderKind.CONQUISTADOR, false), province)).isTrue();
            assertThat(may(leader("any", LeaderKind.EXPLORER, false), province)).isTrue();
            assertThat(may(leader("any", LeaderKind.GOVERNOR, false), province)).isFalse();
            assertThat(may(leader("any", LeaderKind.GENERAL, false), province)).isFalse();
        }
        assertThat(leader("any", LeaderKind.CONQUISTADOR, false).sum()).isEqualTo(13);
        assertThat(leader("any", LeaderKind.EXPLORER, false).sum()).as("half, rounded down").isEqualTo(6);
    }

    @Test
    void inAsiaOnlyThoseWhoAreNamed() {
        assertThat(may(leader("hollande_coen", LeaderKind.CONQUISTADOR, false), "r_java_w")).isTrue();
        assertThat(may(leader("hollande_coen", LeaderKind.CONQUISTADOR, false), "r_mumbai_sw")).isFalse();
        assertThat(may(leader("france_dupleix", LeaderKind.CONQUISTADOR, false), "r_mumbai_sw")).isTrue();
        assertThat(may(leader("france_dupleix", LeaderKind.CONQUISTADOR, false), "r_java_w")).isFalse();
        assertThat(may(leader("unnamed", LeaderKind.CONQUISTADOR, true), "r_mumbai_sw")).isTrue();
        assertThat(may(leader("any", LeaderKind.CONQUISTADOR, false), "r_mumbai_sw")).isFalse();
        assertThat(may(leader("any", LeaderKind.EXPLORER, false), "r_mumbai_sw")).isFalse();
        assertThat(may(leader("any", LeaderKind.CONQUISTADOR, false), "r_siberie_s")).isFalse();
        assertThat(may(leader("any", LeaderKind.CONQUISTADOR, false), "tejo")).isFalse();
    }

    @Test
    void followersStayUntilTheirLeaderFalls() {
        var natives = Natives.PRINTED.withFollowers(new LeaderId("cortes"), 3).withFollowers(new LeaderId("pizarro"), 6);
        assertThat(natives.followers(new LeaderId("cortes"))).isEqualTo(3);
        assertThat(natives.withFollowers(new LeaderId("cortes"), 0).followers(new LeaderId("cortes"))).isZero();
        assertThat(natives.atEndOfTurn().followers(new LeaderId("pizarro"))).as("at the end of the turn").isZero();
    }

    private static boolean may(Candidate leader, String province) {
        return ConquistadorLeaders.mayUseTable(leader, EuMap.PRINTED.province(new SpaceId(province)).orElseThrow());
    }
}
