package tercio.domain.eu.land.siege.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FreeCounters;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.MilitiaStacks;
import tercio.domain.eu.common.play.Refuges;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.policy.FortressFall;
import tercio.domain.eu.land.losses.play.LeaderFates;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderWounded;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.movement.play.Marches;
import tercio.domain.eu.land.siege.play.SiegeCommand.LeaveUnmanned;
import tercio.domain.eu.land.siege.play.SiegeCommand.ManFortress;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortDestroyed;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressFell;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressLowered;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressManned;
import tercio.domain.eu.land.siege.play.SiegeEvent.GarrisonFreed;
import tercio.domain.eu.land.siege.play.SiegeEvent.LeaderSentHome;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

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
    static void recordFall(EuCommandRun play, SpaceId province, CountryId besieger, String how) {
        var by = Interventions.beneficiary(play.state(), besieger);
        for (var stack : play.board().stacksInside(province)) {
            for (var id : stack.leaders()) {
                captureLeader(play, id, by);
            }
            play.emit(new StackDestroyed(stack.id(), province, "fall of the fortress"));
        }
        for (var alone : Refuges.leadersInside(play.board(), province)) {
            captureLeader(play, alone.leader().id(), by);
        }
        recordTaking(play, province, by, how);
    }

    /** Records the fate of a leader inside: a captive until the end of the turn; a monarch is captured. */
    private static void captureLeader(EuCommandRun play, LeaderId leader, CountryId by) {
        if (play.state().leaders().get(leader).leader().monarch()) {
            LeaderFates.recordCapture(play, leader, by);
        } else {
            play.emit(new LeaderWounded(leader, RoundBox.END.ordinal() - play.state().box().ordinal(), RoundBox.END));
        }
    }

    /** Records that the fortress is taken. The new controller mans it or not, unless the edition takes off a level whatever he does. */
    private static void recordTaking(EuCommandRun play, SpaceId province, CountryId by, String how) {
        boolean asks = play.tables().policies().play().fall() == FortressFall.BY_GARRISON;
        play.emit(new FortressFell(province, by, how, asks));
        if (!asks) {
            int level = play.state().fortress(province).level();
            int printed = play.board().province(province).fortress();
            play.emit(new FortressLowered(province, level > printed ? level - 1 : level));
        }
    }

    /**
     * Grants war honours: troops inside and one LD for the garrison, if there is a counter for it, go free; a monarch inside is captured
     * (AMB-97). Militia never leaves, and is lost.
     */
    static void grantHonours(EuCommandRun play, SpaceId province, CountryId besieger) {
        var by = Interventions.beneficiary(play.state(), besieger);
        var controller = play.state().fortress(province).controller();
        var inside = play.board().stacksInside(province);
        MilitiaStacks.onlyMilitia(play.state(), inside).forEach(stack -> play.emit(new StackDestroyed(stack.id(), province, "fall of the fortress")));
        for (var stack : MilitiaStacks.withoutMilitia(play.state(), inside)) {
            for (var id : stack.leaders()) {
                if (play.state().leaders().get(id).leader().monarch()) {
                    LeaderFates.recordCapture(play, id, by);
                }
            }
            play.emit(new GarrisonFreed(stack.id(), stack.country(), province, stack.ld(), true));
        }
        Refuges.leadersInside(play.board(), province).forEach(alone -> releaseLeader(play, alone, by));
        if (FreeCounters.of(play.state(), controller).ld() > 0) {
            var garrison = new StackId("garrison-" + province + "." + (play.state().founded() + 1));
            play.emit(new GarrisonFreed(garrison, controller, province, 1, true));
        }
        recordTaking(play, province, by, "honours");
    }

    /**
     * Sends a leader alone inside to the nearest friendly province (reading: the text lets troops and leaders go anywhere, and nobody is
     * asked for one leader). Where none is in reach he is lost as with a surrender.
     */
    private static void releaseLeader(EuCommandRun play, LeaderStatus alone, CountryId by) {
        var leader = alone.leader();
        var from = Stack.atRest(StackId.ofLeader(leader.id()), leader.country(), alone.place(), Units.NONE, 0, List.of(leader.id()));
        var home = leader.monarch() ? Optional.<SpaceId>empty()
                : Marches.waysBack(play.board(), List.of(from)).stream().map(Marches.March::end).findFirst();
        home.ifPresentOrElse(to -> play.emit(new LeaderSentHome(leader.id(), to)), () -> captureLeader(play, leader.id(), by));
    }

    // --- Manning ----------------------------------------------------------------------------------------------------

    /** The possible garrisons with the resulting level of the fortress. */
    public static List<Option> manningOptions(WarView board, Duty.Manning duty) {
        int level = board.state().fortress(duty.province()).level();
        var unmanned = new Option(manning(board, duty.province(), false, level - LOST_UNMANNED), new LeaveUnmanned(duty.province()));
        return besiegers(board.state(), duty).stream().noneMatch(id -> board.state().stack(id).filter(stack -> stack.ld() > 0).isPresent()) || level == 0
                ? List.of(unmanned)
                : List.of(new Option(manning(board, duty.province(), true, level - LOST_WHEN_MANNED), new ManFortress(duty.province())), unmanned);
    }

    private static Sentence manning(WarView board, SpaceId province, boolean manned, int level) {
        return Sentence.of("eu.siege.to-man").with("manned", manned).with("destroyed", level < FallenForts.leastLevel(board, province) && FallenForts.vanishes(board, province))
                .with("level", levelAfter(board, province, level));
    }

    private static int levelAfter(WarView board, SpaceId province, int level) {
        return Math.max(FallenForts.leastLevel(board, province), level);
    }

    /** Mans a taken fortress with 1 LD of a besieging stack. Refused if no fortress waits for it. */
    public static Execution man(EuCommandRun play, ManFortress command) {
        var duty = UnderminingResolution.openDuty(play, command.province(), Duty.Manning.class);
        if (duty.isEmpty() || besiegers(play.state(), duty.get()).stream().noneMatch(id -> play.state().stack(id).filter(stack -> stack.ld() > 0).isPresent())) {
            return EuCommandRun.refuse(MANNING, Sentence.of("eu.siege.refused-no-manning").with("where", SentenceNames.place(command.province())));
        }
        var from = besiegers(play.state(), duty.get());
        if (play.state().fortress(command.province()).level() == 0) {
            return EuCommandRun.refuse(MANNING, Sentence.of("eu.siege.refused-fort-manned"), manningOptions(play.board(), duty.get()));
        }
        recordManning(play, command.province(), true, LOST_WHEN_MANNED);
        play.emit(new LossesSuffered(duty.get().country(), from, 1, "garrison"));
        return EuCommandRun.success();
    }

    /** Leaves a taken fortress without garrison. Refused if no fortress waits for it. */
    public static Execution leave(EuCommandRun play, LeaveUnmanned command) {
        if (UnderminingResolution.openDuty(play, command.province(), Duty.Manning.class).isEmpty()) {
            return EuCommandRun.refuse(MANNING, Sentence.of("eu.siege.refused-no-manning").with("where", SentenceNames.place(command.province())));
        }
        recordManning(play, command.province(), false, LOST_UNMANNED);
        return EuCommandRun.success();
    }

    private static void recordManning(EuCommandRun play, SpaceId province, boolean manned, int lost) {
        int level = play.state().fortress(province).level() - lost;
        boolean vanishes = level < FallenForts.leastLevel(play.board(), province) && FallenForts.vanishes(play.board(), province);
        play.emit(new FortressManned(province, manned, levelAfter(play.board(), province, level)));
        if (vanishes) {
            play.emit(new FortDestroyed(province));
        }
    }

    /** Any stack of the alliance that took it may give the LD (EU-FORT-3). */
    private static List<StackId> besiegers(EuState state, Duty.Manning duty) {
        var alliance = state.allianceOf(duty.country());
        return state.stacksIn(duty.province()).stream()
                .filter(stack -> !stack.besieged() && state.allianceOf(stack) == alliance)
                .map(Stack::id)
                .toList();
    }
}
