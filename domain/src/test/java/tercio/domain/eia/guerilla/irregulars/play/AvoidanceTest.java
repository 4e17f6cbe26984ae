package tercio.domain.eia.guerilla.irregulars.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.COSSACK;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.given.LandBoard.infantry;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.play.CombatCommand.ChooseCombat;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.eia.guerilla.irregulars.play.AvoidanceCommand.AvoidCombat;
import tercio.domain.eia.guerilla.irregulars.play.AvoidanceCommand.StandAndFight;
import tercio.domain.game.Decision;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;

/** Cossacks and freikorps that are attacked by themselves (EIA-10.1.2.2, reading EIA-IRREGULARS-AVOID). */
class AvoidanceTest {

    private static final String HERE = "244";

    private static LandBoard cossacks(Readings readings) {
        return LandBoard.of(readings, FRANCE, RUSSIA).war(FRANCE, RUSSIA)
                .irregular("cossack-1", RUSSIA, COSSACK, Location.field(new SpaceId(HERE))).irregular("cossack-2", RUSSIA, COSSACK, Location.field(new SpaceId(HERE)));
    }

    private static LandWar attacked(LandBoard board) {
        return board.turnOf(FRANCE, LandStep.COMBAT).play().goesOn();
    }

    private static AvoidCombat first(LandWar war) {
        return (AvoidCombat) war.decision("avoid-combat").options().getFirst().command();
    }

    @Test
    void theyGoBeforeTheCombatWhereNoCavalryAttacks() {
        var war = attacked(cossacks(Readings.STANDARD).corps("france-i", HERE, infantry(10)));
        assertThat(war.decision("avoid-combat").party()).isEqualTo("russia");
        var to = first(war).to().value();
        war.plays(first(war));
        assertThat(war.state().irregulars().values()).extracting(piece -> piece.at()).containsOnly(Location.field(new SpaceId(to)));
        assertThat(war.decisions()).extracting(Decision::id).as("nobody is left to fight").doesNotContain("choose-combat");
        assertThat(war.step("no corps of cavalry attacks").readings()).containsExactly("EIA-IRREGULARS-AVOID");
    }

    /** A corps of cavalry attacks: a 4 gets away, a 5 does not. */
    @Test
    void againstCavalryEachNeedsADieOfAtMostFour() {
        var war = attacked(cossacks(Readings.STANDARD).corps("france-i-c", HERE, Factors.of(FactorType.CAVALRY, 5)));
        var to = first(war).to().value();
        war.plays(first(war), 4, 5);
        assertThat(war.state().irregulars().get(new UnitId("cossack-1")).at()).isEqualTo(Location.field(new SpaceId(to)));
        assertThat(war.state().irregulars().get(new UnitId("cossack-2")).at()).isEqualTo(Location.field(new SpaceId(HERE)));
        war.plays(new ChooseCombat(FRANCE, new SpaceId(HERE), false));
        assertThat(war.state().combats().fought().orElseThrow().defender().irregulars()).containsExactly(new UnitId("cossack-2"));
    }

    @Test
    void theyMayStayAndAreNotAskedAgain() {
        var war = attacked(cossacks(Readings.STANDARD).corps("france-i", HERE, infantry(10)));
        assertThat(war.refuses(new AvoidCombat(RUSSIA, new SpaceId(HERE), new SpaceId("474"))).rule().id()).isEqualTo("EIA-10.1.2.2");
        war.plays(new StandAndFight(RUSSIA, new SpaceId(HERE))).plays(new ChooseCombat(FRANCE, new SpaceId(HERE), false));
        assertThat(war.state().combats().fought().orElseThrow().defender().irregulars()).hasSize(2);
    }

    @Test
    void besideACorpsTheyFight() {
        var war = attacked(cossacks(Readings.STANDARD).corps("france-i", HERE, infantry(10)).corps("russia-i", HERE, infantry(5)));
        assertThat(war.decisions()).extracting(Decision::id).doesNotContain("avoid-combat");
    }

    @Test
    void byTheOtherReadingAndInOlderGamesTheyFight() {
        var war = attacked(cossacks(new Readings(Map.of("EIA-IRREGULARS-AVOID", "fight"))).corps("france-i", HERE, infantry(10)));
        assertThat(war.decisions()).extracting(Decision::id).doesNotContain("avoid-combat");
        assertThat(List.of(LoneIrregulars.open(cossacks(Readings.STANDARD).turnOf(FRANCE, LandStep.COMBAT).board()),
                LoneIrregulars.open(new EiaWarView(cossacks(Readings.STANDARD).turnOf(FRANCE, LandStep.COMBAT).state().openedUnder(0),
                        WarMap.PRINTED)))).containsExactly(true, false);
    }
}
