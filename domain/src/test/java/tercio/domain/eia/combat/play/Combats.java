package tercio.domain.eia.combat.play;

import java.util.Optional;
import tercio.domain.eia.combat.play.CombatCommand.ChooseChit;
import tercio.domain.eia.combat.play.CombatCommand.ChooseCombat;
import tercio.domain.eia.combat.play.CombatCommand.FightRound;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.map.SpaceId;

/** Steps of combats that many tests take. */
final class Combats {

    private Combats() {}

    /** The board in the land combat step of a power, whose combat in an area is chosen. */
    static LandWar begun(LandBoard board, Power phasing, String area) {
        return board.turnOf(phasing, LandStep.COMBAT).play().goesOn().plays(new ChooseCombat(phasing, new SpaceId(area), false));
    }

    static ChooseChit chit(Power power, OperationalChit chit) {
        return new ChooseChit(power, Optional.of(chit));
    }

    /** Both sides have chosen their chits. */
    static LandWar chits(LandWar war, Power attacker, OperationalChit one, Power defender, OperationalChit other) {
        return war.plays(chit(attacker, one)).plays(chit(defender, other));
    }

    /** A round with the dice of the attacker and the defender. */
    static LandWar round(LandWar war, Power attacker, Power defender, int one, int other) {
        return war.plays(FightRound.plain(attacker)).plays(FightRound.plain(defender), one, other);
    }
}
