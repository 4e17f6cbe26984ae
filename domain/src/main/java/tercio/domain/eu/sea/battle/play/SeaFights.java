package tercio.domain.eu.sea.battle.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.SeaStage;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleAccepted;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleJoined;
import tercio.domain.eu.sea.ships.play.Attackers;
import tercio.domain.eu.sea.ships.play.Blockaders;
import tercio.domain.eu.sea.ships.play.Pursuers;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.InterceptionsOver;
import tercio.domain.eu.turn.precedence.play.Contenders;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Battles at sea in a game (EU-SEA): at once by an interception, or declared by a naval stack for the time after the movements. All naval
 * stacks of a side fight as one.
 */
public final class SeaFights {

    static final String RULE = "EU-SEA";

    private SeaFights() {}

    /** The battle at sea in progress. */
    public static Optional<SeaEngagement> current(EuState state) {
        return Pursuers.currentBattle(state);
    }

    /** Whether battles at sea are still to be fought after the movements. */
    public static boolean haveBattlesLeft(WarView board) {
        return current(board.state()).isPresent()
                || board.state().phase() instanceof Phase.Battles battles && !Attackers.of(board, board.state().allianceAt(battles.turnOf())).isEmpty();
    }

    // --- How they begin --------------------------------------------------------------------------------------------

    /** The battle of a stack that was caught on its voyage. */
    public static void startInterceptionBattle(EuCommandRun play, Voyage voyage) {
        var catchers = voyage.interceptors().stream().map(Engaged::stack).filter(id -> play.state().fleet(id).isPresent()).toList();
        if (catchers.isEmpty()) {
            play.emit(new InterceptionsOver(voyage.stack(), voyage.position()));
            return;
        }
        boolean afloat = play.map().sea(voyage.position()).isPresent();
        var zone = afloat ? voyage.position() : play.state().fleet(catchers.getFirst()).orElseThrow().at();
        play.emit(new SeaBattleJoined(zone, true, company(play.state(), voyage.stack()), fightingInterceptors(play.board(), catchers)));
    }

    /** A stack with the contingents that are one with it, it first. */
    private static List<StackId> company(EuState state, StackId stack) {
        return SeaCompany.of(state, state.fleet(stack).orElseThrow()).stream().map(NavalStack::id).toList();
    }

    /**
     * The interceptors that fight: in the order in which they tried, each that makes one stack of at most 3 counters with those before it (EU-INT-SEA,
     * EU-STACK-2). Readings: the others watch where they have come; the order of the tries, which their players choose, says who fights.
     */
    private static List<StackId> fightingInterceptors(WarView board, List<StackId> catchers) {
        var fight = new ArrayList<NavalStack>();
        for (var id : catchers) {
            var company = SeaCompany.of(board.state(), board.state().fleet(id).orElseThrow());
            if (fight.isEmpty() || Blockaders.canBeOneStack(board, Stream.concat(fight.stream(), company.stream()).toList())) {
                fight.addAll(company);
            }
        }
        return fight.stream().map(NavalStack::id).toList();
    }

    /** The battles that a country may start now. */
    static List<Option> options(WarView board, CountryId country) {
        return board.state().phase() instanceof Phase.Battles battles && battles.engagement() == null && battles.seaBattle() == null
                ? Attackers.of(board, board.state().allianceAt(battles.turnOf())).stream().filter(stack -> stack.country().equals(country))
                        .map(stack -> new Option(Sentence.of("eu.seabattle.to-attack").with("other", SentenceNames.fleet(board.state(), Attackers.target(board, stack).orElseThrow().id()))
                                .with("stack", SentenceNames.fleet(board.state(), stack.id())), new AttackFleet(stack.id()))).toList()
                : List.of();
    }

    static Execution attack(EuCommandRun play, AttackFleet command) {
        var board = play.board();
        var stack = play.state().fleet(command.stack());
        if (stack.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.common.refused-no-fleet").with("id", new Text(String.valueOf(command.stack()))));
        }
        var options = options(board, stack.get().country());
        if (options.stream().noneMatch(option -> option.command().equals(command))) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.seabattle.refused-no-battle").with("stack", SentenceNames.fleet(play.state(), command.stack())), options);
        }
        var order = Contenders.refusal(board, stack.get().country());
        if (order.isPresent()) {
            return EuCommandRun.refuse(order.get());
        }
        var target = Attackers.target(board, stack.get()).orElseThrow();
        play.emit(new SeaBattleJoined(target.at(), false, company(play.state(), stack.get().id()), defenders(board, target)));
        return EuCommandRun.success();
    }

    /** A stack that is attacked, with its contingents and those that blockade the same port as one with it. */
    static List<StackId> defenders(WarView board, NavalStack target) {
        return Blockaders.jointBlockaders(board, target).stream().map(NavalStack::id).toList();
    }

    // --- Going on --------------------------------------------------------------------------------------------------

    /**
     * One automatic step of the battle in progress.
     *
     * @return whether there was one; not while it waits for a player
     */
    public static boolean resolveStep(EuCommandRun play, SeaEngagement battle) {
        return switch (battle.stage()) {
            case SeaStage.EvasionChoice _ -> {
                if (!SeaEvasions.options(play.board(), battle).isEmpty()) {
                    yield false;
                }
                play.emit(new SeaBattleAccepted(battle.zone()));
                yield true;
            }
            case SeaStage.OpenLineChoice choice -> FirstLines.formOpenLines(play, battle, choice);
            case SeaStage.SecretLineChoice choice -> FirstLines.formSecretLines(play, battle, choice);
            case SeaStage.FirstRoll _, SeaStage.CombatChoice _, SeaStage.Conclusion _ -> false;
            case SeaStage.LossChoice losses -> SeaLossTaking.takeForcedLosses(play, battle, losses);
            case SeaStage.Retreat retreat -> SeaRetreats.resolveRetreat(play, battle, retreat);
            case SeaStage.FollowUp followUp -> FollowUps.resolveFollowUp(play, battle, followUp);
        };
    }

    /**
     * A battle in progress, asked by a stack that takes part.
     *
     * @param side of the stack
     */
    record Asked<S extends SeaStage>(SeaEngagement battle, S stage, Side side) {}

    /** The battle of a stack, where it is at this stage. */
    static <S extends SeaStage> Optional<Asked<S>> battleAt(EuState state, StackId stack, Class<S> stage) {
        return current(state).filter(battle -> stage.isInstance(battle.stage()))
                .flatMap(battle -> battle.sideOf(stack).map(side -> new Asked<>(battle, stage.cast(battle.stage()), side)));
    }

    /** The dice of a battle: who fights whom, and where. */
    static Dice dice(EuCommandRun play, SeaEngagement battle) {
        return play.dice("battle at sea in " + battle.zone() + ", " + stacks(battle.phasing()) + " against " + stacks(battle.nonPhasing()));
    }

    private static String stacks(List<StackId> side) {
        return side.stream().map(StackId::value).collect(Collectors.joining(" and "));
    }
}
