package tercio.domain.eia.play.combat;

import java.util.Optional;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.LandStep;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.eia.play.combat.CombatCommand.ChooseChit;
import tercio.domain.eia.play.combat.CombatCommand.ChooseCombat;
import tercio.domain.eia.play.combat.CombatCommand.FightRound;
import tercio.domain.eia.tables.OperationalChit;

/** Steps of combats that many tests take. */
final class Combats {

    private Combats() {}

    /** The board in the land combat step of a power, whose combat in an area is chosen. */
    static LandWar begun(LandBoard board, Power phasing, String area) {
        return board.turnOf(phasing, LandStep.COMBAT).play().goesOn().plays(new ChooseCombat(phasing, area, false));
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
