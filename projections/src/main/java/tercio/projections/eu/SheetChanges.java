package tercio.projections.eu;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.CountryStatus;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Expenses of countries, and their stability and victory points. */
final class SheetChanges {

    private SheetChanges() {}

    static List<Sentence> between(EuState before, EuState after) {
        var said = new ArrayList<Sentence>();
        after.countries().forEach((country, now) -> {
            var was = before.countries().get(country);
            if (was != null) {
                said.addAll(money(country, was, now));
                addChange(said, Sentence.of("eu.changes.stability"), country, was.stability(), now.stability());
                addChange(said, Sentence.of("eu.changes.victory-points"), country, was.victoryPoints(), now.victoryPoints());
            }
        });
        return said;
    }

    /** Expenses with the rest of the treasury, or with the sum of the turn where the treasury is not kept. */
    private static List<Keyed> money(CountryId country, CountryStatus was, CountryStatus now) {
        int paid = totalSpent(now) - totalSpent(was);
        boolean kept = was.treasuryLeft() != null && now.treasuryLeft() != null;
        if (paid != 0) {
            return List.of(Sentence.of("eu.changes.paid").with("who", SentenceNames.country(country)).with("paid", paid > 0).with("count", Math.abs(paid)).with("kept", kept)
                    .with("before", kept ? was.treasuryLeft() : totalSpent(was)).with("after", kept ? now.treasuryLeft() : totalSpent(now)));
        }
        return kept && !was.treasuryLeft().equals(now.treasuryLeft()) ? List.of(change(Sentence.of("eu.changes.treasury"), country, was.treasuryLeft(), now.treasuryLeft())) : List.of();
    }

    private static int totalSpent(CountryStatus status) {
        return status.spent().values().stream().mapToInt(Integer::intValue).sum();
    }

    private static void addChange(List<Sentence> said, Keyed what, CountryId country, int was, int now) {
        if (was != now) {
            said.add(change(what, country, was, now));
        }
    }

    private static Keyed change(Keyed what, CountryId country, int was, int now) {
        return what.with("who", SentenceNames.country(country)).with("before", was).with("after", now);
    }
}
