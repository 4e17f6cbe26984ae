package tercio.domain.eu.common.game;

import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;

/**
 * The claims of several allied countries to act next (EU-MOVE-ORDER, EU-BATTLE-ORDER).
 *
 * @param claimed countries that claim to act next, in the order of their claims
 * @param asked allies that must still agree or make a claim too
 * @param next the country that acts next; {@code null} while that is open
 */
public record Precedence(List<CountryId> claimed, List<CountryId> asked, CountryId next) {

    /** Nobody has claimed to act next, and any country may. */
    public static final Precedence FREE = new Precedence(List.of(), List.of(), null);

    public Precedence {
        claimed = claimed == null ? List.of() : List.copyOf(claimed);
        asked = asked == null ? List.of() : List.copyOf(asked);
    }

    /** Whether allies still have to answer a claim. */
    public boolean isOpen() {
        return !claimed.isEmpty() && next == null;
    }

    public Precedence withClaim(CountryId country, List<CountryId> stillAsked) {
        return new Precedence(Stream.concat(claimed.stream(), Stream.of(country)).toList(), stillAsked, null);
    }

    public Precedence withAsked(List<CountryId> stillAsked) {
        return new Precedence(claimed, stillAsked, null);
    }

    public static Precedence of(CountryId country) {
        return new Precedence(List.of(), List.of(), country);
    }
}
