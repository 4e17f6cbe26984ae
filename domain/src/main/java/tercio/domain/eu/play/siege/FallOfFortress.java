package tercio.domain.eu.play.siege;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.FreeCounters;
import tercio.domain.eu.game.LeaderStatus;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Interventions;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.Refuges;
import tercio.domain.eu.play.losses.LeaderFates;
import tercio.domain.eu.play.losses.LossEvent.LeaderWounded;
import tercio.domain.eu.play.losses.LossEvent.LossesSuffered;
import tercio.domain.eu.play.losses.LossEvent.StackDestroyed;
import tercio.domain.eu.play.militia.MilitiaStacks;
import tercio.domain.eu.play.movement.Marches;
import tercio.domain.eu.play.siege.SiegeCommand.LeaveUnmanned;
import tercio.domain.eu.play.siege.SiegeCommand.ManFortress;
import tercio.domain.eu.play.siege.SiegeEvent.FortDestroyed;
import tercio.domain.eu.play.siege.SiegeEvent.FortressFell;
import tercio.domain.eu.play.siege.SiegeEvent.FortressLowered;
import tercio.domain.eu.play.siege.SiegeEvent.FortressManned;
import tercio.domain.eu.play.siege.SiegeEvent.GarrisonFreed;
import tercio.domain.eu.play.siege.SiegeEvent.LeaderSentHome;
import tercio.domain.eu.policy.FortressFall;
import tercio.domain.eu.round.RoundBox;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/**
 * The fall of a fortress. The country of the besieging commander takes control (AMB-52), or the ally for whom it intervenes, troops inside are lost or go free,
 * and the new controller mans it or not (EU-FORT-3). Undermining and assault share this code (AMB-54).
 */
public final class FallOfFortress {

    public static final String MANNING = "EU-FORT-3";
    public static final String HONOURS = "EU-SIEGE-HONOURS";

    private static final int LOST_WHEN_MANNED = 1;
    private static final int LOST_UNMANNED = 2;

    private FallOfFortress() {}

    /** Destroys the troops inside. Leaders inside wait in the End box; a monarch is captured. */
    static void falls(Play play, String province, String besieger, String how) {
        var by = Interventions.gaining(play.state(), besieger);
        for (var stack : play.board().inside(province)) {
            for (var id : stack.leaders()) {
                lost(play, id, by);
            }
            play.happens(new StackDestroyed(stack.id(), province, "fall of the fortress"));
        }
        for (var alone : Refuges.inside(play.board(), province)) {
            lost(play, alone.leader().id(), by);
        }
        taken(play, province, by, how);
    }

    /** Records the fate of a leader inside: a captive until the end of the turn; a monarch is captured. */
    private static void lost(Play play, String leader, String by) {
        if (play.state().leaders().get(leader).leader().monarch()) {
            LeaderFates.captured(play, leader, by);
        } else {
            play.happens(new LeaderWounded(leader, RoundBox.END.ordinal() - play.state().box().ordinal(), RoundBox.END));
        }
    }

    /** Records that the fortress is taken. The new controller mans it or not, unless the edition takes off a level whatever he does. */
    private static void taken(Play play, String province, String by, String how) {
        boolean asks = play.tables().policies().play().fall() == FortressFall.BY_GARRISON;
        play.happens(new FortressFell(province, by, how, asks));
        if (!asks) {
            int level = play.state().fortress(province).level();
            int printed = play.board().province(province).fortress();
            play.happens(new FortressLowered(province, level > printed ? level - 1 : level));
        }
    }

    /**
     * Grants war honours: troops inside and one LD for the garrison, if there is a counter for it, go free; a monarch inside is captured
     * (AMB-97). Militia never leaves, and is lost.
     */
    static void honours(Play play, String province, String besieger) {
        var by = Interventions.gaining(play.state(), besieger);
        var controller = play.state().fortress(province).controller();
        var inside = play.board().inside(province);
        MilitiaStacks.among(play.state(), inside).forEach(stack -> play.happens(new StackDestroyed(stack.id(), province, "fall of the fortress")));
        for (var stack : MilitiaStacks.without(play.state(), inside)) {
            for (var id : stack.leaders()) {
                if (play.state().leaders().get(id).leader().monarch()) {
                    LeaderFates.captured(play, id, by);
                }
            }
            play.happens(new GarrisonFreed(stack.id(), stack.country(), province, stack.ld(), true));
        }
        Refuges.inside(play.board(), province).forEach(alone -> goesFree(play, alone, by));
        if (FreeCounters.of(play.state(), controller).ld() > 0) {
            var garrison = "garrison-" + province + "." + (play.state().founded() + 1);
            play.happens(new GarrisonFreed(garrison, controller, province, 1, true));
        }
        taken(play, province, by, "honours");
    }

    /**
     * Sends a leader alone inside to the nearest friendly province (reading: the text lets troops and leaders go anywhere, and nobody is
     * asked for one leader). Where none is in reach he is lost as with a surrender.
     */
    private static void goesFree(Play play, LeaderStatus alone, String by) {
        var leader = alone.leader();
        var from = Stack.standing(leader.id(), leader.country(), alone.place(), Units.NONE, 0, List.of(leader.id()));
        var home = leader.monarch() ? Optional.<String>empty()
                : Marches.back(play.board(), List.of(from)).stream().map(Marches.March::end).findFirst();
        home.ifPresentOrElse(to -> play.happens(new LeaderSentHome(leader.id(), to)), () -> lost(play, leader.id(), by));
    }

    // --- Manning ----------------------------------------------------------------------------------------------------

    /** The possible garrisons with the resulting level of the fortress. */
    public static List<Option> manning(Board board, Duty.Manning duty) {
        int level = board.state().fortress(duty.province()).level();
        var unmanned = new Option("leave it without garrison: " + left(board, duty.province(), level - LOST_UNMANNED), new LeaveUnmanned(duty.province()));
        return besiegers(board.state(), duty).stream().noneMatch(id -> board.state().stack(id).filter(stack -> stack.ld() > 0).isPresent()) || level == 0
                ? List.of(unmanned)
                : List.of(new Option("man it with 1 LD: " + left(board, duty.province(), level - LOST_WHEN_MANNED), new ManFortress(duty.province())), unmanned);
    }

    private static String left(Board board, String province, int level) {
        return level < FallenForts.least(board, province) && FallenForts.vanishes(board, province) ? "it is destroyed" : "level " + after(board, province, level);
    }

    private static int after(Board board, String province, int level) {
        return Math.max(FallenForts.least(board, province), level);
    }

    /** Mans a taken fortress with 1 LD of a besieging stack. Refused if no fortress waits for it. */
    public static Optional<Verdict<EuEvent>> man(Play play, ManFortress command) {
        var duty = UnderminingInPlay.asked(play, command.province(), Duty.Manning.class);
        if (duty.isEmpty() || besiegers(play.state(), duty.get()).stream().noneMatch(id -> play.state().stack(id).filter(stack -> stack.ld() > 0).isPresent())) {
            return Play.refused(MANNING, "no fortress in " + play.board().name(command.province()) + " waits to be manned");
        }
        var from = besiegers(play.state(), duty.get());
        if (play.state().fortress(command.province()).level() == 0) {
            return Play.refused(MANNING, "a fort has no level to save by a garrison", manning(play.board(), duty.get()));
        }
        manned(play, command.province(), true, LOST_WHEN_MANNED);
        play.happens(new LossesSuffered(duty.get().country(), from, 1, "garrison"));
        return Play.done();
    }

    /** Leaves a taken fortress without garrison. Refused if no fortress waits for it. */
    public static Optional<Verdict<EuEvent>> leave(Play play, LeaveUnmanned command) {
        if (UnderminingInPlay.asked(play, command.province(), Duty.Manning.class).isEmpty()) {
            return Play.refused(MANNING, "no fortress in " + play.board().name(command.province()) + " waits to be manned");
        }
        manned(play, command.province(), false, LOST_UNMANNED);
        return Play.done();
    }

    private static void manned(Play play, String province, boolean manned, int lost) {
        int level = play.state().fortress(province).level() - lost;
        boolean vanishes = level < FallenForts.least(play.board(), province) && FallenForts.vanishes(play.board(), province);
        play.happens(new FortressManned(province, manned, after(play.board(), province, level)));
        if (vanishes) {
            play.happens(new FortDestroyed(province));
        }
    }

    /** Any stack of the alliance that took it may give the LD (EU-FORT-3). */
    private static List<String> besiegers(EuState state, Duty.Manning duty) {
        int alliance = state.allianceOf(duty.country());
        return state.stacksIn(duty.province()).stream()
                .filter(stack -> !stack.besieged() && state.allianceOf(stack) == alliance)
                .map(Stack::id)
                .toList();
    }
}
