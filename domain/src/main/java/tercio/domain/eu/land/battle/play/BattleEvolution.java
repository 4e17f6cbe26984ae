package tercio.domain.eu.land.battle.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.game.Defeat;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Muster;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Precedence;
import tercio.domain.eu.common.game.Refuge;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleAccepted;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleAvoided;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleLineChanged;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleRemains;
import tercio.domain.eu.land.battle.play.BattleEvent.BattlesEnded;
import tercio.domain.eu.land.battle.play.BattleEvent.EnemiesOverrun;
import tercio.domain.eu.land.battle.play.BattleEvent.EvasionAttempted;
import tercio.domain.eu.land.battle.play.BattleEvent.FightersAsked;
import tercio.domain.eu.land.battle.play.BattleEvent.FightersChosen;
import tercio.domain.eu.land.battle.play.BattleEvent.OverrunForgone;
import tercio.domain.eu.land.battle.play.BattleEvent.OverrunOffered;
import tercio.domain.eu.land.battle.play.BattleEvent.PartRejoined;
import tercio.domain.eu.land.battle.play.BattleEvent.PartsToRejoin;
import tercio.domain.eu.land.battle.play.BattleEvent.RetreatChosen;
import tercio.domain.eu.land.battle.play.BattleEvent.SallyForgone;
import tercio.domain.eu.land.battle.play.BattleEvent.SortieMade;
import tercio.domain.eu.land.battle.play.BattleEvent.StackDivided;
import tercio.domain.eu.land.battle.play.BattleEvent.WatchersWithdrew;
import tercio.domain.eu.land.battle.play.BattleEvent.WatchersWithoutRefuge;
import tercio.domain.eu.land.battle.play.BattleEvent.WithdrawnIntoFortress;
import tercio.domain.eu.turn.leader.play.Viceroys;
import tercio.domain.map.SpaceId;

/** Applies the events of battles to the board. */
final class BattleEvolution {

    private BattleEvolution() {}

    static EuState evolve(EuState state, BattleEvent event) {
        return switch (event) {
            case BattleJoined joined -> withEngagement(state, new Engagement(joined.province(), joined.interception(),
                    joined.crossed(), joined.phasing(), joined.nonPhasing(), false, List.of(), Map.of(), null, null, Muster.NONE));
            case OverrunOffered offered -> state.withDuty(new Duty.Overrun(offered.country(), offered.stack(), offered.province(), offered.destroys()));
            case OverrunForgone forgone -> state.withoutFirstDuty();
            case EnemiesOverrun overrun -> state.withoutFirstDuty();
            case EvasionAttempted tried -> tried.success() ? afterEvasion(state, tried) : state;
            case WithdrawnIntoFortress inside ->
                state.with(state.stacks().get(inside.stack()).withBesieged(true));
            case BattleLineChanged changed -> withEngagement(state, engagement(state).withNonPhasing(changed.nonPhasing()));
            case BattleAccepted accepted -> withEngagement(state, engagement(state).withEvasionOver());
            case SortieMade sortie -> withEngagement(state, engagement(state).withReinforcements(sortie.side(), sortie.stacks()));
            case SallyForgone forgone -> withoutBattle(state, forgone.province());
            case FightersAsked asked -> withEngagement(state, MusterEvolution.withQuestion(engagement(state), asked));
            case StackDivided divided ->
                withEngagement(MusterEvolution.withDivision(state, divided), MusterEvolution.withDivision(engagement(state), divided));
            case FightersChosen chosen -> withEngagement(state, MusterEvolution.withFighters(engagement(state), chosen));
            case WatchersWithoutRefuge watchers -> MusterEvolution.withWithdrawalDuty(state, watchers);
            case WatchersWithdrew withdrew -> state.withoutFirstDuty();
            case PartsToRejoin parts -> MusterEvolution.withPartsToRejoin(state, parts);
            case PartRejoined rejoined -> MusterEvolution.afterRejoining(state, rejoined);
            case BattleFought fought ->
                withEngagement(state, engagement(state).withBattle(fought.battle(), fought.standing()));
            case RetreatChosen chosen -> withEngagement(state, engagement(state).withRetreat(chosen.side(),
                    new Refuge(chosen.to(), chosen.inside(), chosen.stacks(), chosen.leaders())));
            case BattleEvent.LossesCounted counted -> state;
            case BattleEnded ended -> afterBattle(state, ended);
            case BattleRemains remains -> withAnotherBattle(state, remains.province());
            case BattleAvoided avoided -> withoutBattle(state, avoided.province());
            case BattlesEnded ended -> withMilitiaReleased(state);
        };
    }

    /** Militia that stayed in its fortress is asked again in the next impulse. */
    private static EuState withMilitiaReleased(EuState state) {
        var militia = state.world().militia();
        return militia.kept().isEmpty() ? state : state.withWorld(state.world().withMilitia(militia.withoutKept()));
    }

    /** The current battle, during movement or after it. */
    private static Engagement engagement(EuState state) {
        return switch (state.phase()) {
            case Movement movement -> movement.engagement().orElseThrow();
            case Phase.Battles battles -> battles.engagement();
            default -> throw new IllegalStateException("no battle is fought in " + state.phase());
        };
    }

    private static EuState withEngagement(EuState state, Engagement now) {
        return switch (state.phase()) {
            case Movement movement -> state.withPhase(movement.withEngagement(now));
            case Phase.Battles battles -> state.withPhase(new Phase.Battles(battles.turnOf(), battles.provinces(), now, Precedence.FREE, battles.seaBattle()));
            default -> throw new IllegalStateException("no battle is fought in " + state.phase());
        };
    }

    /** Ends the current battle. No battle is left to fight in the province. */
    private static EuState withoutBattle(EuState state, SpaceId province) {
        return switch (state.phase()) {
            case Movement movement -> state.withPhase(movement.withoutBattle());
            case Phase.Battles battles -> state.withPhase(new Phase.Battles(battles.turnOf(), battles.provinces().stream().filter(other -> !other.equals(province)).toList(), null,
                    Precedence.FREE, battles.seaBattle()));
            default -> throw new IllegalStateException("no battle is fought in " + state.phase());
        };
    }

    private static EuState withAnotherBattle(EuState state, SpaceId province) {
        var battles = (Phase.Battles) state.phase();
        var provinces = new ArrayList<>(battles.provinces());
        provinces.add(province);
        return state.withPhase(new Phase.Battles(battles.turnOf(), provinces, battles.engagement(), Precedence.FREE, battles.seaBattle()));
    }

    private static EuState afterEvasion(EuState state, EvasionAttempted tried) {
        var next = state;
        for (var id : tried.stacks()) {
            next = next.with(next.stacks().get(id).placedIn(tried.to()));
        }
        return next;
    }

    /** Notes the defeat of each country that has troops on the side that lost. */
    private static EuState withDefeat(EuState state, Engagement engagement, BattleEnded ended) {
        if (ended.winner() == null) {
            return state;
        }
        var next = state;
        var losers = engagement.side(ended.winner().opponent()).stream().flatMap(engaged -> state.stack(engaged.stack()).stream())
                .map(Stack::country).filter(state.countries()::containsKey).distinct().toList();
        for (var country : losers) {
            var status = next.countries().get(country);
            next = next.withCountry(country, status.withLevies(status.levies().withDefeat(ended.major() ? Defeat.MAJOR : Defeat.LOST)));
        }
        return EuMap.PRINTED.isOnWorldSheet(ended.province()) ? Viceroys.withDefeat(next, losers, engagement.battle().side(ended.winner().opponent()).leader(), ended.major()) : next;
    }

    private static EuState afterBattle(EuState state, BattleEnded ended) {
        var next = withDefeat(withoutBattle(state, ended.province()), engagement(state), ended);
        for (var country : FacingOttomans.countriesThatMet(state, engagement(state).battle())) {
            next = next.withCountry(country, next.countries().get(country).withMetOttomans(true));
        }
        for (var country : ended.stability().entrySet()) {
            next = next.withCountry(country.getKey(), next.countries().get(country.getKey()).withChanges(country.getValue(), 0));
        }
        for (var country : ended.victoryPoints().entrySet()) {
            next = next.withCountry(country.getKey(), next.countries().get(country.getKey()).withChanges(0, country.getValue()));
        }
        for (var id : ended.barred()) {
            var stack = next.stacks().get(id);
            next = stack == null ? next : next.with(stack.withBarred(true));
        }
        return afterForaging(next.withEngaged(engagement(state).phasing().stream().map(Engaged::stack).toList()), ended.province());
    }

    /** Foraging affects one battle. The parts of a stack that stayed out of it do not forage in a later one. */
    private static EuState afterForaging(EuState state, SpaceId province) {
        var next = state;
        for (var stack : state.stacksIn(province)) {
            next = stack.foraging() ? next.with(stack.withForaging(false)) : next;
        }
        return next;
    }
}
