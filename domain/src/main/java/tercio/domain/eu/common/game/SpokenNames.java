package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.ruling.Step;

/** Names of alliances, leaders and changes for use in a sentence. */
public final class SpokenNames {

    private SpokenNames() {}

    /** The countries of an alliance. */
    public static String alliance(EuState board, int number) {
        return list(board.members(number).stream().map(Nation::of).toList());
    }

    /** {@code (France)} after an answer of one of several allied countries; empty for a country that answers alone. */
    public static String ofSeveral(EuState board, String country) {
        return board.members(board.allianceOf(country)).size() == 1 ? "" : " (" + Nation.of(country) + ")";
    }

    /** Several names: {@code a, b and c}. */
    public static String list(List<String> names) {
        return names.size() < 2
                ? String.join("", names)
                : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
    }

    /** The verb for an alliance: plural if the alliance has several countries. */
    public static String verb(EuState board, int number, String one, String several) {
        return board.members(number).size() == 1 ? one : several;
    }

    /** {@code ; Farnese is without a stack until the next round}; empty where no leader was with the stack that is gone. */
    public static String withoutStack(EuState board, List<String> leaders) {
        return leaders.isEmpty() ? "" : "; " + list(leaders.stream().map(id -> leader(board, id)).toList()) + (leaders.size() == 1 ? " is" : " are")
                + " without a stack until the next round";
    }

    public static String leader(EuState board, String id) {
        return board.leader(id).orElseThrow().leader().title();
    }

    /** A leader with his country: {@code Salm of Austria}. */
    public static String leaderAndCountry(EuState board, String id) {
        var leader = board.leader(id).orElseThrow().leader();
        var country = " of " + Nation.of(leader.country());
        return leader.title().endsWith(country) ? leader.title() : leader.title() + country;
    }

    /** The die of a ruling: {@code , with a roll of 5 modified to 4}; empty where the explanation has no single die. */
    public static String roll(List<Step> explanation) {
        return explanation.stream().filter(step -> step.dice().size() == 1).findFirst()
                .map(step -> ", with a roll of " + step.dice().getFirst()
                        + (step.modified() == null || step.modified().equals(step.dice().getFirst()) ? "" : " modified to " + step.modified()))
                .orElse("");
    }

    /** {@code ; stability France +1, Spain -1}; empty if nothing changes. */
    public static String changes(String of, Map<String, Integer> changes) {
        return changes.isEmpty() ? "" : "; " + of + " " + changes.entrySet().stream().sorted(Map.Entry.comparingByKey())
                .map(change -> Nation.of(change.getKey()) + " " + (change.getValue() > 0 ? "+" : "") + change.getValue())
                .collect(Collectors.joining(", "));
    }
}
