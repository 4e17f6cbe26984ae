package tercio.domain.eu.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tercio.domain.dice.DieName;
import tercio.domain.eu.policy.BattlePolicies;
import tercio.domain.eu.policy.EditionReadings;
import tercio.domain.eu.policy.RetreatOrder;
import tercio.domain.ruling.Account;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;

/** Destruction and attempts to retreat between the two days (EU-BATTLE-DESTRUCTION, EU-BATTLE-RETREAT-ATTEMPT). */
final class EndOfFirstDay {

    private final Contest contest;

    EndOfFirstDay(Contest contest) {
        this.contest = contest;
    }

    Stage<Fray> destruction() {
        return new Stage.Rule<>("end of first day: destruction", (fray, account) -> {
            if (!fray.goesOn()) {
                return fray;
            }
            var destroyed = contest.destroyedSides(fray);
            if (destroyed.isEmpty() && !contest.destructionOpen(fray)) {
                return fray;
            }
            account.tell(() -> checked(fray, destroyed));
            return switch (destroyed.size()) {
                case 0 -> fray;
                case 1 -> contest.decided(fray.ended(Ended.DAY1_DESTRUCTION, Winner.of(destroyed.getFirst().opponent())));
                default -> contest.decided(fray.ended(Ended.DAY1_DESTRUCTION, Winner.NONE));
            };
        });
    }

    private Step checked(Fray fray, List<Side> destroyed) {
        var step = Step.of("end of first day: destruction", "EU-BATTLE-DESTRUCTION").result(switch (destroyed.size()) {
            case 0 -> "nobody is destroyed";
            case 1 -> destroyed.getFirst().spoken() + " is destroyed";
            default -> "both sides are destroyed";
        });
        return contest.destructionOpen(fray) ? step.reading(BattleReadings.BATTLE_DESTROYED.id()) : step;
    }

    /** The second side decides only if the first is still there. */
    List<Stage<Fray>> retreatAttempts() {
        var first = policies().retreatOrder().phasingFirst(contest.interception()) ? Side.PHASING : Side.NON_PHASING;
        var stages = new ArrayList<Stage<Fray>>(attempt(first, fray -> true));
        if (policies().retreatOrder() == RetreatOrder.DEFENDER_FIRST) {
            stages.add(shutOut(first));
        }
        stages.addAll(attempt(first.opponent(), fray -> !shutOut(fray, first)));
        return stages;
    }

    private Stage<Fray> shutOut(Side first) {
        var second = first.opponent();
        return new Stage.Rule<>("end of first day: shut out", (fray, account) -> {
            if (fray.goesOn() && shutOut(fray, first) && fray.ranks(second).intent() == Intent.ATTEMPT_RETREAT) {
                account.tell(() -> Step.of("end of first day: retreat", "EU-BATTLE-RETREAT-ATTEMPT").side(second.word())
                        .result("may not try: the other side has tried").reading(EditionReadings.RAPID_SECOND_ATTEMPT.id()));
            }
            return fray;
        });
    }

    private List<Stage<Fray>> attempt(Side side, Predicate<Fray> allowed) {
        var name = DieName.d10(side.word(), "retreatAttempt");
        return List.of(
                new Stage.Rule<>("end of first day: ask " + side.word(), (fray, account) ->
                        fray.goesOn() && allowed.test(fray) && fray.ranks(side).intent() == Intent.UNDECIDED
                                ? fray.asking(Fray.Kind.RETREAT_ATTEMPT, side)
                                : fray),
                new Stage.Choice<>(Fray.stage(Fray.Kind.RETREAT_ATTEMPT, side), fray -> fray.pending() != null),
                new Stage.Throw<>("end of first day: retreat",
                        fray -> fray.goesOn() && allowed.test(fray) && fray.ranks(side).intent() == Intent.ATTEMPT_RETREAT,
                        fray -> name, (fray, die, account) -> attempted(fray, side, die, account), fray -> chances(fray, side)));
    }

    /** By a strict reading the second side has no chance once the first one has tried. */
    private boolean shutOut(Fray fray, Side first) {
        return fray.ranks(first).retreatFailed() && contest.readings().is(EditionReadings.RAPID_SECOND_ATTEMPT, "declined");
    }

    /** Manoeuvre and the morale that is left: what the die is held against. */
    private int chances(Fray fray, Side side) {
        return contest.leader(fray, side).maneuver() + contest.moraleLeft(fray, side);
    }

    private BattlePolicies policies() {
        return contest.tables().policies().battle();
    }

    private Fray attempted(Fray fray, Side side, int die, Account account) {
        int manoeuvre = contest.leader(fray, side).maneuver();
        int morale = contest.moraleLeft(fray, side);
        var test = policies().retreatTest();
        boolean away = test.passed(die, chances(fray, side));
        account.tell(() -> {
            var step = Step.of("end of first day: retreat", "EU-BATTLE-RETREAT-ATTEMPT").side(side.word()).die(die)
                    .result((away ? "gets away" : "fails") + ": needs " + test.needed(manoeuvre + morale) + " (manoeuvre " + manoeuvre
                            + " and morale " + morale + ")");
            boolean second = policies().retreatOrder() == RetreatOrder.DEFENDER_FIRST && fray.ranks(side.opponent()).retreatFailed();
            return second ? step.reading(EditionReadings.RAPID_SECOND_ATTEMPT.id()) : step;
        });
        return away
                ? contest.decided(fray.ended(Ended.DAY1_RETREAT, Winner.of(side.opponent())))
                : fray.with(side, Ranks::failedToRetreat);
    }
}
