package tercio.projections.eia;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.PowerStatus;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Money, political points, losses and prisoners of powers, and wars and alliances. */
final class PowerChanges {

    private PowerChanges() {}

    static List<Sentence> between(EiaState before, EiaState after) {
        var said = new ArrayList<Sentence>();
        after.powers().values().stream().sorted((one, other) -> one.power().compareTo(other.power())).forEach(now -> {
            var was = before.powers().get(now.power().nation());
            if (was != null) {
                addChange(said, Sentence.of("eia.changes.lost"), now, factorsLost(was), factorsLost(now));
                addChange(said, Sentence.of("eia.changes.captured"), now, was.prisoners().total(), now.prisoners().total());
                addChange(said, Sentence.of("eia.changes.money"), now, was.money(), now.money());
                addChange(said, Sentence.of("eia.changes.points"), now, was.politicalPoints(), now.politicalPoints());
            }
        });
        pairs(said, Sentence.of("eia.changes.war"), before.diplomacy().wars(), after.diplomacy().wars());
        pairs(said, Sentence.of("eia.changes.alliance"), before.diplomacy().alliances(), after.diplomacy().alliances());
        return said;
    }

    private static void addChange(List<Sentence> said, Keyed what, PowerStatus now, int before, int after) {
        if (before != after) {
            said.add(what.with("who", CampaignNames.power(now.power())).with("more", after > before).with("count", Math.abs(after - before)).with("before", before).with("after", after));
        }
    }

    /** All factors lost, including those whose types the viewer may not know. */
    private static int factorsLost(PowerStatus status) {
        return status.lost().total() + status.unseen();
    }

    private static void pairs(List<Sentence> said, Keyed what, List<Diplomacy.Pair> was, List<Diplomacy.Pair> now) {
        now.stream().filter(pair -> !was.contains(pair)).forEach(pair -> said.add(of(what, pair).with("now", true)));
        was.stream().filter(pair -> !now.contains(pair)).forEach(pair -> said.add(of(what, pair).with("now", false)));
    }

    private static Keyed of(Keyed what, Diplomacy.Pair pair) {
        return what.with("one", CampaignNames.nation(pair.one())).with("second", CampaignNames.nation(pair.other()));
    }
}
