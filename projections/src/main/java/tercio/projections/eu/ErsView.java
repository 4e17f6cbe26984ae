package tercio.projections.eu;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import tercio.domain.eu.campaign.ErsLine;

/**
 * The economic record sheet of a country, as far as the military phase writes it.
 *
 * @param militaryExpenses line B47, the sum of the others
 * @param stabilityEntries what changed the stability this turn
 * @param victoryPointEntries where the victory points come from
 */
public record ErsView(
        String country,
        int turn,
        int stability,
        int victoryPoints,
        List<Line> lines,
        Line militaryExpenses,
        List<Change> stabilityEntries,
        List<Change> victoryPointEntries) {

    private static final String TOTAL = "B47";

    /** The sheets of all countries at war. */
    public record All(List<ErsView> countries) {}

    /**
     * One line.
     *
     * @param amount ducats this turn
     * @param rounds ducats by round
     * @param positions the events behind the amount
     * @param entries each amount with its own event
     */
    public record Line(
            String line, String name, int amount, Map<String, Integer> rounds, List<Integer> positions, List<Entry> entries) {}

    /** @param amount ducats, negative where a tick is taken off the line */
    public record Entry(int position, String round, int amount) {}

    /** A change of stability or of victory points, and what brought it. */
    public record Change(int position, int amount, String reason) {}

    static All all(ErsFold.Sheets sheets) {
        return new All(sheets.board().countries().keySet().stream().map(country -> sheet(sheets, country)).toList());
    }

    static Optional<ErsView> of(ErsFold.Sheets sheets, String country) {
        return sheets.board().countries().containsKey(country) ? Optional.of(sheet(sheets, country)) : Optional.empty();
    }

    private static ErsView sheet(ErsFold.Sheets sheets, String country) {
        var status = sheets.board().countries().get(country);
        var lines = Arrays.stream(ErsLine.values()).map(line -> line(sheets, country, line)).toList();
        return new ErsView(country, sheets.board().scenario().turn(), status.stability(), status.victoryPoints(), lines,
                total(sheets, country), changes(sheets.stability(), country), changes(sheets.victoryPoints(), country));
    }

    private static List<Change> changes(List<ErsFold.Change> all, String country) {
        return all.stream().filter(change -> change.country().equals(country))
                .map(change -> new Change(change.position(), change.amount(), change.reason()))
                .toList();
    }

    private static Line total(ErsFold.Sheets sheets, String country) {
        return line(sheets, country, TOTAL, "Military expenses", amount -> true);
    }

    private static Line line(ErsFold.Sheets sheets, String country, ErsLine line) {
        return line(sheets, country, line.name(), line.title(), amount -> amount.line() == line);
    }

    private static Line line(
            ErsFold.Sheets sheets, String country, String code, String name, Predicate<ErsFold.Amount> written) {
        var amounts = sheets.amounts().stream()
                .filter(amount -> amount.country().equals(country) && written.test(amount))
                .toList();
        var rounds = new LinkedHashMap<String, Integer>();
        amounts.forEach(amount -> rounds.merge(amount.round(), amount.ducats(), Integer::sum));
        return new Line(code, name, amounts.stream().mapToInt(ErsFold.Amount::ducats).sum(), rounds,
                amounts.stream().map(ErsFold.Amount::position).toList(),
                amounts.stream().map(amount -> new Entry(amount.position(), amount.round(), amount.ducats())).toList());
    }
}
