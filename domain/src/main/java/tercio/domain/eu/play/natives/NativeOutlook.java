package tercio.domain.eu.play.natives;

import java.util.Optional;
import tercio.domain.eu.forces.Thirds;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.natives.Conquistador;
import tercio.domain.eu.natives.ConquistadorOutcome;
import tercio.domain.eu.natives.NativeActivation;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.natives.NativeCommand.ConvertNatives;
import tercio.domain.eu.play.natives.NativeCommand.PassNatives;
import tercio.domain.ruling.Forecast;

/** The odds that natives rise, and of the result of a conquistador among them. */
final class NativeOutlook {

    private NativeOutlook() {}

    static Optional<Forecast> of(Board before, NativeCommand command) {
        var asked = NativeEncounters.asked(before.state(), command.stack());
        return asked.flatMap(duty -> switch (command) {
            case PassNatives pass -> rising(before, duty);
            case ConvertNatives convert -> converting(before, duty, convert.leader());
            case NativeCommand.AttackNatives attack -> Optional.empty();
            case NativeCommand.LoseFollowers lose -> Optional.empty();
        });
    }

    private static Optional<Forecast> rising(Board board, Duty.NativesMet duty) {
        if (!NativeEncounters.mayRise(board, duty.province())) {
            return Optional.empty();
        }
        var test = NativeActivation.test();
        return Optional.of(Forecast.EMPTY.with("activated", test.procedure().distribution(test.start(NativeEncounters.arrival(board, duty)))
                .map(cast -> cast.result() == NativeActivation.Reaction.RISE)));
    }

    private static Optional<Forecast> converting(Board board, Duty.NativesMet duty, String leader) {
        return Conversions.attempt(board, duty, leader).map(attempt -> {
            var outcomes = Conquistador.of(attempt, board.tables()).distribution(Conquistador.start()).map(result -> ConquistadorOutcome.of(attempt, result));
            return Forecast.EMPTY
                    .with("deserting", outcomes.map(outcome -> Thirds.written(outcome.joining())))
                    .with("resisting", outcomes.map(outcome -> Thirds.written(outcome.resisting())))
                    .with("eliminated", outcomes.map(outcome -> Thirds.written(outcome.vanished())));
        });
    }
}
