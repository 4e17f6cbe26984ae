package tercio.domain.eu.play.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.game.Defeat;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.Engaged;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Muster;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Precedence;
import tercio.domain.eu.game.Refuge;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.battle.BattleEvent.BattleAccepted;
import tercio.domain.eu.play.battle.BattleEvent.BattleAvoided;
import tercio.domain.eu.play.battle.BattleEvent.BattleEnded;
import tercio.domain.eu.play.battle.BattleEvent.BattleFought;
import tercio.domain.eu.play.battle.BattleEvent.BattleJoined;
import tercio.domain.eu.play.battle.BattleEvent.BattleLineChanged;
import tercio.domain.eu.play.battle.BattleEvent.BattleRemains;
import tercio.domain.eu.play.battle.BattleEvent.BattlesEnded;
import tercio.domain.eu.play.battle.BattleEvent.EnemiesOverrun;
import tercio.domain.eu.play.battle.BattleEvent.EvasionAttempted;
import tercio.domain.eu.play.battle.BattleEvent.FightersAsked;
import tercio.domain.eu.play.battle.BattleEvent.FightersChosen;
import tercio.domain.eu.play.battle.BattleEvent.OverrunForgone;
import tercio.domain.eu.play.battle.BattleEvent.OverrunOffered;
import tercio.domain.eu.play.battle.BattleEvent.PartRejoined;
import tercio.domain.eu.play.battle.BattleEvent.PartsToRejoin;
import tercio.domain.eu.play.battle.BattleEvent.RetreatChosen;
import tercio.domain.eu.play.battle.BattleEvent.SallyForgone;
import tercio.domain.eu.play.battle.BattleEvent.SortieMade;
import tercio.domain.eu.play.battle.BattleEvent.StackDivided;
import tercio.domain.eu.play.battle.BattleEvent.WatchersWithdrew;
import tercio.domain.eu.play.battle.BattleEvent.WatchersWithoutRefuge;
import tercio.domain.eu.play.battle.BattleEvent.WithdrawnIntoFortress;
import tercio.domain.eu.play.levy.Viceroys;

/** Applies the events of battles to the board. */
final class BattleEvolution {

    private BattleEvolution() {}

    static EuState evolve(EuState state, BattleEvent event) {
        return switch (event) {
            case BattleJoined joined -> engaged(state, new Engagement(joined.province(), joined.interception(),
                    joined.crossed(), joined.phasing(), joined.nonPhasing(), false, List.of(), Map.of(), null, null, Muster.NONE));
            case OverrunOffered offered -> state.owes(new Duty.Overrun(offered.country(), offered.stack(), offered.province(), offered.destroys()));
            case OverrunForgone forgone -> state.settled();
            case EnemiesOverrun overrun -> state.settled();
            case EvasionAttempted tried -> tried.success() ? evaded(state, tried) : state;
            case WithdrawnIntoFortress inside ->
                state.with(state.stacks().get(inside.stack()).besieged(true));
            case BattleLineChanged changed -> engaged(state, engagement(state).nonPhasing(changed.nonPhasing()));
            case BattleAccepted accepted -> engaged(state, engagement(state).accept());
            case SortieMade sortie -> engaged(state, engagement(state).joinedBy(sortie.side(), sortie.stacks()));
            case SallyForgone forgone -> over(state, forgone.province());
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
            case RetreatChosen chosen -> engaged(state, engagement(state).retreating(chosen.side(),
                    new Refuge(chosen.to(), chosen.inside(), chosen.stacks(), chosen.leaders())));
            case BattleEvent.LossesCounted counted -> state;
            case BattleEnded ended -> ended(state, ended);
            case BattleRemains remains -> remains(state, remains.province());
            case BattleAvoided avoided -> over(state, avoided.province());
            case BattlesEnded ended -> released(state);
        };
    }

    /** Militia that stayed in its fortress is asked again in the next impulse. */
    private static EuState released(EuState state) {
        var militia = state.world().militia();
        return militia.kept().isEmpty() ? state : state.world(state.world().militia(militia.released()));
    }

    /** The current battle, during movement or after it. */
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
            case Phase.Battles battles -> state.phase(new Phase.Battles(battles.turnOf(), battles.provinces(), now, Precedence.FREE, battles.seaBattle()));
            default -> throw new IllegalStateException("no battle is fought in " + state.phase());
        };
    }

    /** Ends the current battle. No battle is left to fight in the province. */
    private static EuState over(EuState state, String province) {
        var next = engaged(state, null);
        if (next.phase() instanceof Phase.Battles battles) {
            var left = battles.provinces().stream().filter(other -> !other.equals(province)).toList();
            return next.phase(new Phase.Battles(battles.turnOf(), left, null, Precedence.FREE, battles.seaBattle()));
        }
        return next;
    }

    private static EuState remains(EuState state, String province) {
        var battles = (Phase.Battles) state.phase();
        var provinces = new ArrayList<>(battles.provinces());
        provinces.add(province);
        return state.phase(new Phase.Battles(battles.turnOf(), provinces, battles.engagement(), Precedence.FREE, battles.seaBattle()));
    }

    private static EuState evaded(EuState state, EvasionAttempted tried) {
        var next = state;
        for (var id : tried.stacks()) {
            next = next.with(next.stacks().get(id).in(tried.to()));
        }
        return next;
    }

    /** Notes the defeat of each country that has troops on the side that lost. */
    private static EuState defeat(EuState state, Engagement engagement, BattleEnded ended) {
        if (ended.winner() == null) {
            return state;
        }
        var next = state;
        var losers = engagement.side(ended.winner().opponent()).stream().flatMap(engaged -> state.stack(engaged.stack()).stream())
                .map(Stack::country).filter(state.countries()::containsKey).distinct().toList();
        for (var country : losers) {
            var status = next.countries().get(country);
            next = next.country(country, status.levies(status.levies().defeated(ended.major() ? Defeat.MAJOR : Defeat.LOST)));
        }
        return EuMap.PRINTED.onWorldSheet(ended.province()) ? Viceroys.beaten(next, losers, engagement.battle().side(ended.winner().opponent()).leader(), ended.major()) : next;
    }

    private static EuState ended(EuState state, BattleEnded ended) {
        var next = defeat(over(state, ended.province()), engagement(state), ended);
        for (var country : FacingOttomans.known(state, engagement(state).battle())) {
            next = next.country(country, next.countries().get(country).metOttomans(true));
        }
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
        return foraged(next.engages(engagement(state).phasing().stream().map(Engaged::stack).toList()), ended.province());
    }

    /** Foraging affects one battle. The parts of a stack that stayed out of it do not forage in a later one. */
    private static EuState foraged(EuState state, String province) {
        var next = state;
        for (var stack : state.stacksIn(province)) {
            next = stack.foraging() ? next.with(stack.foraging(false)) : next;
        }
        return next;
    }
}
