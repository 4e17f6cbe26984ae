package tercio.projections.eu;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.BattleEvent;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.MoveEvent;
import tercio.domain.eu.game.RoundEvent;
import tercio.domain.eu.game.SiegeEvent;
import tercio.domain.ruling.Step;

/**
 * What happened, as sentences that can be read aloud at a table: countries, leaders and places by name, what was tried,
 * what was rolled and how it went.
 */
public final class EventNarrator {

    private EventNarrator() {}

    /**
     * @param before the board before the event
     * @param explanation of the ruling behind the event; empty where there is none
     */
    public static String of(EuState before, EuEvent event, List<Step> explanation) {
        return switch (event) {
            case RoundEvent round -> new RoundNarration(before).of(round);
            case MoveEvent move -> new MoveNarration(before).of(move, explanation);
            case BattleEvent battle -> new BattleNarration(before).of(battle, explanation);
            case SiegeEvent siege -> new SiegeNarration(before).of(siege);
        };
    }

    /** The countries of an alliance. */
    static String alliance(EuState board, int number) {
        return board.members(number).stream().map(Nation::of).collect(Collectors.joining(" and "));
    }

    /** The verb for an alliance: several countries take the plural. */
    static String verb(EuState board, int number, String one, String several) {
        return board.members(number).size() == 1 ? one : several;
    }

    static String leader(EuState board, String id) {
        return board.leaders().get(id).leader().name();
    }

    /** {@code ; stability France +1, Spain -1}; nothing where nothing changes. */
    static String changes(String of, Map<String, Integer> changes) {
        return changes.isEmpty() ? "" : "; " + of + " " + changes.entrySet().stream().sorted(Map.Entry.comparingByKey())
                .map(change -> Nation.of(change.getKey()) + " " + (change.getValue() > 0 ? "+" : "") + change.getValue())
                .collect(Collectors.joining(", "));
    }
}
