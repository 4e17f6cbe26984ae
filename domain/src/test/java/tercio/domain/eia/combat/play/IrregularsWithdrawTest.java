package tercio.domain.eia.combat.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.COSSACK;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.tables.OperationalChit.ECHELON;
import static tercio.domain.eia.common.tables.OperationalChit.WITHDRAW;
import static tercio.domain.eia.given.LandBoard.infantry;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.play.CombatCommand.RollWithdrawal;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;

/** Cossacks and freikorps beside corps that withdraw (EIA-7.5.2.5.2.2, EIA-10.1.2.2.3), by both readings. */
class IrregularsWithdrawTest {

    private static final String PLAIN = "473";

    private static LandWar withdraws(Readings readings, Integer... dice) {
        var war = Combats.begun(LandBoard.of(readings, FRANCE, RUSSIA).war(FRANCE, RUSSIA).corps("france-i", PLAIN, infantry(10))
                .corps("russia-i", PLAIN, infantry(10)).leader("kutusov", Location.field(new SpaceId(PLAIN)))
                .irregular("cossack-1", RUSSIA, COSSACK, Location.field(new SpaceId(PLAIN))).irregular("cossack-2", RUSSIA, COSSACK, Location.field(new SpaceId(PLAIN))), FRANCE, PLAIN);
        return Combats.chits(war, FRANCE, ECHELON, RUSSIA, WITHDRAW).plays(new RollWithdrawal(RUSSIA), dice);
    }

    @Test
    void eachRollsForItself() {
        var war = withdraws(Readings.STANDARD, 1, 4, 5);
        assertThat(war.last(CombatEvent.WithdrawalRolled.class).withdrawn()).containsExactly(new UnitId("russia-i"), new UnitId("cossack-1"));
        assertThat(war.state().irregulars().get(new UnitId("cossack-2")).at()).as("a 5 keeps it in the combat").isEqualTo(Location.field(new SpaceId(PLAIN)));
        assertThat(war.step("withdrawal of Russia's cossack 1").readings()).containsExactly("EIA-IRREGULAR-WITHDRAWAL");
    }

    @Test
    void byTheOtherReadingTheyGoWithTheCorps() {
        var war = withdraws(new Readings(Map.of("EIA-IRREGULAR-WITHDRAWAL", "with-the-corps")), 1);
        assertThat(war.last(CombatEvent.WithdrawalRolled.class).withdrawn()).containsExactly(new UnitId("russia-i"), new UnitId("cossack-1"), new UnitId("cossack-2"));
        assertThat(war.step("withdrawal of Russia's cossack 1").readings()).containsExactly("EIA-IRREGULAR-WITHDRAWAL");
        var stays = withdraws(new Readings(Map.of("EIA-IRREGULAR-WITHDRAWAL", "with-the-corps")), 6);
        assertThat(stays.last(CombatEvent.WithdrawalRolled.class).withdrawn()).as("no corps withdraws").isEmpty();
    }
}
