package tercio.domain.eia.supply.line.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.map.AreaBorder;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.MarchReadings;
import tercio.domain.map.Border;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Reading;
import tercio.domain.sentence.Sentence;

/** The borders that pieces of a power can cross on foot. */
public final class Crossings {

    private Crossings() {}

    /** The borders out of an area that are open to a power. */
    public static List<Border<AreaBorder>> openFrom(EiaWarView board, Power power, SpaceId area) {
        var ways = board.map().ways(area);
        // Avoids filtering in the frequent case of no closed way: few areas have an arrow, and chains and marches ask this for
        // each area.
        for (var way : ways) {
            if (whyClosed(board, power, way).isPresent()) {
                return ways.stream().filter(each -> whyClosed(board, power, each).isEmpty()).toList();
            }
        }
        return ways;
    }

    /** The areas next to an area over borders that are open to a power. */
    public static List<SpaceId> neighbours(EiaWarView board, Power power, SpaceId area) {
        return openFrom(board, power, area).stream().map(Border::to).toList();
    }

    /**
     * The reason why a power cannot cross a border: an enemy fleet in a sea area around its arrow (EIA-7.3.1.3.3), or an option that is not
     * used (EIA-12.2.1); empty if it can.
     */
    public static Optional<Sentence> whyClosed(EiaWarView board, Power power, Border<AreaBorder> way) {
        if (!(way.kind() instanceof AreaBorder.Arrow arrow)) {
            return Optional.empty();
        }
        if (arrow.channel() && !board.state().readings().is(MarchReadings.CHANNEL_ARROW, Reading.ON)) {
            return Optional.of(Sentence.of("eia.refused.channel"));
        }
        return board.state().fleets().values().stream()
                .filter(fleet -> arrow.seaAreas().contains(fleet.at()) && board.atWar(power, fleet.power()))
                .findFirst()
                .map(fleet -> Sentence.of("eia.refused.crossing").with("who", CampaignNames.power(fleet.power())).with("at", CampaignNames.at(fleet.at())));
    }
}
