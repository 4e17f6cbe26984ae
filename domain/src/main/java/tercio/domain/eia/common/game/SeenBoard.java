package tercio.domain.eia.common.game;

import java.util.Map;
import java.util.TreeMap;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.game.Viewer;

/**
 * The board of a land phase as a viewer sees it: without the factors and hidden identities of other powers' corps (EIA-7.5.2.6.3), losses that were
 * not seen, and choices before they are revealed.
 */
final class SeenBoard {

    private SeenBoard() {}

    static EiaState of(EiaState board, Viewer viewer) {
        var corps = board.corps();
        for (var each : board.corps().values()) {
            if (!viewer.sees(each.power().word())) {
                var seen = each.withIdentitySeenBy(viewer);
                corps = corps.plus(each.id(), board.combats().isRevealed(each) ? seen : seen.withoutFactors());
            }
        }
        var powers = board.powers();
        for (var status : board.powers().values()) {
            if (!viewer.sees(status.power().word())) {
                powers = powers.plus(status.power().nation(), status.seenByOthers());
            }
        }
        return new EiaState(of(board.scenario(), viewer), board.readings(), board.month(), board.phase(), board.order(), corps, board.leaders(), board.irregulars(), board.depots(),
                board.cities(), board.provinces(), board.fleets(), powers, board.diplomacy(), board.combats().seenBy(viewer), board.duties(), board.founded(), board.rules(),
                board.monthRecord().seenBy(viewer));
    }

    private static EiaScenario of(EiaScenario scenario, Viewer viewer) {
        return new EiaScenario(scenario.name(), scenario.from(), scenario.to(), scenario.powers(), scenario.corps(), open(scenario, viewer, "strengths.", scenario.strengths()),
                scenario.leaders(), scenario.garrisons(), scenario.depots(), scenario.irregulars(), scenario.fleets(), scenario.provinces(),
                scenario.cities(), scenario.diplomacy(), scenario.charts(), open(scenario, viewer, "identities.", scenario.identities()));
    }

    /** A part of the scenario without the entries that are secrets of others. */
    private static <V> Map<UnitId, V> open(EiaScenario scenario, Viewer viewer, String part, Map<UnitId, V> all) {
        var seen = new TreeMap<>(all);
        scenario.secrets().stream().filter(secret -> !viewer.sees(secret)).flatMap(secret -> secret.fields().stream())
                .filter(field -> field.startsWith(part)).forEach(field -> seen.remove(new UnitId(field.substring(part.length()))));
        return seen;
    }
}
