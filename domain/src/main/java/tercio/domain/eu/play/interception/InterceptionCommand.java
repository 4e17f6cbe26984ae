package tercio.domain.eu.play.interception;

import java.util.List;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.Subject;

/** What players ask for when a stack enters a province that others can reach. */
public sealed interface InterceptionCommand extends EuCommand {

    /**
     * Announces all attempts of a country to intercept, or to counter-intercept; one die for each stack, when all countries
     * of its alliance that are asked have announced theirs (EU-INT-LAND).
     *
     * @param stacks of one country, in the order in which they try
     */
    record AttemptInterception(List<String> stacks) implements InterceptionCommand {
        @Override
        public Subject about() {
            return Subject.stacks(stacks);
        }

        public AttemptInterception {
            stacks = stacks == null ? List.of() : List.copyOf(stacks);
        }
    }

    /** Those who have caught a stack beside other forces fight it at once (EU-INT-MERGE). */
    record FightAtOnce(String province) implements InterceptionCommand {
        @Override
        public Subject about() {
            return Subject.province(province);
        }
    }

    /** They fight it later, all forces in the province together, as a regular battle (EU-INT-MERGE). */
    record FightLater(String province) implements InterceptionCommand {
        @Override
        public Subject about() {
            return Subject.province(province);
        }
    }

    /** The country lets the moving stack pass; if it is one of the mover's alliance, it does not come to its help. */
    record PassInterception(String country) implements InterceptionCommand {
        @Override
        public Subject about() {
            return Subject.country(country);
        }
    }
}
