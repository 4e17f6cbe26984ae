package tercio.domain.eia.movement.play;

import java.util.Arrays;
import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.play.MarchCommand.ForceAccess;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.sentence.Sentence;

/**
 * A power enters the territory of another one without its permission and without a war (EIA-10.3.4): it costs a political point for
 * each power and month.
 *
 * <p>Read: the power says so in its movement step, before its pieces enter. Access by force allows marches and landings until the
 * month ends; depots need permission (EIA-7.2.3.3.1). It concerns the land of major powers: a neutral minor state is entered at war.
 */
final class AccessByForce {

    static final String RULE = "EIA-10.3.4";
    static final int POINTS = 1;

    private AccessByForce() {}

    /** The powers into whose territory a power can force access: with territory, neither at war with it nor open to it. */
    private static List<Power> closedTerritories(EiaWarView board, Power power) {
        return Arrays.stream(Power.values()).filter(owner -> canForce(board, power, owner)).toList();
    }

    private static boolean canForce(EiaWarView board, Power power, Power owner) {
        return owner != power && !board.atWar(power, owner) && !board.diplomacy().isOpenTo(owner, power)
                && board.state().provinces().values().stream().anyMatch(hold -> hold.owner().equals(owner.nation()) && hold.standing() != ProvinceStanding.NEUTRAL);
    }

    static List<Option> options(EiaWarView board, Power power) {
        return closedTerritories(board, power).stream().map(owner -> new Option(Sentence.of("eia.march.to-force-access").with("owner", CampaignNames.power(owner)).with("points", POINTS), new ForceAccess(power, owner))).toList();
    }

    static Execution forceAccess(EiaCommandRun play, ForceAccess command) {
        var board = play.board();
        if (command.owner() == null || !canForce(board, command.power(), command.owner())) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.force-access").with("who", CampaignNames.power(command.power())), options(board, command.power()));
        }
        play.emit(new MarchEvent.AccessForced(command.power(), command.owner(), POINTS));
        return EiaCommandRun.success();
    }
}
