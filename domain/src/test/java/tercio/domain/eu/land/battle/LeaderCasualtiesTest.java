package tercio.domain.eu.land.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.land.battle.BattleUnderTest.battle;
import static tercio.domain.eu.land.battle.BattleUnderTest.general;
import static tercio.domain.eu.land.battle.BattleUnderTest.stack;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderFate;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.Units;

/** EU-BATTLE-CASUALTY, EU-BATTLE-FATE and EU-BATTLE-REPLACEMENT. */
class LeaderCasualtiesTest {

    private static BattleSide under(Leader leader) {
        return new BattleSide(new CountryId("saxe"), Units.of(1, 0, 0), ArmyClass.III, false, LandTechnology.MUSKETS, false,
                Optional.ofNullable(leader), false, false);
    }

    private static Leader who(int shock, boolean monarch, boolean anonymous, boolean white) {
        return new Leader(new LeaderId("x"), "x", new CountryId("saxe"), LeaderCategory.GENERAL, 'B', 2, 2, shock, 0, monarch, anonymous, false, white);
    }

    private static final BattleSide BAVARIANS = stack("baviere", Units.of(1, 0, 0));

    /** Phasing Saxons; the Bavarians lose by one star when {@code won}. */
    private static BattleUnderTest saxons(Leader leader, boolean won) {
        return battle().of(under(leader), BAVARIANS).rolling(won ? "phasing fire1" : "nonPhasing fire1", 7,
                "nonPhasing leaderCasualty", 10);
    }

    @ParameterizedTest
    @CsvSource({"true,1,true", "true,2,false", "false,2,true", "false,3,false"})
    void oneOrLessHitsAndWhoHasNotWonSubtractsOne(boolean won, int die, boolean hit) {
        var outcome = saxons(who(2, false, false, false), won).rolling("phasing leaderCasualty", die).fought();
        assertThat(outcome.phasing().casualty().fate() != LeaderFate.UNHARMED).isEqualTo(hit);
    }

    @ParameterizedTest
    @CsvSource({"6,false,true", "6,true,false", "5,false,false"})
    void aSixInShockExposesUnlessPrintedInWhite(int shock, boolean white, boolean hit) {
        var outcome = saxons(who(shock, false, false, white), true).rolling("phasing leaderCasualty", 2).fought();
        assertThat(outcome.phasing().casualty().fate() != LeaderFate.UNHARMED).isEqualTo(hit);
    }

    @ParameterizedTest
    @CsvSource({"1,KILLED,0", "9,KILLED,0", "2,WOUNDED,1", "4,WOUNDED,2", "10,WOUNDED,5"})
    void oddKillsAndEvenWoundsForHalfAsManyRounds(int die, LeaderFate fate, int rounds) {
        var outcome = saxons(who(2, false, false, false), true).rolling("phasing leaderCasualty", 1, "phasing leaderFate", die).fought();
        assertThat(outcome.phasing().casualty()).isEqualTo(new Casualty(fate, rounds));
    }

    @Test
    void anonymousLeadersAreKilledWithoutAFurtherDie() {
        var battle = saxons(who(2, false, true, false), true).rolling("phasing leaderCasualty", 1);
        assertThat(battle.fought().phasing().casualty()).isEqualTo(Casualty.KILLED);
        assertThat(battle.asked()).doesNotContain("phasing leaderFate");
    }

    /** Minor countries: die 3 brings a 313. */
    @Test
    void aStackWithoutLeaderDrawsOneAndHeIsKilledWithoutAFurtherDie() {
        var battle = saxons(null, true).rolling("phasing replacementLeader", 3, "phasing leaderCasualty", 1);
        var outcome = battle.fought();
        assertThat(outcome.phasing().commander().values()).isEqualTo("313");
        assertThat(outcome.phasing().rolls().get(BattleRoll.SHOCK1).drm()).as("shock 3 against 2").isEqualTo(1);
        assertThat(outcome.nonPhasing().rolls().get(BattleRoll.FIRE1).drm()).as("fire 2 against 1").isEqualTo(1);
        assertThat(outcome.phasing().casualty()).isEqualTo(Casualty.KILLED);
        assertThat(battle.asked()).startsWith("phasing replacementLeader").doesNotContain("phasing leaderFate");
    }

    @Test
    void aMonarchWhoseStackIsDestroyedIsCaptured() {
        var battle = saxons(who(2, true, false, false), false).choosing(battleState -> battleState.withRetreatRoom(Side.PHASING, 0))
                .rolling("phasing leaderCasualty", 7);
        assertThat(battle.fought().phasing().casualty()).as("7 less 1 less 5").isEqualTo(Casualty.CAPTURED);
        assertThat(battle.asked()).doesNotContain("phasing leaderFate");
    }

    @Test
    void aMonarchWhoseStackLivesMayBeKilled() {
        var outcome = saxons(who(2, true, false, false), true).rolling("phasing leaderCasualty", 1, "phasing leaderFate", 3).fought();
        assertThat(outcome.phasing().casualty()).isEqualTo(Casualty.KILLED);
    }

    @Test
    void inEuropeThereIsNoTestAgainstFewerThanThreeDetachments() {
        var few = stack("baviere", Units.of(0, 1, 0));
        var europe = battle().of(under(who(2, false, false, false)), few);
        europe.fought();
        assertThat(europe.asked()).doesNotContain("phasing leaderCasualty").contains("nonPhasing leaderCasualty");

        var elsewhere = battle().inTheRestOfTheWorld().of(under(who(2, false, false, false)), few);
        elsewhere.fought();
        assertThat(elsewhere.asked()).contains("phasing leaderCasualty");
    }

    @Test
    void theVizierHasHisOwnLine() {
        var vizier = tercio.domain.eu.common.tables.EuTables.PRINTED.replacementLeaders().vizier(7);
        assertThat(vizier.values()).isEqualTo("415");
        assertThat(vizier.siege()).isEqualTo(1);
        assertThat(general(4, 1, 5).values()).isEqualTo("415");
    }
}
