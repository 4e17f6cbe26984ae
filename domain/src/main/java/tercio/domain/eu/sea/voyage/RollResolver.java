package tercio.domain.eu.sea.voyage;

import java.util.function.UnaryOperator;
import tercio.domain.dice.DieName;
import tercio.domain.eu.land.battle.LandBattle;
import tercio.domain.eu.sea.battle.NavalBattle;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Procedure;

/** Resolves the rolls of a passage: on given dice, with one end, or with all their possible ends. */
public interface RollResolver {

    <S> Distribution<S> of(Procedure<S> procedure, S start);

    /**
     * A battle at sea in which nobody withdraws, breaks off or captures ships.
     *
     * @param names the dice of the sides in this passage
     */
    Distribution<SeaEnd> atSea(NavalBattle battle, UnaryOperator<DieName> names);

    /** A battle on land in which nobody breaks off and everybody has room to retreat. */
    Distribution<LandEnd> onLand(LandBattle battle, UnaryOperator<DieName> names);
}
