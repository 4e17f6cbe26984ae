package tercio.adapters.eu.archive;

import static tercio.adapters.eu.archive.When.of;

import tercio.adapters.archive.ArchiveRows;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.land.losses.play.LossEvent;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent;
import tercio.domain.eu.sea.battle.play.SeaFightEvent;
import tercio.domain.eu.sea.shorefire.play.ShoreFireEvent;
import tercio.domain.game.Event;

/**
 * Losses: what the events of losses took from the board, on land and at sea. The LD that mans a fortress is not lost (EU-FORT-3), and ships
 * that change hands are lost for whom they leave.
 */
final class LossRows implements EuFold.Subject {

    private static final String GARRISON = "garrison";
    private static final String OTHER = "other";

    @Override
    public void event(EuState before, RecordedEvent event, EuState after, ArchiveRows rows) {
        var fact = event.fact();
        if (fact instanceof LossEvent) {
            var cause = cause(before, fact);
            if (!cause.equals(GARRISON)) {
                var left = Sizes.ofCountries(after);
                Sizes.ofCountries(before).forEach((country, was) -> addLoss(before, event, country, cause, was - left.getOrDefault(country, 0), 0, rows));
            }
        } else if (fact instanceof SeaFightEvent || fact instanceof ShipLossEvent || fact instanceof ShoreFireEvent) {
            var cause = fact instanceof SeaFightEvent ? "sea battle" : fact instanceof ShoreFireEvent ? "shore fire" : "sea";
            var left = Sizes.shipsOfCountries(after);
            Sizes.shipsOfCountries(before).forEach((country, was) -> addLoss(before, event, country, cause, 0, was - left.getOrDefault(country, 0), rows));
        }
    }

    private static void addLoss(EuState before, RecordedEvent event, CountryId country, String cause, int ld, int ships, ArchiveRows rows) {
        if (ld > 0 || ships > 0) {
            rows.add(EuArchiveTables.LOSS, event.position(), When.of(before).between(of(country), cause, Math.max(0, ld), Math.max(0, ships)));
        }
    }

    private static String cause(EuState before, Event fact) {
        if (!before.duties().isEmpty() && before.duties().getFirst() instanceof Duty.Losses owed) {
            return owed.why();
        }
        return switch (fact) {
            case LossEvent.StackDestroyed destroyed when destroyed.why() != null && !destroyed.why().isEmpty() -> destroyed.why();
            default -> OTHER;
        };
    }
}
