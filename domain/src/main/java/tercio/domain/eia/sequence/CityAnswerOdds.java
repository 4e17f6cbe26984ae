package tercio.domain.eia.sequence;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.combat.play.CombatCommand;
import tercio.domain.eia.combat.play.RetirementPreview;
import tercio.domain.eia.combat.siege.play.AnticipatedSiege;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.supply.play.SupplyInputs;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;

/**
 * Odds that follow from an answer about a city: the combat outside it, an assault attempt where it is besieged, and its
 * hunger there (EIA-7.5.1.1, EIA-7.5.4, EIA-7.4.5).
 */
final class CityAnswerOdds {

    private CityAnswerOdds() {}

    /** The odds as far as the viewer of the board knows the forces; empty for other answers. */
    static Optional<Forecast> odds(EiaWarView board, EiaCommand command) {
        return switch (command) {
            case CombatCommand.FaceCity face when face.besiege() -> unlessEmpty(withSiege(Forecast.EMPTY, board, face.area(), besiegers(board, face)));
            case CombatCommand.RetireIntoCity retire -> retirement(board, retire);
            case CombatCommand.AgreeRetirement agree -> retirement(board, agree);
            default -> Optional.empty();
        };
    }

    private static Optional<Forecast> retirement(EiaWarView board, CombatCommand command) {
        return RetirementPreview.of(board, command).flatMap(after -> {
            var outside = after.oddsOutside().orElse(Forecast.EMPTY);
            return unlessEmpty(after.retired() ? withSiege(outside, after.board(), after.area(), after.besiegers()) : outside);
        });
    }

    private static List<Power> besiegers(EiaWarView board, CombatCommand.FaceCity face) {
        return Stream.concat(board.state().city(face.area()).stream().flatMap(city -> city.besiegers().stream()), Stream.of(face.power())).distinct().toList();
    }

    private static Forecast withSiege(Forecast before, EiaWarView board, SpaceId area, List<Power> besiegers) {
        var siege = AnticipatedSiege.odds(board, area, besiegers);
        if (siege.isEmpty()) {
            return before;
        }
        var all = before;
        for (var figure : siege.get().figures().entrySet()) {
            all = all.with("siege/" + figure.getKey(), figure.getValue());
        }
        for (var party : siege.get().parties().entrySet()) {
            all = all.withParty(party.getKey(), party.getValue());
        }
        return all.with("hunger/factorsLost", SupplyInputs.hungerOdds(board, area));
    }

    private static Optional<Forecast> unlessEmpty(Forecast forecast) {
        return forecast.figures().isEmpty() ? Optional.empty() : Optional.of(forecast);
    }
}
