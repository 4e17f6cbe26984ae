package tercio.domain.eu.turn.precedence.play;

import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuEvent;

/** Events of the order in which allied countries act. */
public sealed interface PrecedenceEvent extends EuEvent {

    /**
     * A country claims to act next.
     *
     * @param asked allies that must still agree or claim it too
     */
    record PrecedenceClaimed(CountryId country, List<CountryId> asked) implements PrecedenceEvent {
        public PrecedenceClaimed {
            asked = List.copyOf(asked);
        }
    }

    /**
     * A country agrees that an ally acts next.
     *
     * @param asked allies that must still agree or claim it too
     */
    record PrecedenceYielded(CountryId country, List<CountryId> asked) implements PrecedenceEvent {
        public PrecedenceYielded {
            asked = List.copyOf(asked);
        }
    }

    /** @param country the country that makes the next move or takes the next battle */
    record PrecedenceDecided(CountryId country) implements PrecedenceEvent {}
}
