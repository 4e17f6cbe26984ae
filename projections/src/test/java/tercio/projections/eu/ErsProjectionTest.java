package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.peoples.holland.play.FloodEvent.ProvinceFlooded;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleEnded;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.turn.levy.play.LevyEvent.LeviesDeclared;
import tercio.domain.eu.turn.levy.play.LevyEvent.TroopsLevied;
import tercio.domain.eu.turn.refit.play.RefitEvent.ShipsRefitted;
import tercio.domain.game.Event;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.projections.eu.ErsProjection.Amount;
import tercio.projections.eu.ErsProjection.Entry;
import tercio.projections.eu.ErsProjection.Stability;
import tercio.projections.eu.ErsProjection.VictoryPoints;
import tercio.projections.sentence.Language;

/** Entries of the events of a game on the record sheets: all that changes stability and victory points, and each line of expenses. */
class ErsProjectionTest {

    private final EuMilitary rules = new EuMilitary();
    private final EuState board = rules.start(rules.scenario("artois").orElseThrow(), Readings.STANDARD);

    private List<Entry> entries(Event fact) {
        return new ErsProjection().entries(board, new RecordedEvent(7, fact, null, "", List.of()));
    }

    private static String line(Entry entry) {
        return switch (entry) {
            case Stability change -> change.country() + " " + change.amount() + " " + change.reason().in(Language.EN);
            case VictoryPoints change -> change.country() + " " + change.amount() + " points " + change.reason().in(Language.EN);
            case Amount amount -> amount.country() + " " + amount.ducats() + " " + amount.line();
        };
    }

    /** A major battle at sea: the loser loses 1 stability, the winner wins 1 and 5 victory points (EU-BATTLE-MAJOR). */
    @Test
    void aMajorBattleAtSeaIsOnBothSheets() {
        var ended = new SeaBattleEnded(new SpaceId("s_manche"), Side.PHASING, true, Map.of(), Map.of(new CountryId("france"), 1, new CountryId("spain"), -1), Map.of(new CountryId("france"), 5), List.of(), Set.of());
        var reason = entries(ended).stream().map(entry -> entry instanceof Stability change ? change.reason() : null).filter(Objects::nonNull).findFirst().orElseThrow();
        assertThat(reason.in(Language.EN)).isEqualTo("major battle of Manche");
        assertThat(reason.in(Language.FR)).isEqualTo("bataille majeure de Manche");
        assertThat(entries(ended)).containsExactly(new Stability(new CountryId("france"), 7, 1, reason), new Stability(new CountryId("spain"), 7, -1, reason), new VictoryPoints(new CountryId("france"), 7, 5, reason));
    }

    @Test
    void leviesCostStabilityAndDucats() {
        assertThat(entries(new LeviesDeclared(new CountryId("spain"), -1))).extracting(ErsProjectionTest::line).containsExactly("spain -1 exceptional levies");
        assertThat(entries(new LeviesDeclared(new CountryId("spain"), 0))).as("at -3 they cost nothing").isEmpty();
        var round = board.box() == null ? "" : board.box().label();
        assertThat(entries(new TroopsLevied(new CountryId("spain"), new SpaceId("flandre"), new StackId("spain.1"), new Counters(0, 0, 2), 50))).containsExactly(new Amount(new CountryId("spain"), ErsLine.B44, round, 50, 7));
    }

    @Test
    void aFloodCostsVictoryPointsAndStability() {
        assertThat(entries(new ProvinceFlooded(new CountryId("holland"), new SpaceId("utrecht"), List.of(new StackId("spain-1")), new SpaceId("brabant"), 5, 1)))
                .extracting(ErsProjectionTest::line).containsExactly("holland -1 flood of Utrecht", "holland -5 points flood of Utrecht");
        assertThat(entries(new ProvinceFlooded(new CountryId("holland"), new SpaceId("utrecht"), List.of(new StackId("spain-1")), new SpaceId("brabant"), 5, 0))).as("at -3")
                .extracting(ErsProjectionTest::line).containsExactly("holland -5 points flood of Utrecht");
    }

    @Test
    void refittedShipsCostDucats() {
        var round = board.box() == null ? "" : board.box().label();
        assertThat(entries(new ShipsRefitted(new CountryId("france"), new WatersId("atlantic_eu"), new NavalUnits(0, 0, 2, 0, 0, 0, 0), new SpaceId("finistere"), new StackId("france.1"), 60)))
                .containsExactly(new Amount(new CountryId("france"), ErsLine.B45, round, 60, 7));
    }
}
