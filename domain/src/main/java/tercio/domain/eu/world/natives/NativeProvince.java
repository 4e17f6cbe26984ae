package tercio.domain.eu.world.natives;

import java.util.Set;
import java.util.TreeSet;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.turn.round.RoundBox;

/**
 * The natives of a province that has changed since the last turn.
 *
 * @param left those left, in thirds of an LD
 * @param active the countries against which they have risen this turn; they are quiet if it is empty
 * @param fought the round in which they have fought last this turn, {@code null} if they have not
 */
public record NativeProvince(int left, Set<CountryId> active, RoundBox fought) {

    public NativeProvince {
        active = active == null ? Set.of() : Set.copyOf(active);
    }

    static NativeProvince quiet(int printed) {
        return new NativeProvince(printed, Set.of(), null);
    }

    NativeProvince withLeft(int now) {
        return new NativeProvince(now, active, fought);
    }

    NativeProvince withRisenAgainst(CountryId country) {
        var all = new TreeSet<>(active);
        all.add(country);
        return new NativeProvince(left, all, fought);
    }

    NativeProvince withFought(RoundBox now) {
        return new NativeProvince(left, active, now);
    }
}
