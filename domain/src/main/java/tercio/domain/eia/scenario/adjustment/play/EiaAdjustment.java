package tercio.domain.eia.scenario.adjustment.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Secret;

/** Adjustment of the board by the host. */
public record EiaAdjustment(String reason, List<EiaChange> changes) implements Adjustment {

    public EiaAdjustment {
        changes = List.copyOf(changes);
    }

    /** Hides the changes where they contain factors of corps: the command does not say whose corps these are. */
    @Override
    public List<Secret> secrets() {
        boolean strength = changes.stream().anyMatch(change -> switch (change) {
            case EiaChange.CorpsPlaced placed -> placed.factors().isPresent();
            case EiaChange.CorpsStrength written -> true;
            default -> false;
        });
        return strength ? List.of(new Secret(Set.of(), List.of("changes"))) : List.of();
    }

    /** The strength that a change writes; empty for another change. */
    static Optional<Factors> strength(EiaChange change) {
        return switch (change) {
            case EiaChange.CorpsPlaced placed -> placed.factors();
            case EiaChange.CorpsStrength written -> written.factors();
            default -> Optional.empty();
        };
    }
}
