package tercio.domain.eia.economy.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.game.Secret;

/** Commands of the economic phase. */
public sealed interface EconomyCommand extends EiaCommand {

    /**
     * A power takes money and manpower into its reserve (EIA-8.0).
     *
     * @param income the money and manpower; its secret
     */
    record TakeIncome(Power power, Optional<Income> income) implements EconomyCommand {
        public TakeIncome {
            income = income == null ? Optional.empty() : income;
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "income"));
        }
    }

    /**
     * A power moves money between its reserve and its treasury, openly.
     *
     * @param money points into the treasury; negative out of it, -999 to 999
     */
    record FillTreasury(Power power, int money) implements EconomyCommand {}

    /**
     * A power enters political points that no rule of the land phase gives or takes.
     *
     * @param points -20 to 20
     */
    record EnterPoliticalPoints(Power power, int points) implements EconomyCommand {}
}
