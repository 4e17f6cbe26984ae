package tercio.domain.eu.land.battle.play;

import java.util.ArrayList;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Muster;
import tercio.domain.eu.land.battle.play.BattleEvent.FightersAsked;
import tercio.domain.eu.land.battle.play.BattleEvent.FightersChosen;
import tercio.domain.eu.land.battle.play.BattleEvent.PartRejoined;
import tercio.domain.eu.land.battle.play.BattleEvent.PartsToRejoin;
import tercio.domain.eu.land.battle.play.BattleEvent.StackDivided;
import tercio.domain.eu.land.battle.play.BattleEvent.WatchersWithoutRefuge;

/** Applies the choice of fighting troops to the board. */
final class MusterEvolution {

    private MusterEvolution() {}

    static Engagement withQuestion(Engagement engagement, FightersAsked asked) {
        return engagement.withMuster(engagement.muster().withAsked(asked.side()));
    }

    static Engagement withFighters(Engagement engagement, FightersChosen chosen) {
        return engagement.withFighters(chosen.side(), chosen.fighting())
                .withMuster(engagement.muster().withChoice(chosen.side(), chosen.watching(), chosen.leaders()));
    }

    static Engagement withDivision(Engagement engagement, StackDivided divided) {
        return engagement.withMuster(engagement.muster().withDivided(new Muster.Divided(divided.part(), divided.stack())));
    }

    /** The board with the stack and its part separated. */
    static EuState withDivision(EuState state, StackDivided divided) {
        var whole = state.stacks().get(divided.stack());
        var leaders = new ArrayList<>(whole.leaders());
        leaders.removeAll(divided.leaders());
        var part = whole.part(divided.part(), divided.units(), divided.veteranLd(), divided.leaders());
        return state.withDiscoveries(state.world().discoveries().afterSplit(whole.id(), part.id())).with(whole.withUnits(divided.left(), whole.veteranLd() - divided.veteranLd()).withLeaders(leaders)).withNewStack(part);
    }

    static EuState withPartsToRejoin(EuState state, PartsToRejoin parts) {
        var next = state;
        for (var divided : parts.parts()) {
            next = next.withDuty(new Duty.Rejoining(state.stacks().get(divided.part()).country(), divided.part(), divided.stack()));
        }
        return next;
    }

    static EuState afterRejoining(EuState state, PartRejoined rejoined) {
        var settled = state.withoutFirstDuty();
        if (!rejoined.together()) {
            return settled;
        }
        var part = state.stacks().get(rejoined.part());
        var stack = state.stacks().get(rejoined.stack());
        var leaders = new ArrayList<>(stack.leaders());
        leaders.addAll(part.leaders());
        return settled.withDiscoveries(settled.world().discoveries().afterMerge(stack.id(), part.id(), stack.country())).without(part).with(stack.mergedWith(part, leaders));
    }

    static EuState withWithdrawalDuty(EuState state, WatchersWithoutRefuge watchers) {
        return state.withDuty(new Duty.Withdrawal(watchers.country(), watchers.province(), watchers.stacks(), watchers.to()));
    }
}
