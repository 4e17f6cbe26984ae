package tercio.domain.eia.guerilla.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.COSSACK;
import static tercio.domain.eia.common.concept.FactorType.FREIKORPS;
import static tercio.domain.eia.common.concept.FactorType.GUERILLA;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.concept.Power.SPAIN;
import static tercio.domain.eia.given.LandBoard.infantry;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.play.CombatCommand.ChooseCombat;
import tercio.domain.eia.combat.play.CombatCommand.FightRound;
import tercio.domain.eia.combat.play.CombatEvent.CombatRoundFought;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.guerilla.irregulars.play.IrregularGarrisonCommand.JoinDepotGarrison;
import tercio.domain.eia.guerilla.irregulars.play.IrregularGarrisonCommand.LeaveDepotGarrison;
import tercio.domain.eia.movement.play.MarchCommand.MoveIrregular;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Cossacks and freikorps in the garrisons of depots (EIA-7.3.3.3.1, EIA-7.3.3.5). */
class DepotGarrisonsTest {

    private static final String PLAIN = "473";
    private static final JoinDepotGarrison JOIN = new JoinDepotGarrison(RUSSIA, new UnitId("cossack-1"));

    private static LandBoard depot(Factors garrison) {
        return LandBoard.of(FRANCE, RUSSIA, AUSTRIA, SPAIN).war(FRANCE, RUSSIA).depot(RUSSIA, Location.field(new SpaceId(PLAIN)), garrison)
                .irregular("cossack-1", RUSSIA, COSSACK, Location.field(new SpaceId(PLAIN))).turnOf(RUSSIA, LandStep.MOVEMENT);
    }

    @Test
    void aCossackFormsAPartOfTheGarrison() {
        var war = depot(infantry(3)).play();
        assertThat(war.answers("depot-garrisons")).containsExactly(JOIN);
        war.plays(JOIN);
        assertThat(war.state().irregulars()).isEmpty();
        assertThat(war.state().depotAt(Location.field(new SpaceId(PLAIN))).orElseThrow().garrison()).isEqualTo(new Factors(Map.of(INFANTRY, 3, COSSACK, 1)));
    }

    @Test
    void itLeavesAgainAndStaysInTheAreaForThisMonth() {
        var war = depot(Factors.NONE).play().plays(JOIN).plays(new LeaveDepotGarrison(RUSSIA, new SpaceId(PLAIN), COSSACK));
        assertThat(war.state().depotAt(Location.field(new SpaceId(PLAIN))).orElseThrow().garrison()).isEqualTo(Factors.NONE);
        assertThat(war.state().irregulars()).containsOnlyKeys(new UnitId("cossack-1"));
        assertThat(war.refuses(new MoveIrregular(RUSSIA, new UnitId("cossack-1"), List.of(new SpaceId("472")))).rule().id()).startsWith("EIA-7.3");
        assertThat(war.refuses(new LeaveDepotGarrison(RUSSIA, new SpaceId(PLAIN), FREIKORPS)).rule().id()).isEqualTo("EIA-7.3.3.3.1");
        assertThat(war.refuses(new LeaveDepotGarrison(RUSSIA, new SpaceId(PLAIN), INFANTRY)).legal()).extracting("command").containsExactly(JOIN);
    }

    @Test
    void tenFactorsAreTheMostAndTheDepotIsOfTheSamePower() {
        assertThat(depot(infantry(10)).play().refuses(JOIN).rule().id()).isEqualTo("EIA-7.3.3.5");
        var other = LandBoard.of(FRANCE, RUSSIA, AUSTRIA).allied(RUSSIA, AUSTRIA).depot(AUSTRIA, Location.field(new SpaceId(PLAIN)), infantry(1))
                .irregular("cossack-1", RUSSIA, COSSACK, Location.field(new SpaceId(PLAIN))).turnOf(RUSSIA, LandStep.MOVEMENT).play();
        assertThat(other.refuses(JOIN).rule().id()).isEqualTo("EIA-7.3.3.3.1");
        assertThat(depot(infantry(1)).turnOf(FRANCE, LandStep.MOVEMENT).play().refuses(JOIN).rule().id()).isEqualTo("EIA-7.1.3");
    }

    @Test
    void guerillasGarrisonNoDepot() {
        var war = LandBoard.of(FRANCE, SPAIN).war(FRANCE, SPAIN).depot(SPAIN, Location.field(new SpaceId("394")), Factors.NONE)
                .irregular("guerilla-1", SPAIN, GUERILLA, Location.field(new SpaceId("394"))).turnOf(SPAIN, LandStep.MOVEMENT).play();
        assertThat(Told.of(war.refuses(new JoinDepotGarrison(SPAIN, new UnitId("guerilla-1"))).detail())).isEqualTo("eia.refused.guerillas-garrison.");
        assertThat(war.decisions()).extracting(decision -> decision.id()).doesNotContain("depot-garrisons");
    }

    /** In a combat the garrison fights with its cossacks, and what is left of it when it breaks surrenders (EIA-7.5.3.4). */
    @Test
    void theGarrisonFightsWithItsCossacks() {
        var war = LandBoard.of(FRANCE, RUSSIA).war(FRANCE, RUSSIA).corps("france-i", PLAIN, infantry(20))
                .depot(RUSSIA, Location.field(new SpaceId(PLAIN)), new Factors(Map.of(INFANTRY, 2, COSSACK, 2))).turnOf(FRANCE, LandStep.COMBAT).play().goesOn()
                .plays(new ChooseCombat(FRANCE, new SpaceId(PLAIN), false)).plays(FightRound.plain(FRANCE)).plays(FightRound.plain(RUSSIA), 6, 1);
        assertThat(war.last(CombatRoundFought.class).defenderMorale().level()).as("(2 x 3.0 + 2 x 1.0) / 4").isEqualTo(20);
        var losses = war.decisions().stream().filter(decision -> decision.party().equals("russia")).toList();
        losses.forEach(decision -> war.plays((EiaCommand) decision.options().getFirst().command()));
        assertThat(war.state().power(RUSSIA).orElseThrow().lost().total()).isEqualTo(4);
        assertThat(war.state().power(RUSSIA).orElseThrow().lost().count(FactorType::isIrregular)).isEqualTo(2);
    }
}
