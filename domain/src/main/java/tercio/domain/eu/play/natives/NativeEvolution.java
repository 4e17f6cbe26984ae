package tercio.domain.eu.play.natives;

import java.util.stream.IntStream;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.Engaged;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.natives.ConquistadorOutcome;
import tercio.domain.eu.natives.Natives;
import tercio.domain.eu.play.natives.NativeEvent.FollowersLost;
import tercio.domain.eu.play.natives.NativeEvent.FollowersWentHome;
import tercio.domain.eu.play.natives.NativeEvent.NativesAttacked;
import tercio.domain.eu.play.natives.NativeEvent.NativesConverted;
import tercio.domain.eu.play.natives.NativeEvent.NativesDispersed;
import tercio.domain.eu.play.natives.NativeEvent.NativesFought;
import tercio.domain.eu.play.natives.NativeEvent.NativesIntercept;
import tercio.domain.eu.play.natives.NativeEvent.NativesLeftInPeace;
import tercio.domain.eu.play.natives.NativeEvent.NativesMet;
import tercio.domain.eu.play.natives.NativeEvent.NativesReturned;
import tercio.domain.eu.play.natives.NativeEvent.NativesStand;
import tercio.domain.eu.play.natives.NativeEvent.NativesTested;

/** Applies the events of natives to the board. */
final class NativeEvolution {

    private NativeEvolution() {}

    static EuState evolve(EuState state, NativeEvent event) {
        return switch (event) {
            case NativesMet met -> state.owes(new Duty.NativesMet(met.country(), met.stack(), met.province()));
            case NativesLeftInPeace peace -> state.settled();
            case NativesTested tested -> tested.rise() ? with(state.settled(), natives(state).risen(tested.province(), tested.country())) : state.settled();
            case NativesAttacked attacked -> with(state.settled(), natives(state).risen(attacked.province(), attacked.country()));
            case NativesConverted converted -> converted(state.settled(), converted);
            case NativesIntercept catching -> intercept(drawn(state, catching.natives(), catching.province()), catching);
            case NativesStand standing -> drawn(state, standing.natives(), standing.province());
            case NativesFought fought -> fought(state, fought);
            case NativesDispersed gone -> with(withoutStack(state, gone.natives()), natives(state).dispersed(gone.province()));
            case FollowersLost lost -> lost(state, lost);
            case FollowersWentHome home -> with(state, natives(state).follow(home.leader(), 0));
            case NativesReturned returned -> with(state, natives(state).endOfTurn());
        };
    }

    private static Natives natives(EuState state) {
        return state.world().natives();
    }

    private static EuState with(EuState state, Natives now) {
        return state.world(state.world().natives(now));
    }

    private static EuState converted(EuState state, NativesConverted converted) {
        var outcome = new ConquistadorOutcome(converted.joining(), converted.resisting(), converted.vanished());
        var now = natives(state).after(converted.province(), converted.country(), outcome);
        return with(state, now.follow(converted.leader(), now.followers(converted.leader()) + converted.joining()));
    }

    /** The natives of a province stand there as a stack. */
    private static EuState drawn(EuState state, String id, String province) {
        var stack = NativeStacks.of(id, province, natives(state).in(province));
        return with(state.with(stack), natives(state).drawn(province, id));
    }

    private static EuState intercept(EuState state, NativesIntercept catching) {
        var movement = (Phase.Movement) state.phase();
        return state.phase(movement.move(movement.move().attempted(new Engaged(catching.natives(), catching.province()), true).awaits(Move.Awaits.COUNTER)));
    }

    private static EuState fought(EuState state, NativesFought fought) {
        var now = natives(state).fought(fought.province(), fought.left(), state.box()).dispersed(fought.province());
        return with(withoutStack(state, fought.natives()), now);
    }

    private static EuState withoutStack(EuState state, String id) {
        return state.stack(id).map(state::without).orElse(state);
    }

    /** Reduces the losses owed by the natives who are lost; with none left to be lost they are settled. */
    private static EuState lost(EuState state, FollowersLost lost) {
        var next = with(state, natives(state).follow(lost.leader(), natives(state).followers(lost.leader()) - lost.lost()));
        if (lost.stack() == null) {
            return next;
        }
        int at = IntStream.range(0, state.duties().size())
                .filter(index -> state.duties().get(index) instanceof Duty.Losses losses && losses.stacks().contains(lost.stack()))
                .findFirst().orElseThrow();
        var duty = (Duty.Losses) state.duties().get(at);
        int left = duty.thirds() - lost.lost();
        return next.duties(left <= 0 ? state.duties().minus(at) : state.duties().with(at, duty.ofThirds(left)));
    }
}
