package tercio.projections.eia;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.SentenceParts;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.ProvinceStanding;

/** Cities that fell, their garrisons and besiegers, and provinces that changed hands. */
final class HoldChanges {

    private HoldChanges() {}

    static List<String> between(EiaState before, EiaState after) {
        var said = new ArrayList<String>();
        after.cities().forEach((area, now) -> {
            var was = before.cities().get(area);
            if (was != null && !was.equals(now)) {
                said.addAll(city(was, now));
            }
        });
        after.provinces().forEach((province, now) -> {
            var was = before.provinces().get(province);
            if (was != null && !was.owner().equals(now.owner())) {
                said.add(province + " changed hands: " + ComparedNames.nation(was.owner().value()) + " -> " + ComparedNames.nation(now.owner().value()) + ".");
            }
            if (was != null && was.standing() != now.standing()) {
                said.add(province + " is now " + standing(now.standing()) + ".");
            }
        });
        return said;
    }

    private static List<String> city(CityHold was, CityHold now) {
        var said = new ArrayList<String>();
        var name = ComparedNames.city(now.area());
        if (!was.controller().equals(now.controller())) {
            said.add(name + " fell: " + ComparedNames.nation(was.controller().value()) + " -> " + ComparedNames.nation(now.controller().value()) + ".");
        }
        var nations = new TreeSet<>(was.garrisons().keySet());
        nations.addAll(now.garrisons().keySet());
        nations.stream().filter(nation -> !was.garrisonOf(nation).equals(now.garrisonOf(nation))).forEach(nation ->
                said.add("The garrison of " + ComparedNames.nation(nation.value()) + " in " + name + ": " + was.garrisonOf(nation).title() + " -> " + now.garrisonOf(nation).title() + "."));
        if (!was.besiegers().equals(now.besiegers())) {
            said.add(now.isBesieged() ? name + " is besieged by " + SentenceParts.and(now.besiegers().stream().map(Power::title).toList()) + "."
                    : name + " is no longer besieged.");
        }
        return said;
    }

    private static String standing(ProvinceStanding standing) {
        return switch (standing) {
            case HOME -> "a home province";
            case NEUTRAL -> "neutral";
            case FREE_STATE -> "a free state";
            case CONQUERED -> "conquered";
        };
    }
}
