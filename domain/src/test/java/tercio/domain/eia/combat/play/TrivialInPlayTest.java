package tercio.domain.eia.combat.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.COSSACK;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.MILITIA;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.given.LandBoard.infantry;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.CombatEnd;
import tercio.domain.eia.combat.play.CombatCommand.AnswerProposal;
import tercio.domain.eia.combat.play.CombatCommand.ChooseCombat;
import tercio.domain.eia.combat.play.CombatCommand.DepotFate;
import tercio.domain.eia.combat.play.CombatCommand.FightRound;
import tercio.domain.eia.combat.play.CombatCommand.LaunchPursuit;
import tercio.domain.eia.combat.play.CombatCommand.LossOf;
import tercio.domain.eia.combat.play.CombatCommand.OccupyCity;
import tercio.domain.eia.combat.play.CombatCommand.SettleDepot;
import tercio.domain.eia.combat.play.CombatCommand.TakeCasualties;
import tercio.domain.eia.combat.play.CombatEvent.CombatDecided;
import tercio.domain.eia.combat.play.CombatEvent.CombatRoundFought;
import tercio.domain.eia.combat.play.CombatEvent.ForceSurrendered;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatDuty;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.Upkeep;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.map.SpaceId;

/** Trivial combats, depots after combats and cities after combats (EIA-7.5.3, EIA-7.5.2.14, EIA-7.5.1.3). */
class TrivialInPlayTest {

    private static final String PLAIN = "473";
    private static final String FOREST = "475";

    /** The contract's example of a trivial combat: forest, French 12 infantry and 3 cavalry under Soult against the garrison of a depot. */
    private static LandWar onTheDepot() {
        var board = LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).corps("france-i", FOREST, new Factors(Map.of(INFANTRY, 12, CAVALRY, 3)))
                .leader("soult", Location.field(new SpaceId(FOREST))).depot(AUSTRIA, Location.field(new SpaceId(FOREST)), LandBoard.men(4, 2, 0)).turnOf(FRANCE, LandStep.COMBAT);
        return board.play().goesOn().plays(new ChooseCombat(FRANCE, new SpaceId(FOREST), false));
    }

    @Test
    void aDepotGarrisonThatBreaksSurrenders() {
        var war = onTheDepot();
        if (war.decisions().getFirst().id().startsWith("retire")) {
            war.plays(new CombatCommand.RetireIntoCity(AUSTRIA, List.of(), List.of(), List.of(), List.of()));
        }
        assertThat(war.state().combats().fought().orElseThrow().kind()).isEqualTo(CombatKind.TRIVIAL);
        Combats.round(war, FRANCE, AUSTRIA, 5, 3);
        var first = war.last(CombatRoundFought.class);
        assertThat(first.attacker()).extracting("table", "modified", "percentage", "factors", "morale").containsExactly("4-2", 6, 15, 2, 23);
        assertThat(first.defender()).extracting("table", "modified", "percentage", "factors", "morale").containsExactly("4-2", 2, 5, 0, 10);
        war.plays(new TakeCasualties(AUSTRIA, List.of(new LossOf(new UnitId("depot"), MILITIA, 2))));
        Combats.round(war, FRANCE, AUSTRIA, 4, 2);
        assertThat(war.last(CombatDecided.class).end()).isEqualTo(CombatEnd.BREAK);
        war.plays(new LaunchPursuit(FRANCE, true), 3);
        assertThat(war.last(ForceSurrendered.class).prisoners()).containsExactly(new FactorLoss(AUSTRIA, new UnitId("depot"), INFANTRY, 2));
        assertThat(war.state().power(FRANCE).orElseThrow().prisoners()).isEqualTo(infantry(2));
        assertThat(war.state().power(FRANCE).orElseThrow().politicalPoints()).as("EIA-7.5.3.5").isZero();
        assertThat(war.state().power(AUSTRIA).orElseThrow().lost().total()).isEqualTo(6);
        assertThat(war.answers("depot-after-combat")).containsExactly(new SettleDepot(FRANCE, DepotFate.LEAVE), new SettleDepot(FRANCE, DepotFate.DESTROY));
        assertThat(war.refuses(new SettleDepot(FRANCE, DepotFate.CONVERT)).rule().id()).isEqualTo("EIA-7.5.2.14");
        war.plays(new SettleDepot(FRANCE, DepotFate.DESTROY));
        assertThat(war.state().depots()).isEmpty();
        assertThat(war.state().corps().get(new UnitId("france-i")).journey().fought()).as("a trivial combat does not count").isFalse();
    }

    /** EIA-7.5.3.5: an agreed trivial combat changes political points. */
    @Test
    void anAgreedTrivialCombatBringsPoints() {
        var war = LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).corps("france-i", PLAIN, infantry(60)).corps("austria-i", PLAIN, infantry(2))
                .turnOf(FRANCE, LandStep.COMBAT).play().goesOn().plays(new ChooseCombat(FRANCE, new SpaceId(PLAIN), true)).plays(new AnswerProposal(AUSTRIA, true));
        Combats.round(war, FRANCE, AUSTRIA, 6, 1);

        assertThat(war.last(CombatDecided.class).end()).isEqualTo(CombatEnd.ELIMINATION);
        assertThat(war.state().power(FRANCE).orElseThrow().politicalPoints()).isEqualTo(1);
        assertThat(war.state().corps()).doesNotContainKey(new UnitId("austria-i"));
    }

    /** Cossacks count as cavalry and are counters of one factor: who loses them loses counters. */
    @Test
    void cossacksAreLostCounterByCounter() {
        var board = LandBoard.of(FRANCE, RUSSIA).war(FRANCE, RUSSIA).corps("france-i", PLAIN, infantry(20));
        List.of(1, 2, 3, 4, 5).forEach(number -> board.irregular("cossack-" + number, RUSSIA, COSSACK, Location.field(new SpaceId(PLAIN))));
        var war = Combats.begun(board, FRANCE, PLAIN);
        Combats.round(war, FRANCE, RUSSIA, 1, 1);

        // Table 5-2, die 1 for a rating of 2 against 0: 10% of 20 factors.
        assertThat(war.last(CombatRoundFought.class).attacker().factors()).isEqualTo(2);
        assertThat(war.state().irregulars()).hasSize(3);
        assertThat(war.state().power(RUSSIA).orElseThrow().lost()).isEqualTo(Factors.of(COSSACK, 2));
    }

    // --- The city of the area --------------------------------------------------------------------------------------

    /** EIA-7.5.1.3: after the combat a vacant city may be garrisoned; a corps keeps a factor, cavalry becomes infantry inside. */
    @Test
    void theVictorMayGarrisonAVacantCity() {
        var board = LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).corps("france-i", "474", new Factors(Map.of(INFANTRY, 40, CAVALRY, 3)))
                .corps("austria-i", "474", infantry(1)).controlled("474", "austria").turnOf(FRANCE, LandStep.COMBAT);
        var war = board.play().goesOn().plays(new ChooseCombat(FRANCE, new SpaceId("474"), true)).plays(new AnswerProposal(AUSTRIA, true))
                .plays(new CombatCommand.RetireIntoCity(AUSTRIA, List.of(), List.of(), List.of(), List.of()));
        war.plays(FightRound.plain(FRANCE)).plays(FightRound.plain(AUSTRIA), 6, 1);
        assertThat(war.state().duties()).containsExactly(new CombatDuty.EmptyCity(FRANCE, new SpaceId("474")));
        assertThat(war.refuses(occupies(new LossOf(new UnitId("france-i"), INFANTRY, 21))).rule().id()).isEqualTo("EIA-7.3.3.4");
        assertThat(war.refuses(occupies(new LossOf(new UnitId("france-i"), INFANTRY, 41))).rule().id()).isEqualTo("EIA-7.3.3.1");
        war.plays(occupies(new LossOf(new UnitId("france-i"), INFANTRY, 4), new LossOf(new UnitId("france-i"), CAVALRY, 1)));
        assertThat(war.state().city(new SpaceId("474")).orElseThrow().garrisonOf(new NationId("france"))).isEqualTo(infantry(5));
        assertThat(war.state().city(new SpaceId("474")).orElseThrow().controller().value()).isEqualTo("france");
        assertThat(war.state().corps().get(new UnitId("france-i")).factorsOrNone()).isEqualTo(new Factors(Map.of(INFANTRY, 36, CAVALRY, 2)));
        assertThat(war.state().duties()).isEmpty();
    }

    /** EIA-7.5.4: after a trivial combat that was won, too, who foraged with unused movement points does not besiege the city. */
    @Test
    void whoForagedWithUnusedPointsBesiegesNoCityAfterATrivialCombat() {
        assertThat(beforeAGarrison(Upkeep.FORAGED_WITH_UNUSED_POINTS).state().duties()).isEmpty();
        assertThat(beforeAGarrison(Upkeep.FORAGED).state().duties()).containsExactly(new CombatDuty.FacedCity(FRANCE, new SpaceId("474")));
        assertThat(beforeAGarrison(Upkeep.DEPOT).state().duties()).containsExactly(new CombatDuty.FacedCity(FRANCE, new SpaceId("474")));
    }

    private static LandWar beforeAGarrison(Upkeep upkeep) {
        var war = LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).corps("france-i", "474", infantry(12)).journey("france-i", Journey.from(new SpaceId("474")).withUpkeep(upkeep))
                .depot(AUSTRIA, Location.field(new SpaceId("474")), infantry(1)).controlled("474", "austria").garrison("474", "austria", infantry(3))
                .turnOf(FRANCE, LandStep.COMBAT).play().goesOn().plays(new ChooseCombat(FRANCE, new SpaceId("474"), false))
                .plays(new CombatCommand.RetireIntoCity(AUSTRIA, List.of(), List.of(), List.of(), List.of()));
        assertThat(war.state().combats().fought().orElseThrow().kind()).isEqualTo(CombatKind.TRIVIAL);
        Combats.round(war, FRANCE, AUSTRIA, 6, 1);
        war.plays(new SettleDepot(FRANCE, DepotFate.DESTROY));
        return war;
    }

    private static OccupyCity occupies(LossOf... parts) {
        return new OccupyCity(FRANCE, new SpaceId("474"), List.of(), List.of(parts), List.of());
    }
}
