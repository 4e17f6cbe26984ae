package tercio.domain.eu.world.exploration;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.BorderKind;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.board.Space;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.game.Refusal;
import tercio.domain.map.Border;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/**
 * A stack that could explore in the exploration step of its impulse (EU-EXPLORATION-WHO). Any stack may, and a leader alone: neither a
 * campaign nor an interception stops it.
 *
 * @param stack its id
 * @param country of its commander
 * @param at the space where it is; for a land stack aboard, the sea zone of its ships
 * @param naval whether it is a naval stack; else it explores provinces
 * @param engaged whether it was in a battle in this impulse, an interception included, won or lost; of a stack aboard also its ships
 * @param acted whether it has had its action or its exploration in this impulse
 * @param explorer whether an explorer would go with it
 */
public record ExplorationOrder(StackId stack, CountryId country, SpaceId at, boolean naval, boolean engaged, boolean acted, boolean explorer) {

    private static final String RULE = "EU-EXPLORATION-WHO";

    /** The zones that it may explore; none if it may not explore. */
    public List<SpaceId> targets(Discoveries discoveries) {
        return engaged || acted ? List.of()
                : EuMap.PRINTED.borders(at).stream().map(Border::to).filter(zone -> refusal(zone, discoveries).isEmpty()).toList();
    }

    /** The refusal to explore a zone; empty if the stack may explore it. */
    public Optional<Refusal> refusal(SpaceId zone, Discoveries discoveries) {
        if (engaged) {
            return refusal(Sentence.of("eu.expedition.refused-fought"));
        }
        if (acted) {
            return refusal(Sentence.of("eu.expedition.refused-acted"));
        }
        var space = EuMap.PRINTED.spaces().zone(zone);
        if (space.isEmpty() || EuMap.PRINTED.between(at, zone).filter(border -> isOpen(border.kind())).isEmpty()) {
            return refusal(Sentence.of("eu.expedition.refused-not-next").with("known", space.isPresent()).with("where", new Argument.Name("eu.place", zone.value(), PlaceName.of(zone))).with("naval", naval));
        }
        if (discoveries.knows(stack, country, zone)) {
            return refusal(Sentence.of("eu.expedition.refused-known").with("where", new Argument.Name("eu.place", zone.value(), PlaceName.of(zone))));
        }
        return space.filter(this::isInland).isPresent()
                ? refusal(Sentence.of("eu.expedition.refused-inland").with("where", new Argument.Name("eu.place", zone.value(), PlaceName.of(zone)))) : Optional.empty();
    }

    /** A fleet explores a sea from a sea; troops a province over land, or over its coast from the ships. */
    private boolean isOpen(BorderKind kind) {
        return naval ? kind == BorderKind.SEA
                : EuMap.PRINTED.sea(at).isPresent() ? kind == BorderKind.COAST : kind.isByLand();
    }

    private boolean isInland(Space space) {
        return explorer && space instanceof Province province && EuMap.PRINTED.seasOf(province.id()).isEmpty();
    }

    private static Optional<Refusal> refusal(Sentence why) {
        return Optional.of(Refusal.of(RULE, why));
    }
}
