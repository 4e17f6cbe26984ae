package tercio.domain.eia.turn.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.given.LandBoard.infantry;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.sequence.EiaChapters;
import tercio.domain.map.SpaceId;

/** The conquest of minor states (7.7). */
class ConquestTest {

    private static final ProvinceId BAVARIA = new ProvinceId("Bavaria");
    private static final String CAPITAL = WarMap.PRINTED.province(BAVARIA).orElseThrow().capital().value();

    /** France at war with Bavaria, with a garrison in its capital. */
    private static EiaState occupied() {
        var state = LandBoard.of(FRANCE, AUSTRIA).controlled(CAPITAL, "france").garrison(CAPITAL, "france", infantry(3)).state();
        return state.withDiplomacy(state.diplomacy().withWar(new NationId("france"), new NationId("bavaria")));
    }

    private static EiaCommandRun ended(EiaState state) {
        var play = EiaChapters.play(state, WarMap.PRINTED, Dice.NONE);
        Conquest.resolve(play);
        return play;
    }

    private static Optional<Power> occupier(EiaState state) {
        return state.provinces().get(BAVARIA).occupier();
    }

    @Test
    void theCapitalHeldAtTheEndOfAMonthIsNotedAndAfterAWholeMonthTheMinorIsConquered() {
        var first = ended(occupied()).state();
        assertThat(occupier(first)).contains(FRANCE);
        assertThat(first.provinces().get(BAVARIA).standing()).isEqualTo(ProvinceStanding.NEUTRAL);

        var second = ended(first).state().provinces().get(BAVARIA);
        assertThat(second.standing()).isEqualTo(ProvinceStanding.CONQUERED);
        assertThat(second.owner().value()).isEqualTo("france");
        assertThat(second.occupier()).isEmpty();
    }

    @Test
    void aSiegeInterruptsTheOccupation() {
        var first = ended(occupied()).state();
        var besieged = first.with(first.city(new SpaceId(CAPITAL)).orElseThrow().withBesiegers(List.of(AUSTRIA)));

        var play = EiaChapters.play(besieged, WarMap.PRINTED, Dice.NONE);
        assertThat(Conquest.noteInterruption(play)).isTrue();
        assertThat(occupier(play.state())).isEmpty();

        // The siege is lifted before the month ends: the month does not count all the same.
        var lifted = play.state().with(play.state().city(new SpaceId(CAPITAL)).orElseThrow().withBesiegers(List.of()));
        var after = ended(lifted).state().provinces().get(BAVARIA);
        assertThat(after.standing()).isEqualTo(ProvinceStanding.NEUTRAL);
        assertThat(after.occupier()).contains(FRANCE);
    }

    @Test
    void whoLeavesTheCapitalEmptyDoesNotHoldIt() {
        var state = occupied();
        assertThat(occupier(ended(state.with(state.city(new SpaceId(CAPITAL)).orElseThrow().withGarrison(new NationId("france"), infantry(0)))).state())).isEmpty();
    }

    @Test
    void withoutWarNobodyConquers() {
        assertThat(occupier(ended(occupied().withDiplomacy(Diplomacy.NONE)).state())).isEmpty();
    }

    @Test
    void aConquestOfAnEnemyChangesHandsTheSameWay() {
        var state = LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).held(BAVARIA.value(), FRANCE).controlled(CAPITAL, "austria")
                .garrison(CAPITAL, "austria", infantry(2)).state();

        var after = ended(ended(state).state()).state().provinces().get(BAVARIA);
        assertThat(after.owner().value()).isEqualTo("austria");
    }

    @Test
    void theEmptyCitiesOfAConqueredStatePassWithItAndHeldOnesDoNot() {
        // Saxony: Dresden, its capital, and two other cities.
        var saxony = WarMap.PRINTED.province(new ProvinceId("Saxony")).orElseThrow();
        var others = saxony.areas().stream().filter(area -> !area.equals(saxony.capital()) && WarMap.PRINTED.city(area).isPresent()).toList();
        assertThat(others).hasSize(2);
        var state = LandBoard.of(FRANCE, AUSTRIA).controlled(saxony.capital().value(), "france").garrison(saxony.capital().value(), "france", infantry(3))
                .garrison(others.getFirst().value(), "saxony", infantry(2)).state();

        var conquered = ended(ended(state.withDiplomacy(state.diplomacy().withWar(new NationId("france"), new NationId("saxony")))).state()).state();
        assertThat(conquered.provinces().get(new ProvinceId("Saxony")).owner().value()).isEqualTo("france");
        assertThat(conquered.city(others.getLast()).orElseThrow().controller().value()).isEqualTo("france");
        assertThat(conquered.city(others.getFirst()).orElseThrow().controller().value()).isEqualTo("saxony");
    }

    @Test
    void irregularsInsideHoldACapital() {
        var state = LandBoard.of(FRANCE, AUSTRIA).controlled(CAPITAL, "austria")
                .irregular("freikorps-1", AUSTRIA, FactorType.FREIKORPS, Location.city(new SpaceId(CAPITAL))).state();
        var held = ended(state.withDiplomacy(state.diplomacy().withWar(new NationId("austria"), new NationId("bavaria")))).state();
        assertThat(occupier(held)).contains(AUSTRIA);
    }
}
