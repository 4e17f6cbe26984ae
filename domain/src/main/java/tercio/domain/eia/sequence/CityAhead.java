package tercio.domain.eia.sequence;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.EiaCommand;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.combat.CombatCommand;
import tercio.domain.eia.play.combat.RetirementAhead;
import tercio.domain.eia.play.siege.SiegeToCome;
import tercio.domain.eia.play.supply.SupplyOnBoard;
import tercio.domain.ruling.Forecast;

/**
 * Odds that follow from an answer about a city: the combat outside it, an assault attempt where it is besieged, and its
 * hunger there (EIA-7.5.1.1, EIA-7.5.4, EIA-7.4.5).
 */
final class CityAhead {

    private CityAhead() {}

    /** The odds as far as the viewer of the board knows the forces; empty for other answers. */
    static Optional<Forecast> odds(EiaBoard board, EiaCommand command) {
        return switch (command) {
            case CombatCommand.FaceCity face when face.besiege() -> shown(besieged(Forecast.EMPTY, board, face.area(), besiegers(board, face)));
            case CombatCommand.RetireIntoCity retire -> retirement(board, retire);
            case CombatCommand.AgreeRetirement agree -> retirement(board, agree);
            default -> Optional.empty();
        };
    }

    private static Optional<Forecast> retirement(EiaBoard board, CombatCommand command) {
        return RetirementAhead.of(board, command).flatMap(after -> {
            var outside = after.outside().orElse(Forecast.EMPTY);
            return shown(after.retired() ? besieged(outside, after.board(), after.area(), after.besiegers()) : outside);
        });
    }

    private static List<Power> besiegers(EiaBoard board, CombatCommand.FaceCity face) {
        return Stream.concat(board.state().city(face.area()).stream().flatMap(city -> city.besiegers().stream()), Stream.of(face.power())).distinct().toList();
    }

    private static Forecast besieged(Forecast before, EiaBoard board, String area, List<Power> besiegers) {
        var siege = SiegeToCome.odds(board, area, besiegers);
        if (siege.isEmpty()) {
            return before;
        }
        var all = before;
        for (var figure : siege.get().figures().entrySet()) {
            all = all.with("siege/" + figure.getKey(), figure.getValue());
        }
        for (var party : siege.get().parties().entrySet()) {
            all = all.of(party.getKey(), party.getValue());
        }
        return all.with("hunger/factorsLost", SupplyOnBoard.hungerOdds(board, area));
    }

    private static Optional<Forecast> shown(Forecast forecast) {
        return forecast.figures().isEmpty() ? Optional.empty() : Optional.of(forecast);
    }
}
