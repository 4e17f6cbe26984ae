package tercio.projections.eia;

import tercio.domain.eia.common.charts.EiaCharts;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.map.SpaceId;
import tercio.projections.sentence.ViewText;

/**
 * A leader for display.
 *
 * @param ratings as on the counter: strategic, tactical and tactical maximum
 * @param area the area where he stands; {@code null} off the map
 * @param prisonerOf the word of the power that captured him; {@code null} where he is free
 * @param reconstructed whether his ratings are not from the printed counter
 */
public record CommanderView(EiaLeaderId id, ViewText name, String power, String seniority, String ratings, int strategic, int tactical, int tacticalMax,
        boolean cavalryLeader, boolean reconstructed, SpaceId area, String prisonerOf) {

    static CommanderView of(EiaCharts charts, LeaderPiece leader) {
        var counter = charts.leader(leader.id());
        return new CommanderView(leader.id(), ViewText.label(CampaignNames.leader(leader.id())), leader.power().word(), counter.seniority(),
                counter.strategic() + "." + counter.tactical() + "." + counter.tacticalMax(), counter.strategic(), counter.tactical(),
                counter.tacticalMax(), counter.cavalryLeader(), counter.reconstructed(), leader.at().map(place -> place.area()).orElse(null),
                leader.prisonerOf().map(power -> power.word()).orElse(null));
    }
}
