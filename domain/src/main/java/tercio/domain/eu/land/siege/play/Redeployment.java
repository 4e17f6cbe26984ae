package tercio.domain.eu.land.siege.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderWounded;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.movement.play.Marches;
import tercio.domain.eu.land.siege.play.SiegeCommand.Redeploy;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegeResolved;
import tercio.domain.eu.land.siege.play.SiegeEvent.StackRedeployed;
import tercio.domain.eu.supply.attrition.play.MarchAttrition;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * Besiegers that abandon a siege go back to the closest friendly province within reach of a move, not through unbesieged
 * enemies (EU-SIEGE-REDEPLOY). If there is none, they are lost and their leaders come back next turn. One of several stacks
 * may go while the others stay; they still have to act. The march is a cause of movement attrition like any other (EU-SIEGE-REDEPLOY).
 */
public final class Redeployment {

    private static final String RULE = "EU-SIEGE-REDEPLOY";

    private Redeployment() {}

    /** The closest friendly provinces for all besiegers and for each of several stacks; the loss of the troops if there is none. */
    public static List<Option> options(WarView board, SpaceId province) {
        var besiegers = board.besiegers(province);
        var all = optionsTogether(board, province);
        return besiegers.size() < 2 ? all
                : Stream.concat(all.stream(), besiegers.stream().flatMap(stack -> optionsAlone(board, stack).stream())).toList();
    }

    private static List<Option> optionsAlone(WarView board, Stack stack) {
        var leaving = SentenceNames.stack(board.state(), stack.id());
        var closest = closestProvinces(board, List.of(stack));
        return closest.isEmpty()
                ? List.of(new Option(Sentence.of("eu.siege.to-leave-lost").with("stack", leaving),
                        new Redeploy(stack.province(), stack.province(), Optional.of(stack.id()))))
                : closest.stream()
                        .map(to -> new Option(Sentence.of("eu.siege.to-leave").with("stack", leaving).with("where", SentenceNames.place(to)),
                                new Redeploy(stack.province(), to, Optional.of(stack.id()))))
                        .toList();
    }

    private static List<Option> optionsTogether(WarView board, SpaceId province) {
        var closest = closestProvinces(board, board.besiegers(province));
        if (closest.isEmpty()) {
            return List.of(new Option(Sentence.of("eu.siege.to-abandon-lost"),
                    new Redeploy(province, province)));
        }
        return closest.stream()
                .map(to -> new Option(Sentence.of("eu.siege.to-abandon").with("where", SentenceNames.place(to)), new Redeploy(province, to)))
                .toList();
    }

    /** The friendly provinces nearest in MP. */
    private static List<SpaceId> closestProvinces(WarView board, List<Stack> besiegers) {
        return Marches.waysBack(board, besiegers).stream().map(Marches.March::end).toList();
    }

    /** Abandons the siege. Refused for any other than a closest friendly province. */
    public static Execution redeploy(EuCommandRun play, Redeploy command) {
        var notNow = Sieges.siegeRefusal(play, command.province());
        if (notNow.isPresent()) {
            return EuCommandRun.refuse(notNow.get());
        }
        var options = options(play.board(), command.province());
        if (options.stream().noneMatch(option -> option.command().equals(command))) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.siege.refused-redeployment"), options);
        }
        boolean lost = command.to().equals(command.province());
        var before = play.board();
        var going = before.besiegers(command.province()).stream()
                .filter(stack -> command.stack().isEmpty() || command.stack().get().equals(stack.id()))
                .toList();
        for (var stack : going) {
            if (lost) {
                stack.leaders().forEach(id -> play.emit(new LeaderWounded(
                        id, RoundBox.END.ordinal() - play.state().box().ordinal(), RoundBox.END)));
            }
            play.emit(lost
                    ? new StackDestroyed(stack.id(), command.province(), "redeployment")
                    : new StackRedeployed(stack.id(), command.province(), command.to()));
        }
        if (play.board().besiegers(command.province()).isEmpty()) {
            play.emit(new SiegeResolved(command.province()));
        }
        if (!lost) {
            var march = Marches.waysBack(before, going).stream().filter(way -> way.end().equals(command.to())).findFirst().orElseThrow();
            MarchAttrition.makeDueAfterRedeployment(play, before, going, march.path(), march.mp());
        }
        return EuCommandRun.success();
    }
}
