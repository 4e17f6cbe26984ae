package tercio.domain.eia.combat.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.tables.OperationalChit.COUNTERATTACK;
import static tercio.domain.eia.common.tables.OperationalChit.OUTFLANK;
import static tercio.domain.eia.given.LandBoard.infantry;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.play.CombatCommand.DivideForce;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.sentence.given.Told;

/** The odds of each division of an outflanking force (EIA-7.5.2.3, EIA-7.5.2.12), by hand from the printed chart. */
class OddsOfDivisionTest {

    private static final String PLAIN = "473";
    private static final DivideForce LITTLE = new DivideForce(FRANCE, List.of(new UnitId("france-ii")));
    private static final DivideForce MUCH = new DivideForce(FRANCE, List.of(new UnitId("france-i")));

    private static LandWar dividing(String area, int more) {
        var board = LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).corps("france-i", area, infantry(20)).corps("france-ii", area, infantry(10))
                .leader("ney", Location.field(new SpaceId(area))).corps("austria-i", area, infantry(20));
        for (int corps = 0; corps < more; corps++) {
            board.corps("france-" + List.of("iii", "iv", "v").get(corps), area, infantry(1));
        }
        return Combats.chits(Combats.begun(board, FRANCE, area), FRANCE, OUTFLANK, AUSTRIA, COUNTERATTACK);
    }

    private static Optional<Forecast> odds(EiaState state, EiaCommand command) {
        return LandWar.RULES.forecasts(state, List.of(command)).getFirst();
    }

    private static Map<Object, Integer> among(Distribution<?> odds, int dice) {
        var times = new TreeMap<Object, Integer>();
        odds.weights().forEach((value, weight) -> times.put(value, weight.intValueExact() * dice / odds.whole().intValueExact()));
        return times;
    }

    @Test
    void eachDivisionOfAFewCorpsIsListed() {
        assertThat(dividing(PLAIN, 0).answers("division")).containsExactly(MUCH, LITTLE);
        assertThat(dividing(PLAIN, 2).answers("division")).as("of 4 corps").hasSize(14);
        assertThat(dividing(PLAIN, 3).decision("division").options()).as("of 5 corps the form").isEmpty();
    }

    /**
     * EIA-7.5.2.12.1: Ney's rating is 2, and 4 after the second round: 2 of 6, then 4 of 6. Against defend both are 1 more, and a chit is
     * not revealed yet.
     */
    @Test
    void aDivisionShowsBothPartsAndWhenTheOtherArrives() {
        var figures = odds(dividing(PLAIN, 0).state(), LITTLE).orElseThrow().figures();

        assertThat(figures.get("attacker/pinningFactors")).isEqualTo(Distribution.certain(20));
        assertThat(figures.get("attacker/flankingFactors")).isEqualTo(Distribution.certain(10));
        assertThat(among(figures.get("attacker/arrivesAfterRound"), 36)).isEqualTo(Map.of(1, 12, 2, 16, 0, 8));
        assertThat(among(figures.get("attacker/arrivesAtBestAfterRound"), 36)).isEqualTo(Map.of(1, 18, 2, 15, 0, 3));
    }

    /** EIA-7.5.2.12.1.2: in a forest the rating is 1 less: 1 of 6, then 3 of 6. */
    @Test
    void terrainMakesTheArrivalLater() {
        var figures = odds(dividing("445", 0).state(), LITTLE).orElseThrow().figures();
        assertThat(among(figures.get("attacker/arrivesAfterRound"), 36)).isEqualTo(Map.of(1, 6, 2, 15, 0, 15));
    }

    @Test
    void whoKnowsAllForcesSeesTheDayOfEachDivision() {
        var state = dividing(PLAIN, 0).state();
        var both = LandWar.RULES.forecasts(state, List.of(LITTLE, MUCH));

        assertThat(both).allSatisfy(each -> assertThat(each.orElseThrow().figures()).containsKeys("winner", "lostFactors/attacker", "politicalPoints/defender"));
        assertThat(both.getFirst().orElseThrow().figures().get("lostFactors/defender")).as("20 factors fire, or 10")
                .isNotEqualTo(both.getLast().orElseThrow().figures().get("lostFactors/defender"));
        assertThat(odds(state, MUCH)).as("asked alone").isEqualTo(both.getLast());
    }

    /** EIA-7.5.2.6.3: the side itself does not know the enemy's factors, nor the enemy those of the parts. */
    @Test
    void hiddenFactorsChangeNothing() {
        var state = dividing(PLAIN, 0).state();
        var own = odds(LandWar.RULES.asSeenBy(state, Viewer.of(List.of("france"))), LITTLE).orElseThrow();

        assertThat(own.figures().keySet()).containsExactly("attacker/pinningFactors", "attacker/flankingFactors", "attacker/arrivesAfterRound",
                "attacker/arrivesAtBestAfterRound");
        assertThat(odds(LandWar.RULES.asSeenBy(state, Viewer.of(List.of("austria"))), LITTLE)).isEmpty();
        assertThat(LandWar.RULES.whyNoOdds(LandWar.RULES.asSeenBy(state, Viewer.of(List.of("france"))), List.of(LITTLE)).map(Told::of)).contains("eia.combat.odds-hidden.");
        assertThat(LandWar.RULES.whyNoOdds(state, List.of(LITTLE))).isEmpty();
    }
}
