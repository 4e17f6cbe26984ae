package tercio.domain.eu.natives;

import org.pcollections.PSet;
import org.pcollections.TreePSet;

/**
 * The natives of a province that has changed since the last turn.
 *
 * @param left those left, in thirds of an LD
 * @param active the countries against which they have risen this turn; they are quiet if it is empty
 */
public record NativeProvince(int left, PSet<String> active) {

    static NativeProvince untouched(int printed) {
        return new NativeProvince(printed, TreePSet.empty());
    }

    NativeProvince left(int now) {
        return new NativeProvince(now, active);
    }

    NativeProvince against(String country) {
        return new NativeProvince(left, active.plus(country));
    }
}
