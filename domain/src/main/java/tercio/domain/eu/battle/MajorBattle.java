package tercio.domain.eu.battle;

import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.policy.EditionReadings;
import tercio.domain.eu.policy.Policies;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/** Whether a land battle was a Major Battle (EU-BATTLE-MAJOR). */
final class MajorBattle {

    private static final int GREAT_DIFFERENTIAL = 2;

    private final BattleParameters parameters;
    private final Losses losses;
    private final Map<Side, Integer> more;

    MajorBattle(BattleParameters parameters, Losses losses) {
        this(parameters, losses, Map.of());
    }

    /** @param more the additional losses of each side because no counter gives change (EU-UNIT-4) */
    MajorBattle(BattleParameters parameters, Losses losses, Map<Side, Integer> more) {
        this.parameters = parameters;
        this.losses = losses;
        this.more = more;
    }

    /**
     * Whether the battle was a Major Battle: one side won, and the loser routed, lost enough more LD than the winner,
     * and outside Europe had a European ARMY counter.
     */
    boolean fought(BattleState battleState) {
        return battleState.winner().side().filter(winner -> beaten(battleState, winner)).isPresent();
    }

    private boolean beaten(BattleState battleState, Side winner) {
        return beaten(battleState, winner, routNeeded(), parameters.readings().is(EditionReadings.FAST_MAJOR, "4"));
    }

    private boolean beaten(BattleState battleState, Side winner, boolean routNeeded, boolean stricter) {
        var loser = winner.opponent();
        int difference = losses.total(battleState, loser) + more.getOrDefault(loser, 0)
                - losses.total(battleState, winner) - more.getOrDefault(winner, 0);
        return (parameters.routed(battleState, loser) || !routNeeded) && difference >= needed(winner, stricter) && europeanEnough(loser);
    }

    private boolean routNeeded() {
        return policies().battle().majorNeedsRout()
                || parameters.readings().is(EditionReadings.RAPID_MAJOR_ROUT, Reading.ON);
    }

    private Policies policies() {
        return parameters.tables().policies();
    }

    private int needed(Side winner, boolean stricter) {
        boolean great = parameters.combatant(winner).sizeDifferential() == GREAT_DIFFERENTIAL;
        return parameters.tables().unit().ofOneLd()
                * parameters.tables().constants().value(great || stricter ? "major_battle_land_diff2" : "major_battle_land");
    }

    /** The reading of the edition that decides this battle, if any. */
    private Optional<Reading> open(BattleState battleState) {
        var winner = battleState.winner().side();
        if (winner.isEmpty()) {
            return Optional.empty();
        }
        if (policies() == Policies.FAST) {
            boolean open = beaten(battleState, winner.get(), true, false) && !beaten(battleState, winner.get(), true, true);
            return open ? Optional.of(EditionReadings.FAST_MAJOR) : Optional.empty();
        }
        boolean open = !policies().battle().majorNeedsRout()
                && beaten(battleState, winner.get(), false, false) && !beaten(battleState, winner.get(), true, false);
        return open ? Optional.of(EditionReadings.RAPID_MAJOR_ROUT) : Optional.empty();
    }

    private boolean europeanEnough(Side loser) {
        var side = parameters.battle().side(loser);
        return parameters.battle().theatre() == Theatre.EUROPE
                || side.units().army() && !parameters.tables().armyClasses().restOfTheWorld(side.country());
    }

    Stage<BattleState> explained() {
        return new Stage.Rule<>("major battle", (battleState, recorder) -> {
            if (recorder == StepRecorder.SILENT) {
                return battleState;
            }
            boolean major = fought(battleState);
            if (major || open(battleState).isPresent()) {
                recorder.tell(() -> {
                    var step = Step.of("major battle", "EU-BATTLE-MAJOR").result(major ? "a Major Battle" : "no Major Battle");
                    return open(battleState).map(reading -> step.reading(reading.id())).orElse(step);
                });
            }
            return battleState;
        });
    }
}
