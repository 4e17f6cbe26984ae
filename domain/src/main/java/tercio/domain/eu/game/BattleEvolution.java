package tercio.domain.eu.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.pcollections.TreePVector;
import tercio.domain.eu.game.BattleEvent.BattleAccepted;
import tercio.domain.eu.game.BattleEvent.BattleAvoided;
import tercio.domain.eu.game.BattleEvent.BattleEnded;
import tercio.domain.eu.game.BattleEvent.BattleFought;
import tercio.domain.eu.game.BattleEvent.BattleJoined;
import tercio.domain.eu.game.BattleEvent.BattleLineChanged;
import tercio.domain.eu.game.BattleEvent.BattleRemains;
import tercio.domain.eu.game.BattleEvent.BattlesEnded;
import tercio.domain.eu.game.BattleEvent.EvasionAttempted;
import tercio.domain.eu.game.BattleEvent.FightersAsked;
import tercio.domain.eu.game.BattleEvent.FightersChosen;
import tercio.domain.eu.game.BattleEvent.LeaderCaptured;
import tercio.domain.eu.game.BattleEvent.LeaderKilled;
import tercio.domain.eu.game.BattleEvent.LeaderWounded;
import tercio.domain.eu.game.BattleEvent.LossesSuffered;
import tercio.domain.eu.game.BattleEvent.LossesShared;
import tercio.domain.eu.game.BattleEvent.LossesTaken;
import tercio.domain.eu.game.BattleEvent.PartRejoined;
import tercio.domain.eu.game.BattleEvent.PartsToRejoin;
import tercio.domain.eu.game.BattleEvent.RetreatChosen;
import tercio.domain.eu.game.BattleEvent.SortieMade;
import tercio.domain.eu.game.BattleEvent.StackDestroyed;
import tercio.domain.eu.game.BattleEvent.StackDivided;
import tercio.domain.eu.game.BattleEvent.StackRetreated;
import tercio.domain.eu.game.BattleEvent.WatchersWithdrew;
import tercio.domain.eu.game.BattleEvent.WatchersWithoutRefuge;
import tercio.domain.eu.game.BattleEvent.WithdrawnIntoFortress;
import tercio.domain.eu.game.LeaderStatus.Fate;
import tercio.domain.eu.round.RoundBox;

/** How the events of battles change the board. */
final class BattleEvolution {

    private BattleEvolution() {}

    static EuState evolve(EuState state, BattleEvent event) {
        return switch (event) {
            case BattleJoined joined -> engaged(state, new Engagement(joined.province(), joined.interception(),
                    joined.crossed(), joined.phasing(), joined.nonPhasing(), false, List.of(), Map.of(), null, null, Muster.NONE));
            case EvasionAttempted tried -> tried.success() ? evaded(state, tried) : state;
            case WithdrawnIntoFortress inside ->
                state.with(state.stacks().get(inside.stack()).besieged(true));
            case BattleLineChanged changed -> engaged(state, engagement(state).nonPhasing(changed.nonPhasing()));
            case BattleAccepted accepted -> engaged(state, engagement(state).accept());
            case SortieMade sortie -> engaged(state, engagement(state).joinedBy(sortie.side(), sortie.stacks()));
            case FightersAsked asked -> engaged(state, MusterEvolution.asked(engagement(state), asked));
            case StackDivided divided ->
                engaged(MusterEvolution.divided(state, divided), MusterEvolution.divided(engagement(state), divided));
            case FightersChosen chosen -> engaged(state, MusterEvolution.chosen(engagement(state), chosen));
            case WatchersWithoutRefuge watchers -> MusterEvolution.withoutRefuge(state, watchers);
            case WatchersWithdrew withdrew -> state.settled();
            case PartsToRejoin parts -> MusterEvolution.owed(state, parts);
            case PartRejoined rejoined -> MusterEvolution.rejoined(state, rejoined);
            case BattleFought fought ->
                engaged(state, engagement(state).stands(fought.battle(), fought.standing()));
            case RetreatChosen chosen -> engaged(state, engagement(state).retreating(chosen.side(), new Refuge(chosen.to(), chosen.inside(), chosen.stacks())));
            case BattleEnded ended -> ended(state, ended);
            case BattleRemains remains -> remains(state, remains.province());
            case BattleAvoided avoided -> over(state, avoided.province());
            case StackDestroyed destroyed -> destroyed(state, destroyed);
            case StackRetreated retreated -> state.with(
                    state.stacks().get(retreated.stack()).in(retreated.to()).besieged(retreated.inside()));
            case LeaderKilled killed -> lost(state, killed.leader(), Fate.KILLED, null);
            case LeaderWounded wounded -> lost(state, wounded.leader(), Fate.WOUNDED, wounded.returns());
            case LeaderCaptured captured -> lost(state, captured.leader(), Fate.CAPTURED, null);
            case LossesSuffered losses -> state.owes(
                    new Duty.Losses(losses.country(), losses.stacks(), losses.ld(), losses.why()));
            case LossesShared shared -> shared(state, shared);
            case LossesTaken taken -> taken(state, taken);
            case BattlesEnded ended -> state;
        };
    }

    /** The battle being fought, during movement or after it. */
    private static Engagement engagement(EuState state) {
        return switch (state.phase()) {
            case Phase.Movement movement -> movement.engagement();
            case Phase.Battles battles -> battles.engagement();
            default -> throw new IllegalStateException("no battle is fought in " + state.phase());
        };
    }

    private static EuState engaged(EuState state, Engagement now) {
        return switch (state.phase()) {
            case Phase.Movement movement -> state.phase(movement.engagement(now));
            case Phase.Battles battles -> state.phase(new Phase.Battles(battles.turnOf(), battles.provinces(), now));
            default -> throw new IllegalStateException("no battle is fought in " + state.phase());
        };
    }

    /** No battle is being fought any more, and none is left to fight in the province. */
    private static EuState over(EuState state, String province) {
        var next = engaged(state, null);
        if (next.phase() instanceof Phase.Battles battles) {
            var left = battles.provinces().stream().filter(other -> !other.equals(province)).toList();
            return next.phase(new Phase.Battles(battles.turnOf(), left, null));
        }
        return next;
    }

    private static EuState remains(EuState state, String province) {
        var battles = (Phase.Battles) state.phase();
        var provinces = new ArrayList<>(battles.provinces());
        provinces.add(province);
        return state.phase(new Phase.Battles(battles.turnOf(), provinces, battles.engagement()));
    }

    private static EuState evaded(EuState state, EvasionAttempted tried) {
        var next = state;
        for (var id : tried.stacks()) {
            next = next.with(next.stacks().get(id).in(tried.to()));
        }
        return next;
    }

    private static EuState ended(EuState state, BattleEnded ended) {
        var next = over(state, ended.province());
        for (var country : ended.stability().entrySet()) {
            next = next.country(country.getKey(), next.countries().get(country.getKey()).changes(country.getValue(), 0));
        }
        for (var country : ended.victoryPoints().entrySet()) {
            next = next.country(country.getKey(), next.countries().get(country.getKey()).changes(0, country.getValue()));
        }
        for (var id : ended.barred()) {
            var stack = next.stacks().get(id);
            next = stack == null ? next : next.with(stack.barred(true));
        }
        return next;
    }

    private static EuState destroyed(EuState state, StackDestroyed destroyed) {
        var stack = state.stacks().get(destroyed.stack());
        var next = owing(state.without(stack), stack.id());
        for (var id : stack.leaders()) {
            next = next.with(new LeaderStatus(next.leaders().get(id).leader(), Fate.WAITING, null));
        }
        return next.phase() instanceof Phase.Movement movement && movement.engagement() == null && moves(movement, stack)
                ? next.phase(movement.move(null))
                : next;
    }

    private static boolean moves(Phase.Movement movement, Stack stack) {
        return movement.move() != null && movement.move().stack().equals(stack.id())
                && movement.move().awaits() == Move.Awaits.ONWARD;
    }

    /** What only the destroyed stack could have settled is owed no longer. */
    private static EuState owing(EuState state, String gone) {
        var left = state.duties().stream()
                .filter(duty -> switch (duty) {
                    case Duty.Garrison garrison -> !garrison.stack().equals(gone);
                    case Duty.Losses losses -> losses.stacks().stream().anyMatch(state.stacks()::containsKey);
                    default -> true;
                })
                .toList();
        return state.duties(TreePVector.from(left));
    }

    private static EuState lost(EuState state, String leader, Fate fate, RoundBox returns) {
        return leaving(state, leader).with(new LeaderStatus(state.leaders().get(leader).leader(), fate, returns));
    }

    /** The leader is with no stack any more. */
    private static EuState leaving(EuState state, String leader) {
        for (var stack : state.stacks().values()) {
            if (stack.leaders().contains(leader)) {
                var others = new ArrayList<>(stack.leaders());
                others.remove(leader);
                return state.with(stack.leaders(List.copyOf(others)));
            }
        }
        return state;
    }

    /** The losses owed first become those of each country. */
    private static EuState shared(EuState state, LossesShared shared) {
        var whole = (Duty.Losses) state.duties().getFirst();
        var parts = shared.parts().stream()
                .map(part -> (Duty) new Duty.Losses(part.country(), part.stacks(), part.ld(), whole.why()))
                .toList();
        return state.duties(state.duties().minus(0).plusAll(0, parts));
    }

    private static EuState taken(EuState state, LossesTaken taken) {
        var stack = state.stacks().get(taken.stack());
        var duty = (Duty.Losses) state.duties().getFirst();
        int left = duty.ld() - (stack.ld() - taken.left().allLd());
        var duties = left == 0
                ? state.duties().minus(0)
                : state.duties().with(0, new Duty.Losses(duty.country(), duty.stacks(), left, duty.why()));
        return state.with(stack.units(taken.left(), taken.veteranLd())).duties(duties);
    }
}
