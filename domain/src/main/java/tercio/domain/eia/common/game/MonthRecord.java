package tercio.domain.eia.common.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pcollections.PSortedMap;
import org.pcollections.TreePMap;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.game.Viewer;

/**
 * The entries of the phases around the land phase, beside those that stand on the board itself.
 *
 * @param opened the newest month whose phases were begun; empty where none was
 * @param reserves money and manpower by the nation of their power; for a viewer those that it may know
 * @param offers treaties that wait for an answer
 */
public record MonthRecord(Optional<CampaignMonth> opened, PSortedMap<NationId, Reserve> reserves, List<Offer> offers) {

    public static final MonthRecord NONE = new MonthRecord(Optional.empty(), TreePMap.empty(), List.of());

    /** A treaty that one power offers to another. */
    public record Offer(Power from, Power to, Treaty treaty) {}

    public MonthRecord {
        opened = opened == null ? Optional.empty() : opened;
        reserves = reserves == null ? TreePMap.empty() : reserves;
        offers = offers == null ? List.of() : List.copyOf(offers);
    }

    /** The reserve of a power; empty where the viewer may not know it. */
    public Optional<Reserve> reserve(Power power) {
        return Optional.ofNullable(reserves.get(power.nation()));
    }

    MonthRecord seenBy(Viewer viewer) {
        Map<NationId, Reserve> seen = reserves.entrySet().stream().filter(entry -> viewer.sees(entry.getKey().value()))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        return new MonthRecord(opened, TreePMap.from(seen), offers);
    }

    public MonthRecord with(Power power, Reserve now) {
        return new MonthRecord(opened, reserves.plus(power.nation(), now), offers);
    }

    /** A copy in which money and manpower come to a reserve, or go; unchanged where the reserve is not known. */
    public MonthRecord plus(Power power, int money, int manpower) {
        return reserve(power).map(known -> with(power, known.plus(money, manpower))).orElse(this);
    }

    public MonthRecord withOpened(CampaignMonth month) {
        return new MonthRecord(Optional.of(month), reserves, offers);
    }

    public MonthRecord withOffers(List<Offer> now) {
        return new MonthRecord(opened, reserves, now);
    }
}
