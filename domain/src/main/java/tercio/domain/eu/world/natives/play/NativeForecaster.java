package tercio.domain.eu.world.natives.play;

import java.util.Optional;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.world.natives.Conquistador;
import tercio.domain.eu.world.natives.ConquistadorOutcome;
import tercio.domain.eu.world.natives.NativeActivation;
import tercio.domain.eu.world.natives.play.NativeCommand.ConvertNatives;
import tercio.domain.eu.world.natives.play.NativeCommand.PassNatives;
import tercio.domain.ruling.Forecast;

/** The odds that natives rise, and of the result of a conquistador among them. */
final class NativeForecaster {

    private NativeForecaster() {}

    static Optional<Forecast> of(WarView before, NativeCommand command) {
        var asked = NativeEncounters.openDuty(before.state(), command.stack());
        return asked.flatMap(duty -> switch (command) {
            case PassNatives pass -> riseForecast(before, duty);
            case ConvertNatives convert -> conversionForecast(before, duty, convert.leader());
            case NativeCommand.AttackNatives attack -> Optional.empty();
            case NativeCommand.LoseFollowers lose -> Optional.empty();
        });
    }

    private static Optional<Forecast> riseForecast(WarView board, Duty.NativesMet duty) {
        if (!NativeEncounters.mayRise(board, duty.province())) {
            return Optional.empty();
        }
        var test = NativeActivation.test();
        return Optional.of(Forecast.EMPTY.with("activated", test.procedure().distribution(test.start(board.province(duty.province())))
                .map(cast -> cast.result() == NativeActivation.Reaction.RISE)));
    }

    private static Optional<Forecast> conversionForecast(WarView board, Duty.NativesMet duty, LeaderId leader) {
        return Conversions.attempt(board, duty, leader).map(attempt -> {
            var outcomes = Conquistador.of(attempt, board.tables()).distribution(Conquistador.start()).map(result -> ConquistadorOutcome.of(attempt, result));
            return Forecast.EMPTY
                    .with("deserting", outcomes.map(outcome -> Thirds.format(outcome.joining())))
                    .with("resisting", outcomes.map(outcome -> Thirds.format(outcome.resisting())))
                    .with("eliminated", outcomes.map(outcome -> Thirds.format(outcome.vanished())));
        });
    }
}
