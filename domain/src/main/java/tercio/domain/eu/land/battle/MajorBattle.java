package tercio.domain.eu.land.battle;

import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.policy.EditionReadings;
import tercio.domain.eu.common.policy.Policies;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

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
    boolean isMajor(BattleState battleState) {
        return battleState.winner().side().filter(winner -> isMajorFor(battleState, winner)).isPresent();
    }

    private boolean isMajorFor(BattleState battleState, Side winner) {
        return isMajorFor(battleState, winner, needsRout(), parameters.readings().is(EditionReadings.FAST_MAJOR, "4"));
    }

    private boolean isMajorFor(BattleState battleState, Side winner, boolean routNeeded, boolean stricter) {
        var loser = winner.opponent();
        int difference = losses.total(battleState, loser) + more.getOrDefault(loser, 0)
                - losses.total(battleState, winner) - more.getOrDefault(winner, 0);
        return (parameters.isRouted(battleState, loser) || !routNeeded) && difference >= leastDifference(winner, stricter) && hasEnoughEuropeans(loser);
    }

    private boolean needsRout() {
        return policies().battle().majorNeedsRout()
                || parameters.readings().is(EditionReadings.RAPID_MAJOR_ROUT, Reading.ON);
    }

    private Policies policies() {
        return parameters.tables().policies();
    }

    private int leastDifference(Side winner, boolean stricter) {
        boolean great = parameters.combatant(winner).sizeDifferential() == GREAT_DIFFERENTIAL;
        return parameters.tables().unit().ofOneLd()
                * parameters.tables().constants().value(great || stricter ? "major_battle_land_diff2" : "major_battle_land");
    }

    /** The reading of the edition that decides this battle, if any. */
    private Optional<Reading> openReading(BattleState battleState) {
        var winner = battleState.winner().side();
        if (winner.isEmpty()) {
            return Optional.empty();
        }
        if (policies() == Policies.FAST) {
            boolean open = isMajorFor(battleState, winner.get(), true, false) && !isMajorFor(battleState, winner.get(), true, true);
            return open ? Optional.of(EditionReadings.FAST_MAJOR) : Optional.empty();
        }
        boolean open = !policies().battle().majorNeedsRout()
                && isMajorFor(battleState, winner.get(), false, false) && !isMajorFor(battleState, winner.get(), true, false);
        return open ? Optional.of(EditionReadings.RAPID_MAJOR_ROUT) : Optional.empty();
    }

    private boolean hasEnoughEuropeans(Side loser) {
        var side = parameters.battle().side(loser);
        return parameters.battle().theatre() == Theatre.EUROPE
                || side.units().hasArmy() && !parameters.tables().armyClasses().isOfRestOfTheWorld(side.country());
    }

    Stage<BattleState> explanation() {
        return new Stage.Rule<>("major battle", (battleState, recorder) -> {
            if (recorder == StepRecorder.SILENT) {
                return battleState;
            }
            boolean major = isMajor(battleState);
            if (major || openReading(battleState).isPresent()) {
                recorder.record(() -> {
                    var step = Step.of("major battle", "EU-BATTLE-MAJOR").result(Sentence.of("eu.battle.result-major").with("major", major));
                    return openReading(battleState).map(reading -> step.reading(reading.id())).orElse(step);
                });
            }
            return battleState;
        });
    }
}
