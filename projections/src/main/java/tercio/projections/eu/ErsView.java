package tercio.projections.eu;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.campaign.ErsLine;

/**
 * The economic record sheet of a country, as far as the military phase writes it.
 *
 * @param total line B47, all military expenses of the turn in ducats
 */
public record ErsView(String country, int turn, int stability, int victoryPoints, List<Line> lines, int total) {

    /** The sheets of all countries at war. */
    public record All(List<ErsView> countries) {}

    /**
     * One line.
     *
     * @param amount ducats this turn
     * @param rounds ducats by round
     * @param positions the events behind the amount
     */
    public record Line(String line, String name, int amount, Map<String, Integer> rounds, List<Integer> positions) {}

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
                lines.stream().mapToInt(Line::amount).sum());
    }

    private static Line line(ErsFold.Sheets sheets, String country, ErsLine line) {
        var amounts = sheets.amounts().stream()
                .filter(amount -> amount.country().equals(country) && amount.line() == line)
                .toList();
        var rounds = new LinkedHashMap<String, Integer>();
        amounts.forEach(amount -> rounds.merge(amount.round(), amount.ducats(), Integer::sum));
        return new Line(line.name(), line.title(), amounts.stream().mapToInt(ErsFold.Amount::ducats).sum(), rounds,
                amounts.stream().map(ErsFold.Amount::position).toList());
    }
}
