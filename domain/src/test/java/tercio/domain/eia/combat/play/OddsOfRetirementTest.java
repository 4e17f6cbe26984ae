package tercio.domain.eia.combat.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.given.LandBoard.infantry;
import static tercio.domain.eia.given.LandBoard.men;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.play.CombatCommand.FaceCity;
import tercio.domain.eia.combat.play.CombatCommand.RetireIntoCity;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/** The odds after a retirement into a city and of a siege (EIA-7.5.1.1, EIA-7.5.4, EIA-7.4.5). Linz has 3 spires and 1 fleche. */
class OddsOfRetirementTest {

    private static final String LINZ = "475";
    private static final Viewer AUSTRIAN = Viewer.of(List.of("austria"));
    private static final RetireIntoCity ALL = new RetireIntoCity(AUSTRIA, List.of(new UnitId("austria-i")), List.of(), List.of(), List.of());
    private static final RetireIntoCity NOBODY = new RetireIntoCity(AUSTRIA, List.of(), List.of(), List.of(), List.of());

    private static EiaState attacked() {
        return Combats.begun(LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).corps("france-i", LINZ, infantry(20)).corps("austria-i", LINZ, infantry(10)),
                FRANCE, LINZ).state();
    }

    private static Optional<Forecast> odds(EiaState state, EiaCommand command) {
        return LandWar.RULES.forecasts(state, List.of(command)).getFirst();
    }

    private static Map<String, Integer> among(Distribution<?> odds) {
        var times = new TreeMap<String, Integer>();
        odds.weights().forEach((value, weight) -> times.merge(value.toString(), weight.intValueExact() * 6 / odds.whole().intValueExact(), Integer::sum));
        return times;
    }

    /**
     * EIA-7.5.4.1.1: 10 of 15 factors are inside, within 5, so that the die loses 1 for the fleche: 1 and 2 a sortie, 6 a breach.
     * EIA-7.4.5.1: 10 factors add 2, less 3 spires: a 2 takes 1 factor, a 6 takes 5.
     */
    @Test
    void whoRetiresSeesTheAssaultAttemptAndTheHunger() {
        var figures = odds(LandWar.RULES.asSeenBy(attacked(), AUSTRIAN), ALL).orElseThrow().figures();

        assertThat(among(figures.get("siege/attempt"))).isEqualTo(Map.of("sortie", 2, "no-result", 3, "breach", 1));
        assertThat(among(figures.get("hunger/factorsLost"))).isEqualTo(Map.of("0", 1, "1", 1, "2", 1, "3", 1, "4", 1, "5", 1));
        assertThat(figures.keySet()).as("what France holds is hidden").containsExactlyInAnyOrder("siege/attempt", "hunger/factorsLost");
    }

    @Test
    void whoStaysSeesTheDayOnlyWhereAllForcesAreKnown() {
        assertThat(odds(LandWar.RULES.asSeenBy(attacked(), AUSTRIAN), NOBODY)).isEmpty();
        assertThat(odds(attacked(), NOBODY).orElseThrow().figures()).containsKeys("winner", "lostFactors/defender").doesNotContainKey("siege/attempt");
        assertThat(odds(attacked(), ALL).orElseThrow().figures()).containsKeys("siege/outcome", "siege/garrison/losses").doesNotContainKey("winner");
    }

    @Test
    void whoDoesNotKnowTheGarrisonLearnsNothing() {
        assertThat(odds(LandWar.RULES.asSeenBy(attacked(), Viewer.PUBLIC), ALL)).isEmpty();
    }

    /** EIA-7.5.4.1.1.2: 5 of 15 factors are inside: the 1 for that and the 1 for the fleche are even. */
    @Test
    void whoBesiegesSeesTheAssaultAttempt() {
        var board = LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).corps("france-i", LINZ, infantry(20)).garrison(LINZ, "austria", men(0, 5, 0)).siegesOf(FRANCE);
        var figures = odds(board.state(), new FaceCity(FRANCE, new SpaceId(LINZ), true)).orElseThrow().figures();

        assertThat(among(figures.get("siege/attempt"))).isEqualTo(Map.of("sortie", 1, "no-result", 3, "breach", 2));
        assertThat(figures).containsKeys("siege/outcome", "hunger/factorsLost");
        assertThat(odds(board.state(), new FaceCity(FRANCE, new SpaceId(LINZ), false))).isEmpty();
    }
}
