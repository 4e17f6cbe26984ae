package tercio.domain.eia.combat.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.FEUDAL_CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.FEUDAL_INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.GUARD;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.MILITIA;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.concept.Power.TURKEY;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.play.CombatCommand.ChooseChit;
import tercio.domain.eia.combat.play.CombatCommand.ChooseCombat;
import tercio.domain.eia.combat.play.CombatCommand.FightRound;
import tercio.domain.eia.combat.play.CombatCommand.LaunchPursuit;
import tercio.domain.eia.combat.play.CombatCommand.LossOf;
import tercio.domain.eia.combat.play.CombatCommand.TakeCasualties;
import tercio.domain.eia.combat.play.CombatEvent.CombatRoundFought;
import tercio.domain.eia.combat.play.CombatEvent.ForcesRevealed;
import tercio.domain.eia.combat.play.CombatEvent.PursuitRolled;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.map.SpaceId;

/** The rulebook's example of a field combat (7.5.2.15), played command by command with its dice and choices. */
class ExampleCombatTest {

    /** A clear area without a city on the Russian border. */
    private static final String AREA = "513";

    private static LandBoard board() {
        return LandBoard.of(RUSSIA, TURKEY).war(RUSSIA, TURKEY)
                .corps("turkey-i-janissary", AREA, Factors.of(INFANTRY, 14))
                .corps("turkey-f1", AREA, Factors.of(FEUDAL_INFANTRY, 6)).corps("turkey-f2", AREA, Factors.of(FEUDAL_INFANTRY, 6))
                .corps("turkey-f3", AREA, Factors.of(FEUDAL_INFANTRY, 6))
                .corps("turkey-fc1", AREA, Factors.of(FEUDAL_CAVALRY, 6)).corps("turkey-fc2", AREA, Factors.of(FEUDAL_CAVALRY, 6))
                .corps("turkey-fc3", AREA, Factors.of(FEUDAL_CAVALRY, 6)).leader("grand-vizier", Location.field(new SpaceId(AREA)))
                .corps("russia-guard", AREA, Factors.of(GUARD, 6))
                .corps("russia-i", AREA, new Factors(Map.of(INFANTRY, 6, MILITIA, 4, CAVALRY, 1)))
                .corps("russia-ii", AREA, new Factors(Map.of(INFANTRY, 6, MILITIA, 4)))
                .corps("russia-iii", AREA, new Factors(Map.of(INFANTRY, 5, MILITIA, 5))).leader("kutusov", Location.field(new SpaceId(AREA)))
                .turnOf(TURKEY, LandStep.COMBAT);
    }

    private static FightRound fights(Power power) {
        return new FightRound(power, Optional.of(2), 0, false);
    }

    @Test
    void theNumbersAreThoseOfTheRulebook() {
        var war = atChits(board());
        war.plays(new ChooseChit(TURKEY, Optional.of(OperationalChit.ASSAULT)));
        war.plays(new ChooseChit(RUSSIA, Optional.of(OperationalChit.CORDON)));
        var revealed = war.last(ForcesRevealed.class);
        assertThat(revealed.attacker().morale().level()).isEqualTo(23);
        assertThat(revealed.defender().morale().level()).isEqualTo(30);
        war.plays(fights(TURKEY)).plays(fights(RUSSIA), 4, 3);
        round(war, "4-1", 5, 10, "2-1", 2, 2);
        war.plays(new TakeCasualties(TURKEY, List.of(new LossOf(new UnitId("turkey-f1"), FEUDAL_INFANTRY, 2))));
        war.plays(new TakeCasualties(RUSSIA, List.of(new LossOf(new UnitId("russia-iii"), MILITIA, 5))));
        war.plays(fights(RUSSIA)).plays(fights(TURKEY), 4, 4);
        round(war, "4-3", 7, 20, "2-1", 2, 5);
        assertThat(war.refuses(new TakeCasualties(RUSSIA, List.of(new LossOf(new UnitId("russia-i"), INFANTRY, 6), new LossOf(new UnitId("russia-ii"), INFANTRY, 1)))).rule().id()).isEqualTo("EIA-7.5.2.9.2.2");
        assertThat(war.refuses(new TakeCasualties(RUSSIA, List.of(new LossOf(new UnitId("russia-i"), MILITIA, 1), new LossOf(new UnitId("russia-i"), CAVALRY, 1),
                new LossOf(new UnitId("russia-i"), INFANTRY, 5)))).rule().id()).isEqualTo("EIA-7.5.2.9.2.1");
        war.plays(new TakeCasualties(RUSSIA, List.of(new LossOf(new UnitId("russia-i"), INFANTRY, 6), new LossOf(new UnitId("russia-i"), CAVALRY, 1))));
        war.plays(new TakeCasualties(TURKEY, List.of(new LossOf(new UnitId("turkey-f2"), FEUDAL_INFANTRY, 2))));
        war.plays(new LaunchPursuit(TURKEY, true), 5);
        assertThat(war.last(PursuitRolled.class)).extracting(PursuitRolled::pursuitClass, PursuitRolled::percentage, PursuitRolled::points)
                .containsExactly(5, 60, 11);
        assertThat(war.state().corpsOf(RUSSIA)).isEmpty();
        assertThat(war.state().leaders().get(new EiaLeaderId("kutusov")).prisonerOf()).contains(TURKEY);
        assertThat(war.state().power(TURKEY).orElseThrow().politicalPoints()).isEqualTo(2);
        assertThat(war.state().power(RUSSIA).orElseThrow().politicalPoints()).isEqualTo(-2);
        assertThat(war.state().power(RUSSIA).orElseThrow().lost().total()).isEqualTo(37);
        assertThat(war.state().power(TURKEY).orElseThrow().lost()).isEqualTo(Factors.of(FEUDAL_INFANTRY, 4));
        assertThat(war.state().combats().fought()).isEmpty();
    }

    private static void round(LandWar war, String attacker, int attackerFactors, int attackerMorale, String defender, int defenderFactors,
            int defenderMorale) {
        var fought = war.last(CombatRoundFought.class);
        assertThat(fought.attacker()).extracting("table", "factors", "morale").containsExactly(attacker, attackerFactors, attackerMorale);
        assertThat(fought.defender()).extracting("table", "factors", "morale").containsExactly(defender, defenderFactors, defenderMorale);
    }

    private static LandWar atChits(LandBoard board) {
        var war = board.play();
        war.goesOn();
        war.plays(new ChooseCombat(TURKEY, new SpaceId(AREA), false));
        return war;
    }
}
