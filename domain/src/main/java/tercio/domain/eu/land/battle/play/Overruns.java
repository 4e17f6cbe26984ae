package tercio.domain.eu.land.battle.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.JointMarch;
import tercio.domain.eu.common.play.Meetings;
import tercio.domain.eu.common.play.NativeStacks;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.play.BattleCommand.DeclareOverrun;
import tercio.domain.eu.land.battle.play.BattleCommand.ForgoOverrun;
import tercio.domain.eu.land.battle.play.BattleEvent.EnemiesOverrun;
import tercio.domain.eu.land.battle.play.BattleEvent.OverrunForgone;
import tercio.domain.eu.land.battle.play.BattleEvent.OverrunOffered;
import tercio.domain.eu.land.battle.play.BattleEvent.WithdrawnIntoFortress;
import tercio.domain.eu.land.losses.play.Overrun;
import tercio.domain.eu.land.losses.play.OverrunCasualties;
import tercio.domain.eu.land.movement.MovementReadings;
import tercio.domain.eu.land.movement.OverrunStrength;
import tercio.domain.eu.land.movement.play.LandMoves;
import tercio.domain.eu.supply.attrition.play.MarchAttrition;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;
import tercio.domain.sentence.Sentence;

/**
 * A stack that enters a province with four times as many LD as all enemies in the field there may fight them at once, and destroys
 * them without a battle where it has eight times as many (EU-MOVE-OVERRUN). It is asked when all interceptions there are over; stacks
 * that just came by one count among the enemies. Readings: only the moving stack counts, with allies that move as one with it and without those that helped it; enemies of
 * several alliances, who would not fight in one battle, can only be destroyed; where interceptors fight at once anyway, only their
 * destruction is asked; in the battle at once the enemy may evade or enter the fortress as in a regular battle (AMB-15), and a stack
 * before which everybody has left may go on. Attrition of the march is rolled once the overrun is declared, and the overrun then
 * confirmed or left.
 */
public final class Overruns {

    private Overruns() {}

    /**
     * Asks the country of the mover, where its stack can overrun the enemies in the province.
     *
     * @return whether it is asked
     */
    public static boolean offerOverrun(EuCommandRun play, Move move) {
        var board = play.board();
        var strength = possibleStrength(board, move);
        if (strength == OverrunStrength.NONE) {
            return false;
        }
        var mover = board.state().stacks().get(move.stack());
        play.emit(new OverrunOffered(mover.country(), mover.id(), move.province(), strength == OverrunStrength.DESTROYS));
        return true;
    }

    private static OverrunStrength possibleStrength(WarView board, Move move) {
        if (!Meetings.mayEngage(board, board.state().stacks().get(move.stack()), move.province())) {
            return OverrunStrength.NONE;
        }
        var enemies = enemies(board, move);
        var strength = strength(board, move);
        boolean battleAnyway = !move.interceptors().isEmpty() && !isPutOff(board.state(), move);
        boolean several = enemies.stream().map(board.state()::allianceOf).distinct().count() > 1;
        return strength == OverrunStrength.FIGHTS && (battleAnyway || several) ? OverrunStrength.NONE : strength;
    }

    private static OverrunStrength strength(WarView board, Move move) {
        return OverrunStrength.ofMover(JointMarch.units(board.state(), board.state().stacks().get(move.stack())), WarView.thirds(enemies(board, move)), board.tables());
    }

    private static List<Stack> enemies(WarView board, Move move) {
        return board.enemiesInField(move.province(), board.state().allianceOf(board.state().stacks().get(move.stack())));
    }

    /** Whether the interceptors wait for a regular battle. Natives who catch a stack fight at once (EU-NAT-ACTIVATION). */
    private static boolean isPutOff(EuState state, Move move) {
        return move.interceptors().stream().allMatch(caught -> state.stack(caught.stack()).filter(stack -> stack.committed() && !NativeStacks.areNatives(stack)).isPresent());
    }

    /** Whether the battle is that of an overrun: one during a move that no interceptors fight at once. */
    static boolean isOverrunBattle(EuState state, Engagement engagement) {
        return engagement.interception() && state.phase() instanceof Movement movement && movement.move().filter(move -> isPutOff(state, move)).isPresent();
    }

    /** The choice between the overrun and none. */
    static List<Option> options(WarView board, Duty.Overrun duty) {
        var move = ((Movement) board.state().phase()).move().orElseThrow();
        var enemies = SentenceNames.stacks(board.state(), enemies(board, move).stream().map(Stack::id).toList());
        return List.of(
                new Option(Sentence.of("eu.battle.to-overrun").with("enemies", enemies).with("destroys", duty.destroys()), new DeclareOverrun(duty.province())),
                new Option(Sentence.of("eu.battle.to-spare").with("where", SentenceNames.place(duty.province())), new ForgoOverrun(duty.province())));
    }

    /** Overruns the enemies in the province. Refused unless the mover was just asked. */
    static Execution declare(EuCommandRun play, DeclareOverrun command) {
        var asked = openDuty(play, command.province());
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(notAskedRefusal(command.province()));
        }
        var duty = asked.get();
        return duty.destroys() ? destroy(play, duty) : fight(play, duty);
    }

    private static Execution fight(EuCommandRun play, Duty.Overrun duty) {
        var board = play.board();
        var move = ((Movement) play.state().phase()).move().orElseThrow();
        var mover = board.state().stacks().get(move.stack());
        if (MarchAttrition.makeDueBeforeBattle(play, move)) {
            return EuCommandRun.success();
        }
        var enemies = enemies(board, move);
        play.emit(new EnemiesOverrun(mover.id(), move.province(), ids(enemies), false),
                List.of(OverrunStrength.FIGHTS.explain(JointMarch.units(board.state(), mover).thirds(), WarView.thirds(enemies))));
        var caught = move.interceptors();
        var others = enemies.stream().map(Stack::id)
                .filter(id -> caught.stream().noneMatch(each -> each.stack().equals(id)))
                .map(id -> new Engaged(id, move.province()));
        Engagements.join(play, move.province(), true, Engagements.movingStacks(board.state(), move),
                Stream.concat(caught.stream(), others).toList());
        return EuCommandRun.success();
    }

    private static Execution destroy(EuCommandRun play, Duty.Overrun duty) {
        escapeIntoFortress(play, duty.province());
        var board = play.board();
        var move = ((Movement) play.state().phase()).move().orElseThrow();
        var mover = board.state().stacks().get(move.stack());
        var enemies = enemies(board, move);
        var why = OverrunStrength.DESTROYS.explain(JointMarch.units(board.state(), mover).thirds(), WarView.thirds(enemies)).reading(MovementReadings.OVERRUN_ESCAPE.id());
        return Overrun.destroy(play, new EnemiesOverrun(mover.id(), move.province(), ids(enemies), true), why, enemies,
                Side.NON_PHASING.word(), mover.country()).then(() -> BattleAftermath.resumeOrEndMove(play, true, true));
    }

    /** Lets as many LD as the fortress holds step into it first, by one reading: loose LD of the first stacks. */
    private static void escapeIntoFortress(EuCommandRun play, SpaceId province) {
        var board = play.board();
        var move = ((Movement) play.state().phase()).move().orElseThrow();
        var friends = enemies(board, move).stream().filter(stack -> board.isControlledBy(province, board.state().allianceOf(stack))).toList();
        if (play.state().readings().is(MovementReadings.OVERRUN_ESCAPE, "on") && !friends.isEmpty()) {
            Division.ofFirst(board.state(), friends, Math.min(board.roomInside(province), WarView.ld(friends))).splitOff(play)
                    .forEach(id -> play.emit(new WithdrawnIntoFortress(id, province)));
        }
    }

    /** Leaves the enemies alone: the move goes on as it would have. Refused unless the mover was just asked. */
    static Execution forgo(EuCommandRun play, ForgoOverrun command) {
        if (openDuty(play, command.province()).isEmpty()) {
            return EuCommandRun.refuse(notAskedRefusal(command.province()));
        }
        var move = ((Movement) play.state().phase()).move().orElseThrow();
        play.emit(new OverrunForgone(move.stack(), command.province()));
        if (!isPutOff(play.state(), move)) {
            if (!MarchAttrition.makeDueBeforeBattle(play, move)) {
                Engagements.startInterceptionBattle(play, move);
            }
        } else {
            LandMoves.endMove(play);
        }
        return EuCommandRun.success();
    }

    /** The odds of the fate of the commander of the enemies, where they are destroyed. */
    static Optional<Forecast> odds(WarView board) {
        return board.state().duties().stream().limit(1)
                .filter(duty -> duty instanceof Duty.Overrun overrun && overrun.destroys())
                .flatMap(duty -> OverrunCasualties.of(board.state(), enemies(board, ((Movement) board.state().phase()).move().orElseThrow())).stream())
                .map(rolling -> rolling.odds(Side.NON_PHASING.word(), board.tables()))
                .findFirst();
    }

    private static Optional<Duty.Overrun> openDuty(EuCommandRun play, SpaceId province) {
        return play.state().duties().stream().limit(1)
                .filter(Duty.Overrun.class::isInstance).map(Duty.Overrun.class::cast)
                .filter(duty -> duty.province().equals(province))
                .findFirst();
    }

    private static Refusal notAskedRefusal(SpaceId province) {
        return Refusal.of(OverrunStrength.RULE, Sentence.of("eu.battle.refused-no-overrun").with("where", SentenceNames.place(province)));
    }

    private static List<StackId> ids(List<Stack> stacks) {
        return stacks.stream().map(Stack::id).toList();
    }
}
