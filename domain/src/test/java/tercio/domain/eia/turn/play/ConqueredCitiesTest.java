package tercio.domain.eia.turn.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.play.Given.after;
import static tercio.domain.eia.common.play.Given.board;
import static tercio.domain.eia.common.play.Given.decisions;
import static tercio.domain.eia.common.play.Given.options;
import static tercio.domain.eia.common.play.Given.refused;
import static tercio.domain.eia.given.LandBoard.infantry;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.AttemptAssault;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatPart;
import tercio.domain.eia.common.game.CombatStatus;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.Slot;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.movement.play.MarchCommand.BesiegeCity;
import tercio.domain.eia.movement.play.MarchCommand.EnterCity;
import tercio.domain.eia.sequence.EiaChapters;
import tercio.domain.eia.supply.line.play.SupplyChains;
import tercio.domain.eia.supply.play.SupplyCommand.ForageInCity;
import tercio.domain.game.Decision;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/**
 * Conquest changes flags, not sides (EIA-7.7): who owns the province, who controls a city and whose a garrison is are three things. France
 * conquers Bavaria by Munich (326); Nuremburg (322) holds 4 Bavarian factors.
 */
class ConqueredCitiesTest {

    private static final String NUREMBURG = "322";
    private static final String MUNICH = "326";

    /** France has held Munich; two French corps stand before Nuremburg. */
    private static LandBoard bavaria() {
        return LandBoard.of(FRANCE, AUSTRIA).controlled(MUNICH, "france").garrison(MUNICH, "france", infantry(3)).garrison(NUREMBURG, "bavaria", infantry(4))
                .corps("france-i", NUREMBURG, infantry(10)).corps("france-ii", NUREMBURG, infantry(8));
    }

    private static EiaState conquered(EiaState state) {
        for (int month = 0; month < 2; month++) {
            var play = EiaChapters.play(state, WarMap.PRINTED, Dice.NONE);
            Conquest.resolve(play);
            state = play.state();
        }
        assertThat(state.provinces().get(new ProvinceId("Bavaria")).owner().value()).isEqualTo("france");
        return state;
    }

    /** Bavaria was neutral, and France at war with it. */
    private static EiaState ofNeutral() {
        var state = bavaria().state();
        return conquered(state.withDiplomacy(state.diplomacy().withWar(new NationId("france"), new NationId("bavaria"))));
    }

    /** Bavaria was Austria's, at war with France. */
    private static EiaState ofAustria() {
        return conquered(bavaria().war(FRANCE, AUSTRIA).held("Bavaria", AUSTRIA).controlled(NUREMBURG, "austria").inside("austria-i", "475", infantry(5)).state());
    }

    private static EiaState in(EiaState state, LandStep step, Power power) {
        return state.withPhase(new LandPhase.InSequence(new Slot(state.order().indexOf(List.of(power)), List.of(power), 0), step));
    }

    private static EiaState besieged(EiaState state) {
        return state.with(state.city(new SpaceId(NUREMBURG)).orElseThrow().withBesiegers(List.of(FRANCE)));
    }

    @Test
    void whoOwnsTheProvinceWhoControlsTheCityAndWhoseTheGarrisonIsAreThreeThings() {
        var neutral = board(ofNeutral());
        assertThat(neutral.territoryOwner(new SpaceId(NUREMBURG)).value()).isEqualTo("france");
        assertThat(neutral.state().city(new SpaceId(NUREMBURG)).orElseThrow().controller().value()).isEqualTo("bavaria");
        assertThat(neutral.controllerOf(new NationId("bavaria"))).as("nobody plays them").isEmpty();
        assertThat(neutral.atWar(FRANCE, new NationId("bavaria"))).isTrue();

        var austrian = board(ofAustria());
        assertThat(austrian.territoryOwner(new SpaceId(NUREMBURG)).value()).isEqualTo("france");
        assertThat(austrian.state().city(new SpaceId(NUREMBURG)).orElseThrow().controller().value()).isEqualTo("austria");
        assertThat(austrian.controllerOf(new NationId("bavaria"))).contains(AUSTRIA);
        assertThat(austrian.hasGarrison(AUSTRIA, new SpaceId(NUREMBURG))).isTrue();
        assertThat(austrian.hasGarrison(FRANCE, new SpaceId(NUREMBURG))).isFalse();
    }

    @Test
    void theConquerorBesiegesWhatItDoesNotHoldAndDoesNotWalkIn() {
        for (var state : List.of(ofNeutral(), ofAustria())) {
            var moving = in(state, LandStep.MOVEMENT, FRANCE);
            assertThat(options(moving, "sieges")).extracting("command").containsExactly(new BesiegeCity(FRANCE, new SpaceId(NUREMBURG)));
            assertThat(refused(moving, new EnterCity(FRANCE, new UnitId("france-i"), List.of())).rule().id()).isEqualTo("EIA-7.3.3");
            assertThat(after(moving, new BesiegeCity(FRANCE, new SpaceId(NUREMBURG))).city(new SpaceId(NUREMBURG)).orElseThrow().besiegers()).containsExactly(FRANCE);
        }
    }

    @Test
    void whoseTheGarrisonIsFeedsIt() {
        var austria = besieged(ofAustria());
        assertThat(decisions(in(austria, LandStep.SUPPLY, AUSTRIA))).extracting(Decision::id).contains("besieged-supply");
        assertThat(options(in(austria, LandStep.SUPPLY, FRANCE), "besieged-supply")).isEmpty();
        // 4 factors have no bonus; a 5 against 3 spires takes 2.
        var hungry = after(in(austria, LandStep.SUPPLY, AUSTRIA), new ForageInCity(AUSTRIA, new SpaceId(NUREMBURG)), 5);
        assertThat(hungry.city(new SpaceId(NUREMBURG)).orElseThrow().garrisonOf(new NationId("bavaria"))).isEqualTo(infantry(2));
        assertThat(hungry.power(AUSTRIA).orElseThrow().lost()).isEqualTo(infantry(2));

        var neutral = in(besieged(ofNeutral()), LandStep.SUPPLY, FRANCE);
        assertThat(decisions(neutral)).anySatisfy(decision -> assertThat(Told.of(decision.prompt())).isEqualTo("eia.supply.ask-neutral."));
        var starving = after(neutral, new ForageInCity(FRANCE, new SpaceId(NUREMBURG)), 5);
        assertThat(starving.city(new SpaceId(NUREMBURG)).orElseThrow().garrisonOf(new NationId("bavaria"))).isEqualTo(infantry(2));
        assertThat(starving.power(FRANCE).orElseThrow().lost()).as("no loss of the conqueror").isEqualTo(Factors.NONE);
    }

    @Test
    void whoseTheGarrisonIsAnswersForIt() {
        var sieges = new CombatStatus(CombatPart.SIEGES, List.of(), List.of());
        // A 6, less a fleche, one more for 4 factors where 15 have room: a breach.
        var austria = after(in(besieged(ofAustria()), LandStep.COMBAT, FRANCE).withCombats(sieges), new AttemptAssault(FRANCE, new SpaceId(NUREMBURG)), 6);
        assertThat(decisions(austria)).singleElement().satisfies(decision -> {
            assertThat(decision.id()).isEqualTo("breach");
            assertThat(decision.party()).isEqualTo("austria");
        });
        var neutral = after(in(besieged(ofNeutral()), LandStep.COMBAT, FRANCE).withCombats(sieges), new AttemptAssault(FRANCE, new SpaceId(NUREMBURG)), 6);
        assertThat(decisions(neutral)).as("nobody plays it: it fights").singleElement().satisfies(decision -> assertThat(decision.id()).isEqualTo("siege-round"));
    }

    @Test
    void aCityThatItsLastDefenderHasLeftPassesToTheConqueror() {
        for (var state : List.of(ofNeutral(), ofAustria())) {
            var left = in(state, LandStep.MOVEMENT, FRANCE);
            var play = EiaChapters.play(left.with(left.city(new SpaceId(NUREMBURG)).orElseThrow().withGarrison(new NationId("bavaria"), Factors.NONE)), WarMap.PRINTED, Dice.NONE);
            EiaChapters.runAutomaticSteps(play);
            assertThat(play.state().city(new SpaceId(NUREMBURG)).orElseThrow().controller().value()).isEqualTo("france");
        }
        var held = EiaChapters.play(in(ofAustria(), LandStep.MOVEMENT, FRANCE), WarMap.PRINTED, Dice.NONE);
        EiaChapters.runAutomaticSteps(held);
        assertThat(held.state().city(new SpaceId(NUREMBURG)).orElseThrow().controller().value()).as("somebody is in it").isEqualTo("austria");
    }

    /** EIA-7.2.3.1: a depot before a city that the conqueror does not control is no supply source. */
    @Test
    void aDepotBeforeACityOfOthersIsNoSource() {
        var state = after(in(ofNeutral(), LandStep.DEPOTS, FRANCE), new TurnCommand.EndStep(FRANCE, LandStep.DEPOTS));
        var depot = new Depot(FRANCE, Location.field(new SpaceId(NUREMBURG)), Factors.NONE, false);
        assertThat(SupplyChains.of(board(state.with(depot)), FRANCE).isSource(depot)).isFalse();
        var fallen = state.with(state.city(new SpaceId(NUREMBURG)).orElseThrow().withGarrison(new NationId("bavaria"), Factors.NONE).withController(new NationId("france"))).with(depot);
        assertThat(SupplyChains.of(board(fallen), FRANCE).isSource(depot)).isTrue();
    }

    @Test
    void garrisonsStayWhoseTheyWereWhenTheStateIsConqueredAgain() {
        var state = ofAustria();
        var taken = state.with(state.city(new SpaceId(MUNICH)).orElseThrow().withGarrison(new NationId("france"), Factors.NONE).withGarrison(new NationId("austria"), infantry(2)).withController(new NationId("austria")));
        for (int month = 0; month < 2; month++) {
            var play = EiaChapters.play(taken, WarMap.PRINTED, Dice.NONE);
            Conquest.resolve(play);
            taken = play.state();
        }
        assertThat(taken.provinces().get(new ProvinceId("Bavaria")).owner().value()).isEqualTo("austria");
        assertThat(board(taken).controllerOf(new NationId("bavaria"))).contains(AUSTRIA);
        assertThat(board(taken).hasEnemyInside(AUSTRIA, new SpaceId(NUREMBURG))).isFalse();
    }

    /** Recorded games of the first edition: the garrisons became the conqueror's. */
    @Test
    void aGameOfTheFirstEditionKeepsItsRule() {
        var state = bavaria().state().openedUnder(0);
        var older = conquered(state.withDiplomacy(state.diplomacy().withWar(new NationId("france"), new NationId("bavaria"))));
        assertThat(board(older).controllerOf(new NationId("bavaria"))).contains(FRANCE);
        assertThat(older.provinces().get(new ProvinceId("Bavaria")).former()).isEmpty();
    }
}
