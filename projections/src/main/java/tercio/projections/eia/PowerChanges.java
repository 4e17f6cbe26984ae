package tercio.projections.eia;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.common.concept.SentenceParts;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.PowerStatus;

/** Money, political points, losses and prisoners of powers, and wars and alliances. */
final class PowerChanges {

    private PowerChanges() {}

    static List<String> between(EiaState before, EiaState after) {
        var said = new ArrayList<String>();
        after.powers().values().stream().sorted((one, other) -> one.power().compareTo(other.power())).forEach(now -> {
            var was = before.powers().get(now.power().nation());
            if (was != null) {
                said.addAll(power(was, now));
            }
        });
        pairs(said, before.diplomacy().wars(), after.diplomacy().wars(), " are at war.", " are no longer at war.");
        pairs(said, before.diplomacy().alliances(), after.diplomacy().alliances(), " are allied.", " are no longer allied.");
        return said;
    }

    private static List<String> power(PowerStatus was, PowerStatus now) {
        var said = new ArrayList<String>();
        var who = now.power().title();
        int lost = factorsLost(now) - factorsLost(was);
        if (lost != 0) {
            said.add(who + (lost > 0 ? " lost " : " has back ") + factors(Math.abs(lost)) + " (" + factorsLost(was) + " -> " + factorsLost(now) + ").");
        }
        int captured = now.prisoners().total() - was.prisoners().total();
        if (captured != 0) {
            said.add(who + (captured > 0 ? " captured " : " gave up ") + factors(Math.abs(captured)) + " (" + was.prisoners().total() + " -> " + now.prisoners().total() + ").");
        }
        if (was.money() != now.money()) {
            said.add(who + (now.money() < was.money() ? " paid " : " received ") + "$" + Math.abs(now.money() - was.money()) + " (" + was.money() + " -> " + now.money() + ").");
        }
        if (was.politicalPoints() != now.politicalPoints()) {
            int points = now.politicalPoints() - was.politicalPoints();
            said.add(who + (points < 0 ? " lost " : " gained ") + SentenceParts.counted(Math.abs(points), "political point", "political points")
                    + " (" + was.politicalPoints() + " -> " + now.politicalPoints() + ").");
        }
        return said;
    }

    /** All factors lost, including those whose types the viewer may not know. */
    private static int factorsLost(PowerStatus status) {
        return status.lost().total() + status.unseen();
    }

    private static String factors(int count) {
        return SentenceParts.counted(count, "factor", "factors");
    }

    private static void pairs(List<String> said, List<Diplomacy.Pair> was, List<Diplomacy.Pair> now, String begun, String ended) {
        now.stream().filter(pair -> !was.contains(pair)).forEach(pair -> said.add(title(pair) + begun));
        was.stream().filter(pair -> !now.contains(pair)).forEach(pair -> said.add(title(pair) + ended));
    }

    private static String title(Diplomacy.Pair pair) {
        return ComparedNames.nation(pair.one().value()) + " and " + ComparedNames.nation(pair.other().value());
    }
}
