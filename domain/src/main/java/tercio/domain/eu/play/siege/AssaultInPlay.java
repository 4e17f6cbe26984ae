package tercio.domain.eu.play.siege;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.battle.BattleSide;
import tercio.domain.eu.concept.Period;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.forces.Thirds;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.battle.BattleLines;
import tercio.domain.eu.play.losses.LeaderFates;
import tercio.domain.eu.play.losses.LossEvent.LossesSuffered;
import tercio.domain.eu.play.losses.LossEvent.StackDestroyed;
import tercio.domain.eu.play.siege.SiegeCommand.ResolveAssault;
import tercio.domain.eu.play.siege.SiegeEvent.AssaultFought;
import tercio.domain.eu.play.siege.SiegeEvent.SiegeResolved;
import tercio.domain.eu.siege.Assault;
import tercio.domain.eu.siege.AssaultOutcome;
import tercio.domain.eu.siege.AssaultProcedure;
import tercio.domain.eu.siege.AssaultState;
import tercio.domain.eu.siege.SiegeSide;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** An assault in a game, through a fresh breach or without one (EU-ASSAULT). */
public final class AssaultInPlay {

    private AssaultInPlay() {}

    /** Resolves an assault. Without a fresh breach it is refused outside the siege segment. */
    public static Optional<Verdict<EuEvent>> resolve(Play play, ResolveAssault command) {
        var province = command.province();
        boolean breach = throughBreach(play.state(), province);
        var notNow = breach ? Optional.<Verdict<EuEvent>>empty() : Sieges.notNow(play, province);
        if (notNow.isPresent()) {
            return notNow;
        }
        var part = Assaulting.part(play.board(), command);
        if (part.isEmpty()) {
            return Play.refused(Sieges.RULE, "stacks that besiege " + Sieges.fortress(play.board(), province) + " assault, each once", breach
                    ? UnderminingInPlay.breached(province) : Sieges.options(play.board(), province));
        }
        var unable = breach ? Optional.<String>empty() : Sieges.notAssaulting(play.board(), province);
        if (unable.isPresent()) {
            return Play.refused(Sieges.RULE, unable.get(), Sieges.options(play.board(), province));
        }
        var assault = assault(play.board(), province, breach, part);
        var recorder = StepRecorder.recording();
        var dice = play.dice("assault on " + province + " by " + Sieges.besieger(play.board(), province));
        return switch (AssaultProcedure.of(assault, play.tables()).start(AssaultProcedure.start(assault), dice, recorder)) {
            case Run.Lacking<AssaultState> lacking -> Play.wants(lacking.die());
            case Run.Waiting<AssaultState> waiting -> throw new IllegalStateException("an assault waits for no choice");
            case Run.Finished<AssaultState> over -> {
                play.rolled(over.rolls());
                settle(play, province, part, assault, over.state(), recorder);
                yield Play.done();
            }
        };
    }

    /** Whether the besieger is now asked about an assault through a fresh breach. */
    static boolean throughBreach(EuState state, String province) {
        return UnderminingInPlay.asked(state, province, Duty.Breach.class).isPresent();
    }

    /** @param besiegers the stacks that assault */
    static Assault assault(Board board, String province, boolean breach, List<Stack> besiegers) {
        var state = board.state();
        var fortress = state.fortress(province);
        return new Assault(
                Period.of(state.scenario().period()),
                board.theatre(province),
                fortress.level(),
                breach,
                fortress.marks().damagedByAssault(),
                Sieges.artillery(board, besiegers),
                BattleLines.line(board, besiegers),
                besieged(board, province),
                state.readings());
    }

    /** The defenders: troops inside, or the garrison alone, of the country that controls the fortress. */
    private static BattleSide besieged(Board board, String province) {
        var inside = board.inside(province);
        return inside.isEmpty()
                ? BattleLines.garrison(board, board.state().fortress(province).controller())
                : BattleLines.line(board, inside);
    }

    private static void settle(Play play, String province, List<Stack> besiegers, Assault assault, AssaultState assaultState, StepRecorder.Recording recorder) {
        var outcome = AssaultOutcome.of(assault, assaultState, play.tables());
        var by = play.state().commanding(besiegers);
        var inside = play.board().inside(province);
        play.happens(new AssaultFought(province, by, assault.breach(), outcome.fortressFalls(),
                List.of(thirds(play, province, outcome.besieger().losses()), thirds(play, province, outcome.besieged().losses())), outcome.damage()), recorder.steps());
        LeaderFates.befall(play, assaultState.party(SiegeSide.BESIEGER).commander(), outcome.besieger().leader(), assault.besieged().country());
        LeaderFates.befall(play, assaultState.party(SiegeSide.BESIEGED).commander(), outcome.besieged().leader(), by);
        if (outcome.besiegerDestroyed()) {
            besiegers.forEach(stack -> play.happens(new StackDestroyed(stack.id(), province, "assault")));
        } else {
            suffer(play, province, by, besiegers, outcome.besieger().losses());
        }
        if (outcome.fortressFalls()) {
            FallOfFortress.falls(play, province, by, "assault");
        } else if (outcome.besieged().losses() >= play.board().size(inside)) {
            inside.forEach(stack -> play.happens(new StackDestroyed(stack.id(), province, "assault")));
        } else {
            suffer(play, province, assault.besieged().country(), inside, outcome.besieged().losses());
        }
        if (!goesBack(play, province, outcome)) {
            play.happens(new SiegeResolved(province));
        }
    }

    /** Whether besiegers are left who must go back, because they are too few for the siege: their choice is asked once more. */
    private static boolean goesBack(Play play, String province, AssaultOutcome outcome) {
        int owed = thirds(play, province, outcome.besieger().losses());
        return !outcome.fortressFalls() && !outcome.besiegerDestroyed() && Board.thirds(play.board().besiegers(province)) > owed
                && Sieges.mustGoBack(play.board(), province, owed);
    }

    /** @param losses in the unit of the tables; in Europe whole LD */
    private static void suffer(Play play, String province, String country, List<Stack> stacks, int losses) {
        if (play.board().theatre(province) != Theatre.EUROPE || losses % play.tables().unit().ofOneLd() > 0) {
            if (losses > 0) {
                play.happens(LossesSuffered.ofThirds(country, stacks.stream().map(Stack::id).toList(), play.tables().unit().thirds(losses), "assault"));
            }
            return;
        }
        int ld = losses / play.tables().unit().ofOneLd();
        if (ld > 0) {
            play.happens(new LossesSuffered(country, stacks.stream().map(Stack::id).toList(), ld, "assault"));
        }
    }

    /** The losses in thirds of an LD, as they are stored; whole LD in Europe. */
    private static int thirds(Play play, String province, int losses) {
        return play.board().theatre(province) != Theatre.EUROPE ? play.tables().unit().thirds(losses) : losses / play.tables().unit().ofOneLd() * Thirds.LD;
    }
}
