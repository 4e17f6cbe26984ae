package tercio.domain.eu.land.interception.play;

import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.map.SpaceId;

/** Commands of players when a stack enters a province within reach of other stacks. */
public sealed interface InterceptionCommand extends EuCommand {

    /**
     * Announces all attempts of a country to intercept or counter-intercept. One die for each stack is thrown when all asked
     * countries of its alliance have announced (EU-INT-LAND).
     *
     * @param stacks of one country, in the order in which they try
     */
    record AttemptInterception(List<StackId> stacks) implements InterceptionCommand {
        @Override
        public Subject about() {
            return Subject.stacks(stacks);
        }

        public AttemptInterception {
            stacks = stacks == null ? List.of() : List.copyOf(stacks);
        }
    }

    /** The interceptors of a stack beside other forces fight it at once (EU-INT-MERGE). */
    record FightAtOnce(SpaceId province) implements InterceptionCommand {
        @Override
        public Subject about() {
            return Subject.province(province);
        }
    }

    /** The interceptors fight later: all forces in the province together in a regular battle (EU-INT-MERGE). */
    record FightLater(SpaceId province) implements InterceptionCommand {
        @Override
        public Subject about() {
            return Subject.province(province);
        }
    }

    /** Troops that are four times as many overrun the stack that has entered their province (EU-MOVE-OVERRUN). */
    record OverrunMover(SpaceId province) implements InterceptionCommand {
        @Override
        public Subject about() {
            return Subject.province(province);
        }
    }

    /** Troops that are four times as many do not overrun the stack that has entered their province. It may still be intercepted. */
    record SpareMover(SpaceId province) implements InterceptionCommand {
        @Override
        public Subject about() {
            return Subject.province(province);
        }
    }

    /** The country lets the moving stack pass. A country of the mover's alliance declines to counter-intercept. */
    record PassInterception(CountryId country) implements InterceptionCommand {
        @Override
        public Subject about() {
            return Subject.country(country);
        }
    }
}
