package tercio.domain.eu.land.battle.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.JointMarch;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.Crossing;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.battle.play.BattleEvent.SortieMade;
import tercio.domain.eu.turn.precedence.play.Contenders;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** Starts battles: after the movements, or at once by an interception (EU-BATTLE). */
public final class Engagements {

    public static final String RULE = "EU-BATTLE";

    private Engagements() {}

    /** The current battle, during movement or after it. */
    public static Optional<Engagement> current(EuState state) {
        return switch (state.phase()) {
            case Movement movement -> movement.engagement();
            case Phase.Battles battles -> Optional.ofNullable(battles.engagement());
            default -> Optional.empty();
        };
    }

    /** The phasing alliance. */
    public static Alliance phasingAlliance(EuState state) {
        return switch (state.phase()) {
            case Movement movement -> state.allianceAt(movement.turnOf());
            case Phase.Battles battles -> state.allianceAt(battles.turnOf());
            default -> throw new IllegalStateException("no impulse is played in " + state.phase());
        };
    }

    /** Starts the battle between the interceptors and the moving stack with its counter-interceptors at once. */
    public static void startInterceptionBattle(EuCommandRun play, Move move) {
        var phasing = new ArrayList<Engaged>();
        phasing.addAll(movingStacks(play.state(), move));
        // A part of the moving stack that comes to help may be lost by the attrition of its march before the battle.
        move.counters().stream().filter(engaged -> play.state().stack(engaged.stack()).isPresent()).forEach(phasing::add);
        join(play, move.province(), true, phasing, move.interceptors());
    }

    /** The moving stack, with the stacks of allies that move as one with it. */
    static List<Engaged> movingStacks(EuState state, Move move) {
        return JointMarch.of(state, state.stacks().get(move.stack())).stream().map(stack -> new Engaged(stack.id(), move.from())).toList();
    }

    /** The phasing alliance starts one of its battles, in the order it likes. */
    public static Execution fight(EuCommandRun play, FightBattle command) {
        var current = current(play.state());
        if (current.isPresent()) {
            var engagement = current.get();
            return engagement.interception() && Fighting.hasNotBegun(engagement) && !Evasions.isOpen(play.board(), engagement)
                            && engagement.province().equals(command.province())
                    ? Fighting.begin(play, engagement)
                    : EuCommandRun.refuse(RULE, Sentence.of("eu.battle.refused-one-at-a-time"));
        }
        if (command.province() == null || !(play.state().phase() instanceof Phase.Battles battles) || battles.seaBattle() != null
                || !battles.provinces().contains(command.province())) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.battle.refused-no-battle").with("where", SentenceNames.place(command.province())), options(play.board()));
        }
        var alliance = phasingAlliance(play.state());
        var order = Contenders.refusal(play.board(), play.state().commandingCountry(Adversaries.attackers(play.board(), command.province(), alliance)));
        if (order.isPresent()) {
            return EuCommandRun.refuse(order.get());
        }
        var enemy = Adversaries.namedOpponent(play.board(), command, alliance);
        if (enemy.isEmpty()) {
            return EuCommandRun.refuse(Adversaries.RULE, Adversaries.noOpponentReason(play.board(), command, alliance), options(play.board()));
        }
        boolean sally = Adversaries.canOnlySally(play.board(), command.province(), alliance);
        var attackers = Adversaries.attackers(play.board(), command.province(), alliance, enemy.get());
        join(play, command.province(), false, asEngaged(attackers), asEngaged(play.board().stacksInField(command.province(), enemy.get())));
        if (sally) {
            play.emit(new SortieMade(command.province(), Side.PHASING, attackers.stream().map(Stack::id).toList()));
        }
        var joined = current(play.state()).orElseThrow();
        return Evasions.evaders(play.board(), joined).isEmpty() ? Fighting.begin(play, joined) : EuCommandRun.success();
    }

    /** The battles that the alliance can start now. */
    public static List<Option> options(WarView board) {
        return board.state().phase() instanceof Phase.Battles battles && battles.engagement() == null && battles.seaBattle() == null
                ? battles.provinces().stream()
                        .flatMap(province -> Adversaries.options(board, province, phasingAlliance(board.state())).stream())
                        .toList()
                : List.of();
    }

    /**
     * Schedules another battle if enemies of a further alliance stand where a battle was fought.
     *
     * @return whether there were such enemies
     */
    public static boolean scheduleNextBattle(EuCommandRun play, Phase.Battles battles) {
        return Adversaries.scheduleNextBattle(play, battles);
    }

    private static List<Engaged> asEngaged(List<Stack> stacks) {
        return stacks.stream().map(Engaged::of).toList();
    }

    static void join(
            EuCommandRun play, SpaceId province, boolean interception, List<Engaged> phasing, List<Engaged> nonPhasing) {
        play.emit(new BattleJoined(province, interception, worstCrossing(play.board(), province, phasing), phasing, nonPhasing));
    }

    /** The worst border among those that stacks of the phasing side crossed last (EU-BATTLE-DRM-9, EU-BATTLE-DRM-10). */
    static Crossing worstCrossing(WarView board, SpaceId province, List<Engaged> phasing) {
        var worst = Crossing.NONE;
        for (var from : phasing.stream().flatMap(engaged -> engaged.origins().stream()).toList()) {
            var crossing = board.map().sea(from).isPresent() ? Crossing.SEA : board.road(from, province)
                    .map(border -> Crossing.of(border.kind()))
                    .orElse(Crossing.NONE);
            worst = crossing.compareTo(worst) > 0 ? crossing : worst;
        }
        return worst;
    }
}
