package tercio.domain.eu.land.battle.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.MilitiaStacks;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.battle.play.BattleEvent.PartRejoined;
import tercio.domain.eu.land.battle.play.BattleEvent.PartsToRejoin;
import tercio.domain.eu.land.battle.play.BattleEvent.WatchersWithdrew;
import tercio.domain.eu.land.battle.play.BattleEvent.WatchersWithoutRefuge;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.losses.play.LossEvent.StackRetreated;
import tercio.domain.eu.land.movement.StackingLimits;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * Troops that watched a battle go where their side goes (EU-STACK-4). With a winning side they stay, else they retreat with
 * it without losses. Readings: in a retreat into the fortress, fighting troops find room first, and watching troops without
 * room are lost, but not in the battle; if all fighting troops are lost, the watching troops retreat by themselves.
 */
public final class Watchers {

    private Watchers() {}

    /** @param losses LD that the fighting troops of the side lose */
    static void follow(EuCommandRun play, Engagement engagement, Side side, boolean won, int losses) {
        var watchers = watchersInField(play, engagement, side);
        if (won || watchers.isEmpty()) {
            return;
        }
        var refuge = engagement.retreats().get(side);
        MilitiaStacks.onlyMilitia(play.state(), watchers).forEach(stack -> play.emit(new StackRetreated(stack.id(), engagement.province(), engagement.province(), true)));
        var others = MilitiaStacks.withoutMilitia(play.state(), watchers);
        if (others.isEmpty()) {
            return;
        }
        if (refuge == null) {
            retreatAlone(play, engagement, side, others);
        } else if (refuge.to().equals(Retreat.FORTRESS)) {
            enterFortress(play, engagement.province(), others, losses);
        } else if (!refuge.to().equals(engagement.province())) {
            others.forEach(stack -> play.emit(new StackRetreated(stack.id(), engagement.province(), refuge.to(), false)));
        }
    }

    /** The watching stacks in the field. Besieged troops that made a sortie and watched are back inside. */
    private static List<Stack> watchersInField(EuCommandRun play, Engagement engagement, Side side) {
        return engagement.muster().watchersOf(side).stream().map(Engaged::stack)
                .flatMap(id -> play.state().stack(id).stream())
                .filter(stack -> !stack.besieged())
                .toList();
    }

    private static void enterFortress(EuCommandRun play, SpaceId province, List<Stack> watchers, int losses) {
        var board = play.board();
        int holds = StackingLimits.from(board.tables()).insideFortress(board.state().fortress(province).level());
        int room = Math.max(0, holds - WarView.ld(board.stacksInside(province)) + losses);
        if (room == 0) {
            watchers.forEach(stack -> play.emit(new StackDestroyed(stack.id(), province, "no place to go")));
            return;
        }
        watchers.forEach(stack -> play.emit(new StackRetreated(stack.id(), province, province, true)));
        if (WarView.ld(watchers) > room) {
            play.emit(new LossesSuffered(play.state().commandingCountry(watchers), watchers.stream().map(Stack::id).toList(),
                    WarView.ld(watchers) - room, "retreat"));
        }
    }

    private static void retreatAlone(EuCommandRun play, Engagement engagement, Side side, List<Stack> watchers) {
        var board = play.board();
        var province = engagement.province();
        var alliance = board.state().allianceOf(watchers.getFirst());
        int room = Retreats.isOpen(board, engagement, alliance) ? board.roomInside(province) : 0;
        var to = new ArrayList<>(Retreats.adjacent(board, engagement, side, alliance));
        if (room >= WarView.ld(watchers) || room > 0 && to.isEmpty()) {
            to.add(Retreat.FORTRESS);
        }
        if (Retreats.mayStay(board, engagement, side)) {
            to.add(province);
        }
        switch (to.size()) {
            case 0 -> watchers.forEach(stack -> play.emit(new StackDestroyed(stack.id(), province, "no place to go")));
            case 1 -> go(play, province, watchers, to.getFirst());
            default -> play.emit(new WatchersWithoutRefuge(board.state().commandingCountry(watchers), province,
                    watchers.stream().map(Stack::id).toList(), to));
        }
    }

    private static void go(EuCommandRun play, SpaceId province, List<Stack> watchers, SpaceId to) {
        if (to.equals(Retreat.FORTRESS)) {
            enterFortress(play, province, watchers, 0);
        } else if (!to.equals(province)) {
            watchers.forEach(stack -> play.emit(new StackRetreated(stack.id(), province, to, false)));
        }
    }

    // --- Retreat by their own choice ---------------------------------------------------------------------------------

    /** The legal retreats of the watching troops. */
    public static List<Option> options(WarView board, Duty.Withdrawal duty) {
        return duty.to().stream().map(to -> new Option(label(duty, to), Retreat.to(duty.province(), to))).toList();
    }

    private static Sentence label(Duty.Withdrawal duty, SpaceId to) {
        return to.equals(Retreat.FORTRESS) ? Sentence.of("eu.battle.to-fortress").with("where", SentenceNames.place(duty.province()))
                : Sentence.of("eu.battle.to-go").with("stays", to.equals(duty.province())).with("where", SentenceNames.place(to));
    }

    /** The first duty, if it is such a retreat. */
    static Optional<Duty.Withdrawal> openDuty(EuCommandRun play) {
        return play.state().duties().stream().limit(1)
                .filter(Duty.Withdrawal.class::isInstance).map(Duty.Withdrawal.class::cast).findFirst();
    }

    static Execution withdraw(EuCommandRun play, Duty.Withdrawal duty, Retreat command) {
        if (!duty.province().equals(command.province()) || duty.to().stream().noneMatch(to -> to.equals(command.to())) || command.inside() != 0
                || command.leaders().isPresent()) {
            return EuCommandRun.refuse(Retreats.RULE, Sentence.of("eu.battle.refused-watchers").with("where", SentenceNames.place(duty.province())), options(play.board(), duty));
        }
        var watchers = duty.stacks().stream().flatMap(id -> play.state().stack(id).stream()).toList();
        play.emit(new WatchersWithdrew(duty.province(), command.to()));
        go(play, duty.province(), watchers, command.to());
        return EuCommandRun.success();
    }

    // --- Parts of stacks that watched --------------------------------------------------------------------------------

    /** Schedules the parts to join their stacks again once the losses are taken. */
    static void rejoinLater(EuCommandRun play, Engagement engagement) {
        var left = engagement.muster().divided().stream()
                .filter(divided -> play.state().stack(divided.part()).isPresent() && play.state().stack(divided.stack()).isPresent())
                .toList();
        if (!left.isEmpty()) {
            play.emit(new PartsToRejoin(left));
        }
    }

    /** A part joins its stack again, if both are still in one place. */
    public static boolean rejoin(EuCommandRun play, Duty.Rejoining duty) {
        var part = play.state().stack(duty.part());
        boolean together = part.isPresent() && play.state().stack(duty.stack())
                .filter(stack -> stack.province().equals(part.get().province()) && stack.besieged() == part.get().besieged())
                .isPresent();
        play.emit(new PartRejoined(duty.part(), duty.stack(), together));
        return true;
    }
}
