package tercio.domain.eu.land.siege.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.BattleSide;
import tercio.domain.eu.land.battle.play.BattleLines;
import tercio.domain.eu.land.losses.play.LeaderFates;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.siege.Assault;
import tercio.domain.eu.land.siege.AssaultOutcome;
import tercio.domain.eu.land.siege.AssaultProcedure;
import tercio.domain.eu.land.siege.AssaultState;
import tercio.domain.eu.land.siege.SiegeSide;
import tercio.domain.eu.land.siege.play.SiegeCommand.ResolveAssault;
import tercio.domain.eu.land.siege.play.SiegeEvent.AssaultFought;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegeResolved;
import tercio.domain.game.Execution;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** An assault in a game, through a fresh breach or without one (EU-ASSAULT). */
public final class AssaultResolution {

    private AssaultResolution() {}

    /** Resolves an assault. Without a fresh breach it is refused outside the siege segment. */
    public static Execution resolve(EuCommandRun play, ResolveAssault command) {
        var province = command.province();
        boolean breach = isThroughBreach(play.state(), province);
        var notNow = breach ? Optional.<Refusal>empty() : Sieges.siegeRefusal(play, province);
        if (notNow.isPresent()) {
            return EuCommandRun.refuse(notNow.get());
        }
        var part = AssaultingStacks.assaultingStacks(play.board(), command);
        if (part.isEmpty()) {
            return EuCommandRun.refuse(Sieges.RULE, Sieges.fortress(Sentence.of("eu.siege.refused-assault"), play.board(), province), breach
                    ? UnderminingResolution.breachOptions(province) : Sieges.options(play.board(), province));
        }
        var unable = breach ? Optional.<Sentence>empty() : Sieges.assaultRefusal(play.board(), province);
        if (unable.isPresent()) {
            return EuCommandRun.refuse(Sieges.RULE, unable.get(), Sieges.options(play.board(), province));
        }
        var assault = assault(play.board(), province, breach, part);
        var recorder = StepRecorder.recording();
        var dice = play.dice("assault on " + province + " by " + Sieges.besiegingCountry(play.board(), province));
        return switch (AssaultProcedure.of(assault, play.tables()).start(AssaultProcedure.start(assault), dice, recorder)) {
            case Run.MissingDie<AssaultState> lacking -> EuCommandRun.needsDie(lacking.die());
            case Run.Waiting<AssaultState> waiting -> throw new IllegalStateException("an assault waits for no choice");
            case Run.Finished<AssaultState> over -> {
                play.addRolls(over.rolls());
                settle(play, province, part, assault, over.state(), recorder);
                yield EuCommandRun.success();
            }
        };
    }

    /** Whether the besieger is now asked about an assault through a fresh breach. */
    static boolean isThroughBreach(EuState state, SpaceId province) {
        return UnderminingResolution.openDuty(state, province, Duty.Breach.class).isPresent();
    }

    /** @param besiegers the stacks that assault */
    static Assault assault(WarView board, SpaceId province, boolean breach, List<Stack> besiegers) {
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
                defenders(board, province),
                state.readings());
    }

    /** The defenders: troops inside, or the garrison alone, of the country that controls the fortress. */
    private static BattleSide defenders(WarView board, SpaceId province) {
        var inside = board.stacksInside(province);
        return inside.isEmpty()
                ? BattleLines.garrison(board, board.state().fortress(province).controller())
                : BattleLines.line(board, inside);
    }

    private static void settle(EuCommandRun play, SpaceId province, List<Stack> besiegers, Assault assault, AssaultState assaultState, StepRecorder.Recording recorder) {
        var outcome = AssaultOutcome.of(assault, assaultState, play.tables());
        var by = play.state().commandingCountry(besiegers);
        var inside = play.board().stacksInside(province);
        play.emit(new AssaultFought(province, by, assault.breach(), outcome.fortressFalls(),
                List.of(thirds(play, province, outcome.besieger().losses()), thirds(play, province, outcome.besieged().losses())), outcome.damage()), recorder.steps());
        LeaderFates.recordFate(play, assaultState.party(SiegeSide.BESIEGER).commander(), outcome.besieger().leader(), assault.besieged().country());
        LeaderFates.recordFate(play, assaultState.party(SiegeSide.BESIEGED).commander(), outcome.besieged().leader(), by);
        if (outcome.besiegerDestroyed()) {
            besiegers.forEach(stack -> play.emit(new StackDestroyed(stack.id(), province, "assault")));
        } else {
            suffer(play, province, by, besiegers, outcome.besieger().losses());
        }
        if (outcome.fortressFalls()) {
            FallOfFortress.recordFall(play, province, by, "assault");
        } else if (outcome.besieged().losses() >= play.board().size(inside)) {
            inside.forEach(stack -> play.emit(new StackDestroyed(stack.id(), province, "assault")));
        } else {
            suffer(play, province, assault.besieged().country(), inside, outcome.besieged().losses());
        }
        if (!mustGoBack(play, province, outcome)) {
            play.emit(new SiegeResolved(province));
        }
    }

    /** Whether besiegers are left who must go back, because they are too few for the siege: their choice is asked once more. */
    private static boolean mustGoBack(EuCommandRun play, SpaceId province, AssaultOutcome outcome) {
        int owed = thirds(play, province, outcome.besieger().losses());
        return !outcome.fortressFalls() && !outcome.besiegerDestroyed() && WarView.thirds(play.board().besiegers(province)) > owed
                && Sieges.mustGoBack(play.board(), province, owed);
    }

    /** @param losses in the unit of the tables; in Europe whole LD */
    private static void suffer(EuCommandRun play, SpaceId province, CountryId country, List<Stack> stacks, int losses) {
        if (play.board().theatre(province) != Theatre.EUROPE || losses % play.tables().unit().ofOneLd() > 0) {
            if (losses > 0) {
                play.emit(LossesSuffered.ofThirds(country, stacks.stream().map(Stack::id).toList(), play.tables().unit().toThirds(losses), "assault"));
            }
            return;
        }
        int ld = losses / play.tables().unit().ofOneLd();
        if (ld > 0) {
            play.emit(new LossesSuffered(country, stacks.stream().map(Stack::id).toList(), ld, "assault"));
        }
    }

    /** The losses in thirds of an LD, as they are stored; whole LD in Europe. */
    private static int thirds(EuCommandRun play, SpaceId province, int losses) {
        return play.board().theatre(province) != Theatre.EUROPE ? play.tables().unit().toThirds(losses) : losses / play.tables().unit().ofOneLd() * Thirds.LD;
    }
}
