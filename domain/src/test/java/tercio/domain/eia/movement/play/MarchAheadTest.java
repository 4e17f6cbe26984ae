package tercio.domain.eia.movement.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.given.LandBoard.infantry;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.eia.movement.play.MarchCommand.MoveCorps;
import tercio.domain.eia.supply.play.SupplyCommand.ForageCorps;
import tercio.domain.game.Option;
import tercio.domain.game.PlannedMove;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The preview of a march: the forage of the corps there, and the combat as far as its forces are known. */
class MarchAheadTest {

    private static final String START = "473";
    private static final Viewer FRENCH = Viewer.of(List.of("france"));

    private static LandBoard board() {
        return LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).corps("france-i", START, infantry(10)).turnOf(FRANCE, LandStep.MOVEMENT);
    }

    /** The marches of the French corps of one area. */
    private static List<String> next(EiaState state) {
        return LandWar.RULES.moves(state, "france-i").orElseThrow().stream().map(Option::command).filter(MoveCorps.class::isInstance).map(MoveCorps.class::cast)
                .map(MoveCorps::path).filter(path -> path.size() == 1).map(List::getFirst).map(SpaceId::value).distinct().toList();
    }

    /** EIA-7.4.1: the odds of foraging at the end of a march are those of the corps when it stands there. */
    @Test
    void foragingThereIsToldBeforeTheMarch() {
        var war = board().play();
        var areas = next(war.state());
        assertThat(areas).isNotEmpty();
        for (var area : areas) {
            var before = LandWar.RULES.oddsPreview(war.state(), "france-i", new PlannedMove(List.of(area), Optional.empty())).odds().orElseThrow();
            var marched = board().play().plays(new MoveCorps(FRANCE, new UnitId("france-i"), List.of(new SpaceId(area)), List.of()));
            var there = LandWar.RULES.forecasts(marched.state(), List.of(new ForageCorps(FRANCE, new UnitId("france-i")))).getFirst().orElseThrow();

            assertThat(before.figures().get("forage/factorsLost")).as("in %s", area).isEqualTo(there.figures().get("factorsLost"));
            assertThat(before.figures()).doesNotContainKey("winner");
        }
    }

    /** EIA-7.5.2.6.3: what the enemy's corps hold is hidden, so that no figure is told, and why. */
    @Test
    void aCombatWithHiddenCorpsHasNoOdds() {
        var target = next(board().state()).getFirst();
        var state = board().corps("austria-i", target, infantry(5)).state();
        var seen = state.seenBy(FRENCH);

        assertThat(LandWar.RULES.oddsPreview(seen, "france-i", new PlannedMove(List.of(target), Optional.empty())).odds().orElseThrow().figures()).containsOnlyKeys("forage/factorsLost");
        assertThat(LandWar.RULES.oddsPreview(seen, "france-i", new PlannedMove(List.of(target), Optional.empty())).withheld()).contains(Sentence.of("eia.combat.odds-hidden"));
        assertThat(LandWar.RULES.oddsPreview(state, "france-i", new PlannedMove(List.of(target), Optional.empty())).withheld()).contains(Sentence.of("eia.combat.odds-chits"));
    }

    /** EIA-7.5.3: against the garrison of a depot, which is open, the odds are those of the trivial combat. */
    @Test
    void aCombatWithTheGarrisonOfADepotHasItsOdds() {
        var target = next(board().state()).getFirst();
        var seen = board().depot(AUSTRIA, Location.field(new SpaceId(target)), infantry(3)).state().seenBy(FRENCH);

        var odds = LandWar.RULES.oddsPreview(seen, "france-i", new PlannedMove(List.of(target), Optional.empty())).odds().orElseThrow();
        assertThat(odds.figures()).containsKeys("winner", "lostFactors/attacker", "lostFactors/defender", "forage/factorsLost");
        assertThat(odds.parties()).containsEntry("attacker", "france").containsEntry("defender", "austria");
        assertThat(LandWar.RULES.oddsPreview(seen, "france-i", new PlannedMove(List.of(target), Optional.empty())).withheld()).isEmpty();
    }

    @Test
    void aMarchThatIsIllegalHasNone() {
        assertThat(LandWar.RULES.oddsPreview(board().state(), "france-i", new PlannedMove(List.of("1"), Optional.empty())).odds()).isEmpty();
        assertThat(LandWar.RULES.oddsPreview(board().state(), "france-i", new PlannedMove(List.of("1"), Optional.empty())).withheld()).isEmpty();
    }
}
