package tercio.domain.eu.battle;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.dice.DieName;
import tercio.domain.eu.tables.CombatResults;
import tercio.domain.ruling.Account;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;

/** Who has won, and how he pursues the loser (EU-BATTLE-WINNER, EU-BATTLE-PURSUIT). */
final class WinnerAndPursuit {

    private final Contest contest;

    WinnerAndPursuit(Contest contest) {
        this.contest = contest;
    }

    /** Destruction goes before a rout, a rout or a retreat before the morale that is left. */
    Stage<Fray> winner() {
        return new Stage.Rule<>("winner", (fray, account) -> {
            if (fray.sea().withdrawn()) {
                return fray;
            }
            var destroyed = contest.destroyedSides(fray);
            return switch (destroyed.size()) {
                case 2 -> decided(fray, Winner.NONE, "both sides are destroyed", account);
                case 1 -> decided(fray, Winner.of(destroyed.getFirst().opponent()),
                        destroyed.getFirst().spoken() + " is destroyed", account);
                default -> fray.winner() == Winner.UNDECIDED
                        ? byMorale(fray, account)
                        : decided(fray, fray.winner(), "as the fighting decided", account);
            };
        });
    }

    private Fray byMorale(Fray fray, Account account) {
        int phasing = contest.moraleLeft(fray, Side.PHASING);
        int nonPhasing = contest.moraleLeft(fray, Side.NON_PHASING);
        var winner = phasing == nonPhasing ? Winner.NONE : phasing > nonPhasing ? Winner.PHASING : Winner.NON_PHASING;
        return decided(fray, winner, "morale left " + phasing + " to " + nonPhasing, account);
    }

    private Fray decided(Fray fray, Winner winner, String why, Account account) {
        account.tell(() -> {
            var step = Step.of("winner", "EU-BATTLE-WINNER")
                    .result(winner.side().map(side -> side.spoken() + " wins").orElse("no winner") + ": " + why);
            return contest.destructionOpen(fray) ? step.reading(BattleReadings.BATTLE_DESTROYED.id()) : step;
        });
        return contest.decided(fray.won(winner));
    }

    /** The pursuit by a side; a winner that routed itself does not pursue. */
    List<Stage<Fray>> pursuit(Side side) {
        var stages = new ArrayList<Stage<Fray>>();
        for (int die = 0; die < contest.dice(side); die++) {
            stages.add(pursuit(side, die));
        }
        return stages;
    }

    private Stage<Fray> pursuit(Side side, int die) {
        var name = DieName.d10(side.word(), BattleRoll.PURSUIT.word()).ordinal(die);
        return new Stage.Throw<>("pursuit", fray -> fray.winner().is(side) && !contest.routed(fray, side) && !fray.sea().withdrawn(),
                fray -> name, (fray, natural, account) -> pursued(fray, side, die, natural, account),
                fray -> contest.tally(fray, side, BattleRoll.PURSUIT).total());
    }

    private Fray pursued(Fray fray, Side side, int die, int natural, Account account) {
        var tally = contest.tally(fray, side, BattleRoll.PURSUIT);
        var table = contest.tables().combatResults();
        var column = contest.column(side, BattleRoll.PURSUIT);
        int modified = tally.on(natural);
        int lost = table.losses(column, modified);
        int stars = die == 0 ? table.stars(column, modified) : 0;
        account.tell(() -> Step.of("pursuit", "EU-BATTLE-PURSUIT").side(side.word()).die(natural).tally(tally)
                .cell(CombatResults.NAME, table.row(modified), column).result(DaysOfBattle.written(contest.tables().unit(), lost, stars)));
        return fray.struck(side, BattleRoll.PURSUIT, die, natural, modified, lost, stars);
    }
}
