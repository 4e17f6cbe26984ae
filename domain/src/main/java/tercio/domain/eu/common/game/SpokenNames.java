package tercio.domain.eu.common.game;

import java.util.List;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.forces.LeaderId;

/** Names of alliances, leaders and changes for use in a sentence. */
public final class SpokenNames {

    private SpokenNames() {}

    /** The countries of an alliance. */
    public static String alliance(EuState board, Alliance alliance) {
        return list(board.members(alliance).stream().map(Nation::of).toList());
    }

    /** Several names: {@code a, b and c}. */
    public static String list(List<String> names) {
        return names.size() < 2
                ? String.join("", names)
                : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
    }

    public static String leader(EuState board, LeaderId id) {
        return board.leader(id).orElseThrow().leader().title();
    }

    /** A leader with his country: {@code Salm of Austria}. */
    public static String leaderAndCountry(EuState board, LeaderId id) {
        var leader = board.leader(id).orElseThrow().leader();
        var country = " of " + Nation.of(leader.country());
        return leader.title().endsWith(country) ? leader.title() : leader.title() + country;
    }
}
