package tercio.domain.eu.world.natives.play;

import java.util.stream.IntStream;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.play.NativeStacks;
import tercio.domain.eu.world.natives.ConquistadorOutcome;
import tercio.domain.eu.world.natives.Natives;
import tercio.domain.eu.world.natives.play.NativeEvent.FollowersLost;
import tercio.domain.eu.world.natives.play.NativeEvent.FollowersWentHome;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesAttacked;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesConverted;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesDispersed;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesFought;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesIntercept;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesLeftInPeace;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesMet;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesReturned;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesStand;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesTested;
import tercio.domain.map.SpaceId;

/** Applies the events of natives to the board. */
final class NativeEvolution {

    private NativeEvolution() {}

    static EuState evolve(EuState state, NativeEvent event) {
        return switch (event) {
            case NativesMet met -> state.withDuty(new Duty.NativesMet(met.country(), met.stack(), met.province()));
            case NativesLeftInPeace peace -> state.withoutFirstDuty();
            case NativesTested tested -> tested.rise() ? with(state.withoutFirstDuty(), natives(state).withRisen(tested.province(), tested.country())) : state.withoutFirstDuty();
            case NativesAttacked attacked -> with(state.withoutFirstDuty(), natives(state).withRisen(attacked.province(), attacked.country()));
            case NativesConverted converted -> afterConversion(state.withoutFirstDuty(), converted);
            case NativesIntercept catching -> withInterception(withNativesDrawnUp(state, catching.natives(), catching.province()), catching);
            case NativesStand standing -> withNativesDrawnUp(state, standing.natives(), standing.province());
            case NativesFought fought -> afterBattle(state, fought);
            case NativesDispersed gone -> with(withoutStack(state, gone.natives()), natives(state).withoutStack(gone.province()));
            case FollowersLost lost -> withFollowersLost(state, lost);
            case FollowersWentHome home -> with(state, natives(state).withFollowers(home.leader(), 0));
            case NativesReturned returned -> with(state, natives(state).atEndOfTurn());
        };
    }

    private static Natives natives(EuState state) {
        return state.world().natives();
    }

    private static EuState with(EuState state, Natives now) {
        return state.withWorld(state.world().withNatives(now));
    }

    private static EuState afterConversion(EuState state, NativesConverted converted) {
        var outcome = new ConquistadorOutcome(converted.joining(), converted.resisting(), converted.vanished());
        var now = natives(state).afterConquistador(converted.province(), converted.country(), outcome);
        return with(state, now.withFollowers(converted.leader(), now.followers(converted.leader()) + converted.joining()));
    }

    /** The natives of a province stand there as a stack. */
    private static EuState withNativesDrawnUp(EuState state, StackId id, SpaceId province) {
        var stack = NativeStacks.of(id, province, natives(state).forceIn(province));
        return with(state.with(stack), natives(state).withStack(province, id));
    }

    private static EuState withInterception(EuState state, NativesIntercept catching) {
        var movement = (Movement) state.phase();
        return state.withPhase(movement.withMove(movement.move().orElseThrow().withAttempt(new Engaged(catching.natives(), catching.province()), true).withAwaits(Move.Awaits.COUNTER)));
    }

    private static EuState afterBattle(EuState state, NativesFought fought) {
        var now = natives(state).afterFight(fought.province(), fought.left(), state.box()).withoutStack(fought.province());
        return with(withoutStack(state, fought.natives()), now);
    }

    private static EuState withoutStack(EuState state, StackId id) {
        return state.stack(id).map(state::without).orElse(state);
    }

    /** Reduces the losses owed by the natives who are lost; with none left to be lost they are settled. */
    private static EuState withFollowersLost(EuState state, FollowersLost lost) {
        var next = with(state, natives(state).withFollowers(lost.leader(), natives(state).followers(lost.leader()) - lost.lost()));
        if (lost.stack() == null) {
            return next;
        }
        int at = IntStream.range(0, state.duties().size())
                .filter(index -> state.duties().get(index) instanceof Duty.Losses losses && losses.stacks().contains(lost.stack()))
                .findFirst().orElseThrow();
        var duty = (Duty.Losses) state.duties().get(at);
        int left = duty.thirds() - lost.lost();
        return next.withDuties(left <= 0 ? state.duties().minus(at) : state.duties().with(at, duty.withThirds(left)));
    }
}
