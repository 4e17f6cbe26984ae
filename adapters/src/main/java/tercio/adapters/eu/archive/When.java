package tercio.adapters.eu.archive;

import java.util.Arrays;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.EuState;

/** The columns of the round and its weather, which all tables have. */
record When(String round, boolean winter, boolean bad) {

    static When of(EuState board) {
        return new When(board.box() == null ? "" : board.box().label(), board.box() != null && board.box().isWinter(), board.badWeather());
    }

    /** Values of a row: those before the round, the round, and those after it. */
    Object[] between(Object[] first, Object... rest) {
        return Stream.of(Arrays.stream(first), Stream.<Object>of(round, winter, bad), Arrays.stream(rest)).flatMap(values -> values).toArray();
    }

    static Object[] of(Object... values) {
        return values;
    }
}
