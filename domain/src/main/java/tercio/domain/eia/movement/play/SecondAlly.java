package tercio.domain.eia.movement.play;

import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * Allies with combined movement who move after others of them (EIA-7.3.8.5): they enter no area in which an earlier one attacks,
 * unless they are at war with all who defend there.
 */
final class SecondAlly {

    private static final String RULE = "EIA-7.3.8.5";

    private SecondAlly() {}

    /** The reason why a power that moves after its allies cannot enter an area; empty if it can. */
    static Optional<Refusal> refusal(EiaWarView board, Power power, SpaceId area) {
        var slot = board.state().slot();
        if (slot.isEmpty() || slot.get().movingPower() != power) {
            return Optional.empty();
        }
        for (var ally : slot.get().earlierAllies()) {
            if (Bystanders.isAttacking(board, ally, area)) {
                var spared = Bystanders.defenders(board, ally, area).stream().filter(defender -> !board.atWar(power, defender)).findFirst();
                if (spared.isPresent()) {
                    return Optional.of(Refusal.of(RULE, Sentence.of("eia.refused.second-ally").with("ally", CampaignNames.power(ally)).with("at", CampaignNames.at(area))
                            .with("who", CampaignNames.power(power)).with("defender", CampaignNames.power(spared.get()))));
                }
            }
        }
        return Optional.empty();
    }
}
