package tercio.domain.eu.play.battle;

import java.util.ArrayList;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Muster;
import tercio.domain.eu.play.battle.BattleEvent.FightersAsked;
import tercio.domain.eu.play.battle.BattleEvent.FightersChosen;
import tercio.domain.eu.play.battle.BattleEvent.PartRejoined;
import tercio.domain.eu.play.battle.BattleEvent.PartsToRejoin;
import tercio.domain.eu.play.battle.BattleEvent.StackDivided;
import tercio.domain.eu.play.battle.BattleEvent.WatchersWithoutRefuge;

/** Applies the choice of fighting troops to the board. */
final class MusterEvolution {

    private MusterEvolution() {}

    static Engagement asked(Engagement engagement, FightersAsked asked) {
        return engagement.mustering(engagement.muster().asks(asked.side()));
    }

    static Engagement chosen(Engagement engagement, FightersChosen chosen) {
        return engagement.fought(chosen.side(), chosen.fighting())
                .mustering(engagement.muster().chooses(chosen.side(), chosen.watching(), chosen.leaders()));
    }

    static Engagement divided(Engagement engagement, StackDivided divided) {
        return engagement.mustering(engagement.muster().divides(new Muster.Divided(divided.part(), divided.stack())));
    }

    /** The board with the stack and its part separated. */
    static EuState divided(EuState state, StackDivided divided) {
        var whole = state.stacks().get(divided.stack());
        var leaders = new ArrayList<>(whole.leaders());
        leaders.removeAll(divided.leaders());
        var part = whole.part(divided.part(), divided.units(), divided.veteranLd(), divided.leaders());
        return state.discoveries(state.world().discoveries().split(whole.id(), part.id())).with(whole.units(divided.left(), whole.veteranLd() - divided.veteranLd()).leaders(leaders)).founds(part);
    }

    static EuState owed(EuState state, PartsToRejoin parts) {
        var next = state;
        for (var divided : parts.parts()) {
            next = next.owes(new Duty.Rejoining(state.stacks().get(divided.part()).country(), divided.part(), divided.stack()));
        }
        return next;
    }

    static EuState rejoined(EuState state, PartRejoined rejoined) {
        var settled = state.settled();
        if (!rejoined.together()) {
            return settled;
        }
        var part = state.stacks().get(rejoined.part());
        var stack = state.stacks().get(rejoined.stack());
        var leaders = new ArrayList<>(stack.leaders());
        leaders.addAll(part.leaders());
        return settled.discoveries(settled.world().discoveries().merged(stack.id(), part.id(), stack.country())).without(part).with(stack.joinedBy(part, leaders));
    }

    static EuState withoutRefuge(EuState state, WatchersWithoutRefuge watchers) {
        return state.owes(new Duty.Withdrawal(watchers.country(), watchers.province(), watchers.stacks(), watchers.to()));
    }
}
