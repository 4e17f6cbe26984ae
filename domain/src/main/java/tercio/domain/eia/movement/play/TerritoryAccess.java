package tercio.domain.eia.movement.play;

import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The territory that pieces of a power may enter (EIA-7.3, EIA-10.3). */
final class TerritoryAccess {

    static final String RULE = "EIA-10.3";

    private TerritoryAccess() {}

    /**
     * The reason why pieces of a power may not enter an area; empty if they may: their own territory, that of an enemy, and that of a
     * power that gave access, had to grant it by condition C.5, or is entered by force in this month.
     */
    static Optional<Sentence> whyClosed(EiaWarView board, Power power, SpaceId area) {
        var nation = board.territoryOwner(area);
        if (board.isOwnTerritory(power, area) || board.atWar(power, nation)) {
            return Optional.empty();
        }
        if (board.province(area).standing() == ProvinceStanding.NEUTRAL) {
            return Optional.of(Sentence.of("eia.refused.neutral").with("area", CampaignNames.area(area)).with("province", CampaignNames.province(board.province(area).province()))
                    .with("who", CampaignNames.power(power)));
        }
        var owner = Power.of(nation).orElseThrow();
        boolean granted = board.diplomacy().isOpenTo(owner, power);
        return granted ? Optional.empty()
                : Optional.of(Sentence.of("eia.refused.no-access").with("area", CampaignNames.area(area)).with("owner", CampaignNames.power(owner)).with("who", CampaignNames.power(power)));
    }
}
