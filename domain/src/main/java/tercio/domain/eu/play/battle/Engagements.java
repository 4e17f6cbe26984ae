package tercio.domain.eu.play.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.battle.Crossing;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.game.Engaged;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Company;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.battle.BattleCommand.FightBattle;
import tercio.domain.eu.play.battle.BattleEvent.BattleJoined;
import tercio.domain.eu.play.battle.BattleEvent.SortieMade;
import tercio.domain.eu.play.precedence.Contenders;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/** Starts battles: after the movements, or at once by an interception (EU-BATTLE). */
public final class Engagements {

    public static final String RULE = "EU-BATTLE";

    private Engagements() {}

    /** The current battle, during movement or after it. */
    public static Optional<Engagement> current(EuState state) {
        return switch (state.phase()) {
            case Phase.Movement movement -> Optional.ofNullable(movement.engagement());
            case Phase.Battles battles -> Optional.ofNullable(battles.engagement());
            default -> Optional.empty();
        };
    }

    /** The number of the phasing alliance. */
    public static int phasing(EuState state) {
        return switch (state.phase()) {
            case Phase.Movement movement -> state.allianceAt(movement.turnOf());
            case Phase.Battles battles -> state.allianceAt(battles.turnOf());
            default -> throw new IllegalStateException("no impulse is played in " + state.phase());
        };
    }

    /** Starts the battle between the interceptors and the moving stack with its counter-interceptors at once. */
    public static void intercepted(Play play, Move move) {
        var phasing = new ArrayList<Engaged>();
        phasing.addAll(moving(play.state(), move));
        // A part of the moving stack that comes to help may be lost by the attrition of its march before the battle.
        move.counters().stream().filter(engaged -> play.state().stack(engaged.stack()).isPresent()).forEach(phasing::add);
        join(play, move.province(), true, phasing, move.interceptors());
    }

    /** The moving stack, with the stacks of allies that move as one with it. */
    static List<Engaged> moving(EuState state, Move move) {
        return Company.of(state, state.stacks().get(move.stack())).stream().map(stack -> new Engaged(stack.id(), move.from())).toList();
    }

    /** The phasing alliance starts one of its battles, in the order it likes. */
    public static Optional<Verdict<EuEvent>> fight(Play play, FightBattle command) {
        var current = current(play.state());
        if (current.isPresent()) {
            var engagement = current.get();
            return engagement.interception() && Fighting.notBegun(engagement) && !Evasions.open(play.board(), engagement)
                            && engagement.province().equals(command.province())
                    ? Fighting.begin(play, engagement)
                    : Play.refused(RULE, "each battle is fully resolved before the next one starts");
        }
        if (command.province() == null || !(play.state().phase() instanceof Phase.Battles battles) || battles.seaBattle() != null
                || !battles.provinces().contains(command.province())) {
            return Play.refused(RULE, "there is no battle to fight in " + play.board().name(command.province()), options(play.board()));
        }
        int alliance = phasing(play.state());
        var order = Contenders.forbids(play.board(), play.state().commanding(Adversaries.attackers(play.board(), command.province(), alliance)));
        if (order.isPresent()) {
            return order.map(Verdict.Refused<EuEvent>::new);
        }
        var enemy = Adversaries.meant(play.board(), command, alliance);
        if (enemy.isEmpty()) {
            return Play.refused(Adversaries.RULE, Adversaries.notMeant(play.board(), command, alliance), options(play.board()));
        }
        boolean sally = Adversaries.onlySally(play.board(), command.province(), alliance);
        var attackers = Adversaries.attackers(play.board(), command.province(), alliance, enemy.get());
        join(play, command.province(), false, engaged(attackers), engaged(play.board().field(command.province(), enemy.get())));
        if (sally) {
            play.happens(new SortieMade(command.province(), Side.PHASING, attackers.stream().map(Stack::id).toList()));
        }
        var joined = current(play.state()).orElseThrow();
        return Evasions.able(play.board(), joined).isEmpty() ? Fighting.begin(play, joined) : Play.done();
    }

    /** The battles that the alliance can start now. */
    public static List<Option> options(Board board) {
        return board.state().phase() instanceof Phase.Battles battles && battles.engagement() == null && battles.seaBattle() == null
                ? battles.provinces().stream()
                        .flatMap(province -> Adversaries.options(board, province, phasing(board.state())).stream())
                        .toList()
                : List.of();
    }

    /**
     * Schedules another battle if enemies of a further alliance stand where a battle was fought.
     *
     * @return whether there were such enemies
     */
    public static boolean remain(Play play, Phase.Battles battles) {
        return Adversaries.remain(play, battles);
    }

    private static List<Engaged> engaged(List<Stack> stacks) {
        return stacks.stream().map(Engaged::of).toList();
    }

    static void join(
            Play play, String province, boolean interception, List<Engaged> phasing, List<Engaged> nonPhasing) {
        play.happens(new BattleJoined(province, interception, crossed(play.board(), province, phasing), phasing, nonPhasing));
    }

    /** The worst border among those that stacks of the phasing side crossed last (EU-MOVE-4). */
    static Crossing crossed(Board board, String province, List<Engaged> phasing) {
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
