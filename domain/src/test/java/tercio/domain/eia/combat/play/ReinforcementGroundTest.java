package tercio.domain.eia.combat.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.TURKEY;
import static tercio.domain.eia.common.tables.OperationalChit.CORDON;
import static tercio.domain.eia.common.tables.OperationalChit.PROBE;
import static tercio.domain.eia.given.LandBoard.infantry;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.play.CombatCommand.AnswerProposal;
import tercio.domain.eia.combat.play.CombatCommand.ChooseCombat;
import tercio.domain.eia.combat.play.CombatCommand.EndReinforcing;
import tercio.domain.eia.combat.play.CombatCommand.ReinforceCombat;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.Within;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Modifier;

/** From where a combat may be reinforced, and which ones may not (EIA-7.5.2.11.1.1, EIA-7.5.3.1). */
class ReinforcementGroundTest {

    /** Two areas at the Bosporus, which a crossing arrow joins, and one beside the first of them over land. */
    private static final String NEAR = "556";
    private static final String ACROSS = "555";

    private static LandBoard board() {
        return LandBoard.of(FRANCE, TURKEY).war(FRANCE, TURKEY).corps("france-i", NEAR, infantry(20));
    }

    /** EIA-7.5.2.11.1.1: a corps beyond a crossing arrow does not reinforce; one beside it over land does. */
    @Test
    void nobodyReinforcesAcrossACrossingArrow() {
        assertThat(WarMap.PRINTED.way(new SpaceId(NEAR), new SpaceId(ACROSS))).as("an arrow joins them").isPresent();
        var beside = WarMap.PRINTED.landNeighbours(new SpaceId(NEAR)).getFirst().value();
        var war = Combats.chits(Combats.begun(board().corps("turkey-i-janissary", NEAR, infantry(10)).corps("turkey-ii-janissary", ACROSS, infantry(10))
                .corps("turkey-i-c", beside, Factors.of(FactorType.CAVALRY, 5)), FRANCE, NEAR), FRANCE, PROBE, TURKEY, CORDON);
        Combats.round(war, FRANCE, TURKEY, 1, 1);

        var fromBeside = new ReinforceCombat(TURKEY, new SpaceId(beside), Within.FIELD, List.of(new UnitId("turkey-i-c")), List.of());
        assertThat(war.answers("reinforce-turkey")).containsExactlyInAnyOrder(new EndReinforcing(TURKEY), fromBeside);
        var refused = war.refuses(new ReinforceCombat(TURKEY, new SpaceId(ACROSS), Within.FIELD, List.of(new UnitId("turkey-ii-janissary")), List.of()));
        assertThat(refused.rule().id()).isEqualTo("EIA-7.5.2.11.1");
        assertThat(refused.legal()).extracting(option -> option.command()).contains(fromBeside);
    }

    /** EIA-7.5.3.1: a trivial combat has no chits and is not reinforced; its commander counts as in a field combat. */
    @Test
    void aTrivialCombatIsNotReinforced() {
        var beside = WarMap.PRINTED.landNeighbours(new SpaceId(NEAR)).getFirst().value();
        var board = board().leader("davout", Location.field(new SpaceId(NEAR))).depot(TURKEY, Location.field(new SpaceId(NEAR)), infantry(4)).corps("turkey-i-janissary", beside, infantry(10));
        var war = Combats.begun(board, FRANCE, NEAR);
        assertThat(war.state().combats().fought().orElseThrow().kind()).isEqualTo(CombatKind.TRIVIAL);
        assertThat(war.decisions()).as("no chits").extracting(decision -> decision.id()).containsExactly("round-attacker", "round-defender");
        Combats.round(war, FRANCE, TURKEY, 1, 1);
        assertThat(war.explanation().stream().flatMap(step -> step.modifiers().stream()).filter(modifier -> modifier.rule().id().equals("EIA-7.5.2.9.1")))
                .as("Davout, of the tactical rating 4, against none").extracting(Modifier::value).contains(1);
        assertThat(war.decisions()).extracting(decision -> decision.id()).doesNotContain("reinforce-turkey");
    }

    /** EIA-7.5.3.1: a field combat that both sides agreed to fight as a trivial one is reinforced. */
    @Test
    void anAgreedTrivialCombatIsReinforced() {
        var beside = WarMap.PRINTED.landNeighbours(new SpaceId(NEAR)).getFirst().value();
        var board = board().corps("turkey-i-janissary", NEAR, infantry(10)).corps("turkey-ii-janissary", beside, infantry(10));
        var war = board.turnOf(FRANCE, LandStep.COMBAT).play().goesOn().plays(new ChooseCombat(FRANCE, new SpaceId(NEAR), true)).plays(new AnswerProposal(TURKEY, true));
        Combats.round(war, FRANCE, TURKEY, 1, 1);
        assertThat(war.answers("reinforce-turkey")).contains(new ReinforceCombat(TURKEY, new SpaceId(beside), Within.FIELD, List.of(new UnitId("turkey-ii-janissary")), List.of()));
    }
}
