package tercio.domain.eia.political.play;

import java.util.List;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.game.Treaty;
import tercio.domain.eia.scenario.adjustment.play.EiaChange;
import tercio.domain.map.SpaceId;

/** Events of the political phase. */
public sealed interface PoliticalEvent extends EiaEvent {

    /** @param points the political points that the power lost */
    record WarEntered(Power power, NationId on, int points) implements PoliticalEvent {}

    record TreatyOffered(Power power, Power to, Treaty treaty) implements PoliticalEvent {}

    record TreatyDeclined(Power power, Power from, Treaty treaty) implements PoliticalEvent {}

    /** Two nations agreed; the offers between them of the same treaty are settled. */
    record TreatyMade(NationId one, NationId other, Treaty treaty) implements PoliticalEvent {}

    record TreatyEnded(Power power, Power other, Treaty treaty) implements PoliticalEvent {}

    record PermissionChanged(Power power, Power to, EiaChange.Permission permission, boolean granted) implements PoliticalEvent {}

    /**
     * A province has another owner or standing.
     *
     * @param power the power that entered it
     * @param owner the word of the power that owns or controls it, or of the minor state itself
     * @param cities the areas of the cities that pass to the owner with it
     */
    record ProvinceChanged(Power power, ProvinceId province, ProvinceStanding standing, NationId owner, List<SpaceId> cities) implements PoliticalEvent {
        public ProvinceChanged {
            cities = List.copyOf(cities);
        }
    }
}
