package tercio.adapters.eia.adjudication;

import java.util.List;
import tercio.adapters.adjudication.ProcedureEndpoint;
import tercio.domain.dice.Die;
import tercio.domain.eia.EiaReadings;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.combat.RoundFire;
import tercio.domain.eia.common.game.EiaPrintedNames;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;

/** One procedure of Empires in Arms. Its dice have six sides. */
interface EmpiresInArmsEndpoint extends ProcedureEndpoint {

    /** The name of the ruleset. */
    String RULESET = EmpiresInArms.ID;

    @Override
    default String ruleset() {
        return RULESET;
    }

    @Override
    default String rulebook() {
        return "eia";
    }

    @Override
    default Die die() {
        return Die.D6;
    }

    @Override
    default List<Reading> readings() {
        return EiaReadings.ALL;
    }

    @Override
    default boolean isReconstructed(Step step) {
        return RoundFire.isReconstructed(step);
    }

    @Override
    default List<Argument> named(String english) {
        return EiaPrintedNames.bearersOf(english);
    }
}
