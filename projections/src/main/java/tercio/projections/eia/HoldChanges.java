package tercio.projections.eia;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.sentence.Sentence;

/** Cities that fell, their garrisons and besiegers, and provinces that changed hands. */
final class HoldChanges {

    private HoldChanges() {}

    static List<Sentence> between(EiaState before, EiaState after) {
        var said = new ArrayList<Sentence>();
        after.cities().forEach((area, now) -> {
            var was = before.cities().get(area);
            if (was != null && !was.equals(now)) {
                said.addAll(city(was, now));
            }
        });
        after.provinces().forEach((province, now) -> {
            var was = before.provinces().get(province);
            if (was != null && !was.owner().equals(now.owner())) {
                said.add(Sentence.of("eia.changes.province-hands").with("province", CampaignNames.province(province))
                        .with("before", CampaignNames.nation(was.owner())).with("after", CampaignNames.nation(now.owner())));
            }
            if (was != null && was.standing() != now.standing()) {
                said.add(Sentence.of("eia.changes.province-standing").with("province", CampaignNames.province(province)).with("standing", now.standing().name().toLowerCase(Locale.ROOT)));
            }
        });
        return said;
    }

    private static List<Sentence> city(CityHold was, CityHold now) {
        var said = new ArrayList<Sentence>();
        var name = ComparedNames.city(now.area());
        if (!was.controller().equals(now.controller())) {
            said.add(Sentence.of("eia.changes.city-fell").with("city", name).with("before", CampaignNames.nation(was.controller())).with("after", CampaignNames.nation(now.controller())));
        }
        var nations = new TreeSet<>(was.garrisons().keySet());
        nations.addAll(now.garrisons().keySet());
        nations.stream().filter(nation -> !was.garrisonOf(nation).equals(now.garrisonOf(nation))).forEach(nation ->
                said.add(Sentence.of("eia.changes.garrison").with("nation", CampaignNames.nation(nation)).with("city", name)
                        .with("before", CampaignNames.factors(was.garrisonOf(nation))).with("after", CampaignNames.factors(now.garrisonOf(nation)))));
        if (!was.besiegers().equals(now.besiegers())) {
            said.add(now.isBesieged() ? Sentence.of("eia.changes.besieged").with("city", name).with("powers", CampaignNames.powers(now.besiegers()))
                    : Sentence.of("eia.changes.unbesieged").with("city", name));
        }
        return said;
    }
}
