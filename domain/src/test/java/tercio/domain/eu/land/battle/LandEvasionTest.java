package tercio.domain.eu.land.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.land.battle.BattleUnderTest.battle;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Evasion;
import tercio.domain.eu.common.board.CountryId;

/** EU-BATTLE-EVASION on land: the leaders who count. */
class LandEvasionTest {

    @Test
    void aReplacementLeaderHelpsNoEvasion() {
        var leaderless = new BattleSide(new CountryId("saxe"), BattleUnderTest.SPANISH.units(), BattleUnderTest.SPANISH.armyClass(), false,
                BattleUnderTest.SPANISH.technology(), false, Optional.empty(), false, false);
        assertThat(battle().of(BattleUnderTest.FRENCH, leaderless).asItBegins().evasion()).isEqualTo(new Evasion(2, 0));
    }
}
