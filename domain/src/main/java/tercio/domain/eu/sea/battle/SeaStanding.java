package tercio.domain.eu.sea.battle;

import java.util.Optional;
import tercio.domain.eu.common.battle.BattleStanding;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.Winner;
import tercio.domain.eu.common.forces.LossUnit;

/**
 * The stored form of a battle at sea between two choices, or at its end.
 *
 * @param rolls the parts shared with a battle on land: dice, losses, stars, leaders drawn, the open question
 * @param wind the side with the wind advantage; left out, none
 * @param withdrawn whether that side has withdrawn
 * @param captureStars stars of the pursuit, each a choice of ships to capture
 */
public record SeaStanding(BattleStanding rolls, Optional<Side> wind, boolean withdrawn, int captureStars) {

    public SeaStanding {
        wind = wind == null ? Optional.empty() : wind;
    }

    /** The stored form of a battle that is over or has not had its first roll. */
    public static SeaStanding of(BattleState battleState) {
        return of(BattleStanding.of(battleState, LossUnit.THIRD), battleState);
    }

    /** The stored form of a battle that waits at a stage. */
    public static SeaStanding ofWaiting(BattleState battleState, String stage) {
        return of(BattleStanding.ofWaiting(battleState, stage, LossUnit.THIRD), battleState);
    }

    private static SeaStanding of(BattleStanding rolls, BattleState battleState) {
        return new SeaStanding(rolls, NavalState.of(battleState).wind().side(), NavalState.of(battleState).withdrawn(), NavalState.of(battleState).pursuitStars());
    }

    /** The choice that the battle waits for. */
    public Optional<BattleStanding.Question> waits() {
        return rolls.waits();
    }

    /** The state on which the procedure works. A battle waits only where both sides have made the same rolls. */
    public BattleState battleState() {
        return rolls.battleState().withSpecial(new NavalState(0, wind.map(Winner::of).orElse(Winner.NONE), withdrawn, captureStars, 0));
    }
}
