package tercio.domain.eia.economy.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.game.Secret;

/** Events of the economic phase. */
public sealed interface EconomyEvent extends EiaEvent {

    /** A power took money and manpower into its reserve. */
    record IncomeTaken(Power power, Optional<Income> income) implements EconomyEvent {
        public IncomeTaken {
            income = income == null ? Optional.empty() : income;
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "income"));
        }
    }

    /** @param money points into the treasury; negative out of it */
    record TreasuryFilled(Power power, int money) implements EconomyEvent {}

    /** A power entered political points. */
    record PoliticalPointsEntered(Power power, int points) implements EconomyEvent {}
}
