package tercio.projections.eu;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.game.CountryStatus;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.StackTitle;

/** Expenses of countries, and their stability and victory points. */
final class SheetChanges {

    private SheetChanges() {}

    static List<String> between(EuState before, EuState after) {
        var said = new ArrayList<String>();
        after.countries().forEach((country, now) -> {
            var was = before.countries().get(country);
            if (was != null) {
                said.addAll(money(Nation.of(country), was, now));
                addChange(said, country, "stability", was.stability(), now.stability());
                addChange(said, country, "victory points", was.victoryPoints(), now.victoryPoints());
            }
        });
        return said;
    }

    /** Expenses with the rest of the treasury, or with the sum of the turn where the treasury is not kept. */
    private static List<String> money(String nation, CountryStatus was, CountryStatus now) {
        int paid = totalSpent(now) - totalSpent(was);
        boolean kept = was.treasuryLeft() != null && now.treasuryLeft() != null;
        if (paid != 0) {
            var verb = paid > 0 ? " paid " + paid + " ducats" : " has back " + -paid + " ducats";
            return List.of(nation + verb + (kept ? " (" + was.treasuryLeft() + " -> " + now.treasuryLeft() + ")" : " (paid this turn: " + totalSpent(was) + " -> " + totalSpent(now) + ")") + ".");
        }
        return kept && !was.treasuryLeft().equals(now.treasuryLeft()) ? List.of(StackTitle.possessive(nation) + " ducats: " + was.treasuryLeft() + " -> " + now.treasuryLeft() + ".") : List.of();
    }

    private static int totalSpent(CountryStatus status) {
        return status.spent().values().stream().mapToInt(Integer::intValue).sum();
    }

    private static void addChange(List<String> said, CountryId country, String what, int was, int now) {
        if (was != now) {
            said.add(StackTitle.possessive(Nation.of(country)) + " " + what + ": " + was + " -> " + now + ".");
        }
    }
}
