package tercio.domain.eia.combat.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import tercio.domain.dice.Die;
import tercio.domain.eia.combat.CombatState;
import tercio.domain.eia.combat.CombatStop;
import tercio.domain.eia.combat.DaySheet;
import tercio.domain.eia.combat.play.CombatEvent.ForcesLeft;
import tercio.domain.eia.combat.play.CombatEvent.WithdrawalRolled;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.game.Execution;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/** The withdrawal of a defender who chose its chit (EIA-7.5.2.5, EIA-7.5.2.12.2). */
final class Withdrawals {

    private Withdrawals() {}

    /** Against a probe all corps and irregulars withdraw at once (EIA-7.5.2.5.2.1). */
    static boolean withdrawAutomatically(EiaCommandRun play, LandCombat combat, EiaTables tables) {
        var played = PlayedCombat.of(play.board(), combat, tables);
        if (!played.withdrawsAutomatically()) {
            return false;
        }
        var recorder = StepRecorder.recording();
        leave(play, combat, played.halt(CombatStop.WITHDRAWAL, recorder).state().sheet().withdrawn(), recorder.steps());
        return true;
    }

    /** Throws the dice of the commander, or of the corps, and of the irregulars. */
    static Execution roll(EiaCommandRun play, EiaTables tables) {
        var combat = CombatFlow.combat(play.state());
        var recorder = StepRecorder.recording();
        return switch (PlayedCombat.of(play.board(), combat, tables).from(CombatStop.WITHDRAWAL, CombatNames.dice(play), recorder)) {
            case Run.MissingDie<CombatState>(var die) -> EiaCommandRun.needsDie(die);
            case Run.Finished<CombatState> finished -> throw new IllegalStateException("who withdraws leaves the area before the day goes on");
            case Run.Waiting<CombatState>(var at, var choice, var rolls) -> {
                play.addRolls(rolls);
                leave(play, combat, at.state().sheet().withdrawn(), recorder.steps());
                yield EiaCommandRun.success();
            }
        };
    }

    /** All corps that are left, and the irregulars, leave (EIA-7.5.2.12.2). */
    static void leave(EiaCommandRun play, LandCombat combat, List<Step> steps) {
        leave(play, combat, combat.defender().corps(), combat.defender().irregulars(), steps);
    }

    private static void leave(EiaCommandRun play, LandCombat combat, DaySheet.Withdrawn who, List<Step> steps) {
        leave(play, combat, who.corps().stream().map(combat.defender().corps()::get).toList(),
                who.irregulars().stream().map(combat.defender().irregulars()::get).toList(), steps);
    }

    private static void leave(EiaCommandRun play, LandCombat combat, List<UnitId> corps, List<UnitId> irregulars, List<Step> steps) {
        var remaining = new ArrayList<>(combat.defender().corps());
        remaining.removeAll(corps);
        play.emit(new WithdrawalRolled(CombatLists.union(corps, irregulars), remaining), steps);
        var force = CombatEnds.leavingForce(play, combat, CombatSide.DEFENDER, corps, irregulars, true);
        play.emit(new ForcesLeft(force.stream().toList()));
        CombatFlow.enterStage(play, CombatStage.RETREAT);
    }

    /** The odds of the die of a commander, or of the number of corps that withdraw without one. */
    static Forecast forecast(EiaWarView board, LandCombat combat, EiaTables tables) {
        int corps = combat.defender().corps().size();
        var withdrawn = PlayedCombat.of(board, combat, tables).odds(CombatStop.WITHDRAWAL, CombatStop.LEAVING).map(state -> state.withdrawal().corps());
        return Forecast.EMPTY.with("defender/corpsWithdrawn", withdrawn).with("defender/allWithdraw", withdrawn.map(count -> count == corps))
                .withParty("defender", combat.defender().lead().word());
    }

    /** Distribution of a die with six faces. */
    static Distribution<Integer> d6() {
        var faces = new LinkedHashMap<Integer, BigInteger>();
        for (int face = 1; face <= Die.D6.sides(); face++) {
            faces.put(face, BigInteger.ONE);
        }
        return Distribution.of(faces, BigInteger.valueOf(Die.D6.sides()));
    }
}
