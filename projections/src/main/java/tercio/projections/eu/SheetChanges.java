package tercio.projections.eu;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.CountryStatus;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.StackTitle;

/** Expenses of countries, and their stability and victory points. */
final class SheetChanges {

    private SheetChanges() {}

    static List<String> between(EuState before, EuState after) {
        var said = new ArrayList<String>();
        after.countries().forEach((country, now) -> {
            var was = before.countries().get(country);
            if (was != null) {
                said.addAll(money(Nation.of(country), was, now));
                change(said, country, "stability", was.stability(), now.stability());
                change(said, country, "victory points", was.victoryPoints(), now.victoryPoints());
            }
        });
        return said;
    }

    /** Expenses with the rest of the treasury, or with the sum of the turn where the treasury is not kept. */
    private static List<String> money(String nation, CountryStatus was, CountryStatus now) {
        int paid = spent(now) - spent(was);
        boolean kept = was.left() != null && now.left() != null;
        if (paid != 0) {
            var verb = paid > 0 ? " paid " + paid + " ducats" : " has back " + -paid + " ducats";
            return List.of(nation + verb + (kept ? " (" + was.left() + " -> " + now.left() + ")" : " (paid this turn: " + spent(was) + " -> " + spent(now) + ")") + ".");
        }
        return kept && !was.left().equals(now.left()) ? List.of(StackTitle.possessive(nation) + " ducats: " + was.left() + " -> " + now.left() + ".") : List.of();
    }

    private static int spent(CountryStatus status) {
        return status.spent().values().stream().mapToInt(Integer::intValue).sum();
    }

    private static void change(List<String> said, String country, String what, int was, int now) {
        if (was != now) {
            said.add(StackTitle.possessive(Nation.of(country)) + " " + what + ": " + was + " -> " + now + ".");
        }
    }
}
