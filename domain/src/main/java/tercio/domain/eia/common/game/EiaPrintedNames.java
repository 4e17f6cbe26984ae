package tercio.domain.eia.common.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.sentence.Argument;

/** Powers, minor states, corps, leaders and areas by their printed names. */
public final class EiaPrintedNames {

    private static final Map<String, List<Argument>> NAMES = names();

    private EiaPrintedNames() {}

    /** The bearers of an English name: a power or a minor state before an area. */
    public static List<Argument> bearersOf(String english) {
        return NAMES.getOrDefault(english, List.of());
    }

    private static Map<String, List<Argument>> names() {
        var names = new HashMap<String, List<Argument>>();
        for (var power : Power.values()) {
            add(names, power.title(), CampaignNames.power(power));
            // Older explanations name a power by its word.
            add(names, power.word(), new Argument.Name("eia.nation", power.word(), power.word()));
        }
        WarMap.PRINTED.nations().forEach(nation -> add(names, WarMap.PRINTED.nationTitle(nation), CampaignNames.nation(nation)));
        PrintedCounters.allCorps().forEach(corps -> add(names, corps.title(), CampaignNames.corps(corps.id())));
        PrintedCounters.allLeaders().forEach(leader -> add(names, leader.name(), CampaignNames.leader(leader.id())));
        WarMap.PRINTED.areas().forEach(area -> add(names, WarMap.PRINTED.name(area.id()), CampaignNames.area(area.id())));
        return names;
    }

    private static void add(Map<String, List<Argument>> names, String printed, Argument named) {
        names.computeIfAbsent(printed, name -> new ArrayList<>()).add(named);
    }
}
