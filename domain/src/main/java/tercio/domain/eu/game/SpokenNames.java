package tercio.domain.eu.game;

import java.util.Map;
import java.util.stream.Collectors;
import tercio.domain.eu.board.Nation;

/** Names of alliances, leaders and changes for use in a sentence. */
public final class SpokenNames {

    private SpokenNames() {}

    /** The countries of an alliance. */
    public static String alliance(EuState board, int number) {
        return board.members(number).stream().map(Nation::of).collect(Collectors.joining(" and "));
    }

    /** The verb for an alliance: plural if the alliance has several countries. */
    public static String verb(EuState board, int number, String one, String several) {
        return board.members(number).size() == 1 ? one : several;
    }

    public static String leader(EuState board, String id) {
        return board.leaders().get(id).leader().name();
    }

    /** {@code ; stability France +1, Spain -1}; empty if nothing changes. */
    public static String changes(String of, Map<String, Integer> changes) {
        return changes.isEmpty() ? "" : "; " + of + " " + changes.entrySet().stream().sorted(Map.Entry.comparingByKey())
                .map(change -> Nation.of(change.getKey()) + " " + (change.getValue() > 0 ? "+" : "") + change.getValue())
                .collect(Collectors.joining(", "));
    }
}
