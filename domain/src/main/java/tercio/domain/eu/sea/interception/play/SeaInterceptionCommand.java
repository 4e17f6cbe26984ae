package tercio.domain.eu.sea.interception.play;

import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;

/** Commands of players when a naval stack enters a sea zone within reach of their own. */
public sealed interface SeaInterceptionCommand extends EuCommand {

    /**
     * Announces all attempts of a country to intercept a naval stack. One die for each stack is thrown when all asked countries of its
     * alliance have announced (EU-INT-SEA).
     *
     * @param stacks of one country, in the order in which they try
     */
    record InterceptAtSea(List<StackId> stacks) implements SeaInterceptionCommand {
        @Override
        public Subject about() {
            return Subject.stacks(stacks);
        }

        public InterceptAtSea {
            stacks = stacks == null ? List.of() : List.copyOf(stacks);
        }
    }

    /** The country lets the moving naval stack pass. */
    record LetFleetPass(CountryId country) implements SeaInterceptionCommand {
        @Override
        public Subject about() {
            return Subject.country(country);
        }
    }

    /**
     * The interceptors fight at once, before the battle that the moving stack has announced (EU-INT-SEA).
     *
     * @param stack the moving naval stack
     */
    record FightFleetAtOnce(StackId stack) implements SeaInterceptionCommand {
        @Override
        public Subject about() {
            return Subject.stack(stack);
        }
    }

    /**
     * The interceptors merge with the stack that is to be attacked and fight beside it later (EU-INT-SEA).
     *
     * @param stack the moving naval stack
     */
    record JoinAttackedFleet(StackId stack) implements SeaInterceptionCommand {
        @Override
        public Subject about() {
            return Subject.stack(stack);
        }
    }
}
