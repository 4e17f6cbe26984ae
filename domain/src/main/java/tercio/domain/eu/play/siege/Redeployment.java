package tercio.domain.eu.play.siege;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
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
 * enemies (EU-SIEGE-REDEPLOY, EU-REDEP-3). If there is none, they are lost and their leaders come back next turn. One of several stacks
 * may go while the others stay; they still have to act. The march is a cause of movement attrition like any other (EU-REDEP-5).
 */
public final class Redeployment {

    private static final String RULE = "EU-SIEGE-REDEPLOY";

    private Redeployment() {}

    /** The closest friendly provinces for all besiegers and for each of several stacks; the loss of the troops if there is none. */
    public static List<Option> options(Board board, String province) {
        var besiegers = board.besiegers(province);
        var all = together(board, province);
        return besiegers.size() < 2 ? all
                : Stream.concat(all.stream(), besiegers.stream().flatMap(stack -> alone(board, stack).stream())).toList();
    }

    private static List<Option> alone(Board board, Stack stack) {
        var title = StackTitle.of(board.state(), stack.id());
        var closest = closest(board, List.of(stack));
        return closest.isEmpty()
                ? List.of(new Option(title + " leaves the siege; no friendly province is in its reach: it is lost",
                        new Redeploy(stack.province(), stack.province(), Optional.of(stack.id()))))
                : closest.stream()
                        .map(to -> new Option(title + " leaves the siege and goes back to " + board.name(to),
                                new Redeploy(stack.province(), to, Optional.of(stack.id()))))
                        .toList();
    }

    private static List<Option> together(Board board, String province) {
        var closest = closest(board, board.besiegers(province));
        if (closest.isEmpty()) {
            return List.of(new Option("abandon the siege; no friendly province is in reach: the troops are lost",
                    new Redeploy(province, province)));
        }
        return closest.stream()
                .map(to -> new Option("abandon the siege and go back to " + board.name(to), new Redeploy(province, to)))
                .toList();
    }

    /** The friendly provinces nearest in MP. */
    private static List<String> closest(Board board, List<Stack> besiegers) {
        return Marches.back(board, besiegers).stream().map(Marches.March::end).toList();
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
        var going = before.besiegers(command.province()).stream()
                .filter(stack -> command.stack().isEmpty() || command.stack().get().equals(stack.id()))
                .toList();
        for (var stack : going) {
            if (lost) {
                stack.leaders().forEach(id -> play.happens(new LeaderWounded(
                        id, RoundBox.END.ordinal() - play.state().box().ordinal(), RoundBox.END)));
            }
            play.happens(lost
                    ? new StackDestroyed(stack.id(), command.province(), "redeployment")
                    : new StackRedeployed(stack.id(), command.province(), command.to()));
        }
        if (play.board().besiegers(command.province()).isEmpty()) {
            play.happens(new SiegeResolved(command.province()));
        }
        if (!lost) {
            var march = Marches.back(before, going).stream().filter(way -> way.end().equals(command.to())).findFirst().orElseThrow();
            AttritionOfMarches.redeployed(play, before, going, march.path(), march.mp());
        }
        return Play.done();
    }
}
