package tercio.domain.eu.land.siege.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.MovementCosts;
import tercio.domain.eu.supply.line.play.SupplyLines;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The line of supply of a besieger, from any source in reach (AMB-53). Undermining needs one. */
final class SiegeSupply {

    private SiegeSupply() {}

    /** MP to the closest source; empty where no line of supply reaches the besiegers. */
    static OptionalInt distance(WarView board, SpaceId province) {
        return SupplyLines.closestDistance(board, board.besiegers(province));
    }

    /** Whether no line of supply reaches these besiegers. */
    static boolean haveNoLine(WarView board, List<Stack> besiegers) {
        return SupplyLines.closestDistance(board, besiegers).isEmpty();
    }

    /** The reason why the besiegers have no line of supply; empty if they have one. */
    static Optional<Sentence> missingLineReason(WarView board, SpaceId province) {
        return distance(board, province).isPresent()
                ? Optional.empty()
                : Optional.of(Sieges.fortress(Sentence.of("eu.siege.refused-no-line"), board, province).with("most", MovementCosts.from(board.tables()).longestSupply())
                        .with("who", SentenceNames.country(Sieges.besiegingCountry(board, province))));
    }
}
