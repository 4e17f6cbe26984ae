package tercio.domain.eu.play.siege;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.losses.LossEvent.LeaderWounded;
import tercio.domain.eu.play.losses.LossEvent.StackDestroyed;
import tercio.domain.eu.play.march.AttritionOfMarches;
import tercio.domain.eu.play.movement.Marches;
import tercio.domain.eu.play.siege.SiegeCommand.Redeploy;
import tercio.domain.eu.play.siege.SiegeEvent.SiegeResolved;
import tercio.domain.eu.play.siege.SiegeEvent.StackRedeployed;
import tercio.domain.eu.round.RoundBox;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/**
 * Besiegers that abandon a siege go back to the closest friendly province within reach of a move, not through unbesieged
 * enemies (EU-SIEGE-REDEPLOY, EU-REDEP-3). If there is none, they are lost and their leaders come back next turn. The
 * march is a cause of movement attrition like any other (EU-REDEP-5).
 */
public final class Redeployment {

    private static final String RULE = "EU-SIEGE-REDEPLOY";

    private Redeployment() {}

    /** The closest friendly provinces; the loss of the troops if there is none. */
    public static List<Option> options(Board board, String province) {
        var closest = closest(board, province);
        if (closest.isEmpty()) {
            return List.of(new Option("abandon the siege; no friendly province is in reach: the troops are lost",
                    new Redeploy(province, province)));
        }
        return closest.stream()
                .map(to -> new Option("abandon the siege and go back to " + board.name(to), new Redeploy(province, to)))
                .toList();
    }

    /** The friendly provinces nearest in MP. */
    private static List<String> closest(Board board, String province) {
        var besieger = board.besiegers(province).getFirst();
        return Marches.back(board, besieger).stream().map(Marches.March::end).toList();
    }

    /** Abandons the siege. Refused for any other than a closest friendly province. */
    public static Optional<Verdict<EuEvent>> redeploy(Play play, Redeploy command) {
        var notNow = Sieges.notNow(play, command.province());
        if (notNow.isPresent()) {
            return notNow;
        }
        var options = options(play.board(), command.province());
        if (options.stream().noneMatch(option -> option.command().equals(command))) {
            return Play.refused(RULE, "besiegers redeploy to the closest friendly province", options);
        }
        boolean lost = command.to().equals(command.province());
        var before = play.board();
        var besiegers = before.besiegers(command.province());
        for (var stack : besiegers) {
            if (lost) {
                stack.leaders().forEach(id -> play.happens(new LeaderWounded(
                        id, RoundBox.END.ordinal() - play.state().box().ordinal(), RoundBox.END)));
            }
            play.happens(lost
                    ? new StackDestroyed(stack.id(), command.province(), "redeployment")
                    : new StackRedeployed(stack.id(), command.province(), command.to()));
        }
        play.happens(new SiegeResolved(command.province()));
        if (!lost) {
            var march = Marches.back(before, besiegers.getFirst()).stream().filter(way -> way.end().equals(command.to())).findFirst().orElseThrow();
            AttritionOfMarches.redeployed(play, before, besiegers, march.path(), march.mp());
        }
        return Play.done();
    }
}
